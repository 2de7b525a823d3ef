MATCH (c:Company {id: $company})<-[:MENTIONS]-(t:ReportTable)-[:HAS_ROW]->(r:TableRow)-[:HAS_CELL]->(x:Cell)
WHERE x.is_figure = true
RETURN c.name AS company, t.id AS table_id, t.title AS title, t.scale AS scale, t.source AS source, r.position AS row_position, r.label AS label,
       r.section AS section, x.position AS cell_position, x.column AS column, x.text AS text, x.value AS value, x.unit AS unit,
       x.years AS years
ORDER BY table_id, row_position, cell_position

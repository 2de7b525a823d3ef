MATCH (f:Filing)-[:FILED_BY]->(o:Filer), (a:Bank)<-[:FROM_BANK]-(f)-[:TO_BANK]->(b:Bank)
WHERE f.begin_date <> '' AND ($filer = '' OR o.id = $filer)
RETURN f.id AS filing, o.name AS filer, a.name AS sender, b.name AS receiver, f.amount AS amount, f.begin_date AS begin_date,
       f.end_date AS end_date, f.source AS source
ORDER BY begin_date, filing LIMIT 1

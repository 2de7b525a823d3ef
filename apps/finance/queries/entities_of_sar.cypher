MATCH (s:Sar {id: $sar})-[:NAMES]->(e:Entity)-[:LIES_IN]->(c:Country), (s)-[:REPORTED_BY]->(o:Filer)
RETURN s.id AS sar, o.name AS filer, e.name AS entity, c.name AS country, c.name_fr AS country_fr, s.source AS source
ORDER BY entity, country

MATCH (o:Filer {id: $filer})<-[:REPORTED_BY]-(s:Sar)-[:NAMES]->(e:Entity)-[:LIES_IN]->(c:Country)
WITH o, c, count(DISTINCT e) AS entities, collect(DISTINCT s.source)[0..20] AS sources
RETURN o.name AS filer, c.name AS country, c.name_fr AS country_fr, entities, sources
ORDER BY entities DESC, country

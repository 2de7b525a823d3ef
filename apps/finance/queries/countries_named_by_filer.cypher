MATCH (o:Filer {id: $filer})<-[:REPORTED_BY]-(s:Sar)-[:NAMES]->(e:Entity)-[:LIES_IN]->(c:Country)
WITH o, c, count(DISTINCT e.id) AS entities, collect(DISTINCT s.source) AS all_sources
RETURN o.name AS filer, c.name AS country, c.name_fr AS country_fr, entities, all_sources[0..20] AS sources
ORDER BY entities DESC, country

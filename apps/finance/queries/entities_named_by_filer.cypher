MATCH (o:Filer {id: $filer})<-[:REPORTED_BY]-(s:Sar)-[:NAMES]->(e:Entity)-[:LIES_IN]->(c:Country)
WHERE $country = '' OR c.id = $country
WITH o, e, c, count(DISTINCT s.id) AS reports, collect(DISTINCT s.source) AS all_sources
RETURN o.name AS filer, e.name AS entity, c.name AS country, c.name_fr AS country_fr, reports, all_sources[0..20] AS sources
ORDER BY reports DESC, entity, country

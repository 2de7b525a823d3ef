MATCH (o:Filer {id: $filer})<-[:REPORTED_BY]-(s:Sar)-[:NAMES]->(e:Entity)-[:LIES_IN]->(c:Country)
WHERE $country = '' OR c.id = $country
WITH o, e, c, collect(DISTINCT s.source)[0..20] AS sources, count(DISTINCT s) AS reports
RETURN o.name AS filer, e.name AS entity, c.name AS country, c.name_fr AS country_fr, reports, sources
ORDER BY reports DESC, entity, country

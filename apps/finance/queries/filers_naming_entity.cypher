MATCH (named:Entity {id: $entity}), (e:Entity {name: named.name})<-[:NAMES]-(s:Sar)-[:REPORTED_BY]->(o:Filer)
WITH named, o, count(DISTINCT s.id) AS reports, collect(DISTINCT s.source) AS all_sources
RETURN named.name AS entity, o.name AS filer, reports, all_sources[0..20] AS sources
ORDER BY reports DESC, filer

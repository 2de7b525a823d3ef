MATCH (named:Entity {id: $entity}), (e:Entity {name: named.name})<-[:NAMES]-(s:Sar)-[:REPORTED_BY]->(o:Filer)
WITH named, o, collect(DISTINCT s.id) AS sars, collect(DISTINCT s.source)[0..20] AS sources
RETURN named.name AS entity, o.name AS filer, size(sars) AS reports, sars[0..20] AS numbers, sources
ORDER BY reports DESC, filer

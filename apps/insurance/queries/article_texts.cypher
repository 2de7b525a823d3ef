MATCH (a:Article {id: $article})
OPTIONAL MATCH (a)-[r]->(t:LegalText)
RETURN a.source AS source, 'Article ' + a.number AS title, a.number AS number, a.in_force AS in_force, type(r) AS did, t.name AS text
ORDER BY did, text

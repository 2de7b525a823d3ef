MATCH (a:Article {id: $article})
OPTIONAL MATCH (a)-[:CITES]->(b:Article)
RETURN a.source AS source, 'Article ' + a.number AS title, a.number AS number, b.number AS other, b.source AS other_source
ORDER BY other

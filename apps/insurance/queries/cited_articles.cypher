MATCH (a:Article {id: $article})
OPTIONAL MATCH (a)-[:CITES]->(b:Article)
RETURN a.source AS source, CASE WHEN b IS NULL THEN [] ELSE [b.source] END AS sources, 'Article ' + a.number AS title, a.number AS number,
  b.number AS other
ORDER BY other

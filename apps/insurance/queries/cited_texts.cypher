MATCH (a:Article {id: $article})-[:CITES]->(b:Article)
RETURN b.id AS id, b.number AS number, b.source AS source, b.text AS text, b.text_en AS text_en
ORDER BY number

MATCH (p:Paragraph)
WHERE p.id IN $values
RETURN p.id AS id, p.citation AS name
ORDER BY id

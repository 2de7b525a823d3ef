MATCH (t:Term)
WHERE t.id IN $values
RETURN t.id AS id, t.name AS name
ORDER BY size(t.id) DESC
LIMIT 1

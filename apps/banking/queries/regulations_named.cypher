MATCH (r:Regulation)
WHERE r.id IN $values
RETURN r.id AS id, r.name AS name
ORDER BY id

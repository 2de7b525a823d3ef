MATCH (t:Term)
RETURN t.id AS id, t.name AS name, t.aliases AS aliases
ORDER BY id

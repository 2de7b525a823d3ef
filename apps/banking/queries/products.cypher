MATCH (p:Product)
RETURN p.id AS id, p.name AS name, p.aliases AS aliases
ORDER BY id

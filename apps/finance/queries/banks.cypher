MATCH (b:Bank) RETURN b.id AS id, b.name AS name, b.aliases AS aliases
ORDER BY id

MATCH (c:Country) RETURN c.id AS id, c.name AS name, c.aliases AS aliases
ORDER BY id

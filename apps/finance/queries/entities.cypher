MATCH (e:Entity) RETURN e.id AS id, e.name AS name, e.aliases AS aliases
ORDER BY id

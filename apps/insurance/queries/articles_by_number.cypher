MATCH (a:Article)
WHERE a.number IN $values AND a.current
RETURN a.id AS id, a.number AS name
ORDER BY a.number

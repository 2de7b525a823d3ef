MATCH (c:Customer)
RETURN count(c) AS number, sum(CASE WHEN c.member THEN 1 ELSE 0 END) AS members, collect('row:' + c.id) AS sources

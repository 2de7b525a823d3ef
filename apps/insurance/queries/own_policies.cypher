MATCH (c:Customer)-[:HOLDS]->(p:Policy)
WHERE $customer = '' OR c.id = $customer
RETURN p.id AS id, p.name AS name, p.aliases AS aliases
ORDER BY id

MATCH (c:Customer)-[:HOLDS]->(:Policy)-[:HAS_CLAIM]->(k:Claim)
WHERE ($customer = '' OR c.id = $customer) AND k.id IN $values
RETURN k.id AS id, k.id AS name
ORDER BY id

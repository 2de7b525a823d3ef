MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card)
RETURN k.id AS id, k.product AS name, k.aliases AS aliases
ORDER BY id

MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card)-[:HAS_CLOSURE]->(x:Closure)
WHERE $card = '' OR k.id = $card
RETURN 'row:' + x.id AS source, k.product AS name, x.reason AS reason, x.date AS date
ORDER BY x.date DESC, x.id

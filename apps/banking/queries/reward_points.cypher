MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card {kind: 'credit'})
WHERE ($card = '' OR k.id = $card) AND k.points IS NOT NULL
RETURN 'row:' + k.id AS source, k.product AS name, k.points AS points
ORDER BY k.product, k.id

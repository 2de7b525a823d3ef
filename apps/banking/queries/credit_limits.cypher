MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card {kind: 'credit'})
WHERE ($card = '' OR k.id = $card) AND k.limit IS NOT NULL
RETURN 'row:' + k.id AS source, k.product AS name, k.limit AS limit, k.limit - k.balance AS left, k.currency AS currency
ORDER BY k.product, k.id

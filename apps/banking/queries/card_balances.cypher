MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card {kind: 'credit'})
WHERE $card = '' OR k.id = $card
RETURN 'row:' + k.id AS source, k.product AS name, k.balance AS balance, k.currency AS currency
ORDER BY k.product, k.id

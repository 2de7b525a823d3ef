MATCH (:Customer {id: $customer})-[:PLACED]->(o:CardOrder)-[:REPLACES]->(k:Card)
WHERE $card = '' OR k.id = $card
RETURN 'row:' + o.id AS source, k.product AS name, o.status AS status, o.reason AS reason, o.ordered AS ordered, o.expected AS expected
ORDER BY o.ordered DESC, o.id

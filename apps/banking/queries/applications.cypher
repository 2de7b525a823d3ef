MATCH (:Customer {id: $customer})-[:SUBMITTED]->(a:Application)
WHERE $product = '' OR a.product_id = $product
RETURN 'row:' + a.id AS source, a.product AS product, a.status AS status, a.date AS date
ORDER BY a.date DESC, a.id

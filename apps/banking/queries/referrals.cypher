MATCH (:Customer {id: $customer})-[:MADE]->(r:Referral)
WHERE ($status = '' OR r.status = $status) AND ($product = '' OR r.product_id = $product) AND r.date >= $period_from AND r.date <= $period_to
RETURN 'row:' + r.id AS source, r.product AS product, r.status AS status, r.date AS date
ORDER BY r.date DESC, r.id

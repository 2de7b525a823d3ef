MATCH (:Customer)-[:MADE]->(r:Referral)
WHERE ($status = '' OR r.status = $status) AND ($product = '' OR r.product_id = $product)
RETURN r.status AS status, count(r) AS number, collect('row:' + r.id) AS sources
ORDER BY number DESC, status

MATCH (:Customer {id: $customer})-[:OWNS|HOLDS]->(h)-[:HAS_TRANSACTION]->(t:Transaction)
WHERE ($account = '' OR h.id = $account)
  AND ($card = '' OR h.id = $card)
  AND ($merchant = '' OR t.merchant = $merchant)
  AND ($category = '' OR t.category = $category)
  AND ($type = '' OR t.type = $type)
  AND t.date >= $period_from AND t.date <= $period_to
RETURN 'row:' + t.id AS source, t.date AS date, t.amount AS amount, t.currency AS currency, t.type AS type,
  t.description AS description, t.category AS category, t.status AS status, t.date AS as_of
ORDER BY t.date DESC, t.id
LIMIT 200

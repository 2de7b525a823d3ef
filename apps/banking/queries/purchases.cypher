MATCH (:Customer {id: $customer})-[:OWNS|HOLDS]->(h)-[:HAS_TRANSACTION]->(t:Transaction)-[:AT]->(m:Merchant)
WHERE ($card = '' OR h.id = $card)
  AND ($merchant = '' OR m.id = $merchant)
  AND ($category = '' OR t.category = $category)
  AND t.date >= $period_from AND t.date <= $period_to
RETURN 'row:' + t.id AS source, m.name AS name, t.date AS date, abs(t.amount) AS amount, t.currency AS currency, t.category AS category, t.date AS as_of
ORDER BY amount DESC, date DESC, source

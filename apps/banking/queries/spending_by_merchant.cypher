MATCH (:Customer {id: $customer})-[:OWNS|HOLDS]->(h)-[:HAS_TRANSACTION]->(t:Transaction)-[:AT]->(m:Merchant)
WHERE ($card = '' OR h.id = $card)
  AND ($category = '' OR t.category = $category)
  AND t.date >= $period_from AND t.date <= $period_to
RETURN m.name AS name, t.currency AS currency, sum(abs(t.amount)) AS total, count(t) AS number, collect('row:' + t.id) AS sources
ORDER BY total DESC, name
LIMIT 100

MATCH (:Customer {id: $customer})-[:OWNS|HOLDS]->(h)-[:HAS_TRANSACTION]->(t:Transaction)-[:AT]->(m:Merchant)
WHERE ($card = '' OR h.id = $card)
  AND ($merchant = '' OR m.id = $merchant)
  AND ($category = '' OR t.category = $category)
  AND t.date >= $period_from AND t.date <= $period_to
RETURN t.currency AS currency, sum(abs(t.amount)) AS total, count(t) AS number, sum(t.points) AS points,
  min(t.date) AS first, max(t.date) AS last, collect('row:' + t.id) AS sources
ORDER BY currency

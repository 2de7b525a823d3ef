MATCH (:Customer)-[:HOLDS]->(k:Card {kind: 'credit'})-[:HAS_TRANSACTION]->(t:Transaction)-[:AT]->(m:Merchant)
WHERE ($category = '' OR t.category = $category) AND ($product = '' OR k.product_id = $product) AND ($merchant = '' OR m.id = $merchant)
  AND t.date >= $period_from AND t.date <= $period_to
RETURN t.currency AS currency, count(t) AS number, sum(t.amount) AS total, collect('row:' + t.id) AS sources
ORDER BY currency

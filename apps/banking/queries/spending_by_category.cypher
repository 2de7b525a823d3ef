MATCH (:Customer {id: $customer})-[:OWNS|HOLDS]->(h)-[:HAS_TRANSACTION]->(t:Transaction)-[:AT]->(:Merchant)
WHERE ($card = '' OR h.id = $card) AND t.category <> '' AND t.date >= $period_from AND t.date <= $period_to
RETURN t.category AS category, t.currency AS currency, sum(abs(t.amount)) AS total, count(t) AS number, collect('row:' + t.id) AS sources
ORDER BY total DESC, category

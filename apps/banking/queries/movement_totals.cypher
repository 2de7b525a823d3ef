MATCH (:Customer {id: $customer})-[:OWNS]->(a:Account)-[:HAS_TRANSACTION]->(t:Transaction)
WHERE ($account = '' OR a.id = $account)
  AND ($type = '' OR t.type = $type)
  AND t.date >= $period_from AND t.date <= $period_to
RETURN t.type AS type, t.currency AS currency, sum(t.amount) AS total, count(t) AS number,
  min(t.date) AS first, max(t.date) AS last, collect('row:' + t.id) AS sources
ORDER BY type, currency

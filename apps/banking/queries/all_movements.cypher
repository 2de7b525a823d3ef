MATCH (:Customer)-[:OWNS]->(:Account)-[:HAS_TRANSACTION]->(t:Transaction)
WHERE ($type = '' OR t.type = $type) AND t.date >= $period_from AND t.date <= $period_to
RETURN t.type AS type, t.currency AS currency, count(t) AS number, sum(t.amount) AS total, collect('row:' + t.id) AS sources
ORDER BY type, currency

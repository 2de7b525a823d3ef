MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card)-[:HAS_PAYMENT]->(p:Payment)
WHERE ($card = '' OR k.id = $card) AND p.date >= $period_from AND p.date <= $period_to
RETURN 'row:' + p.id AS source, k.product AS name, p.date AS date, p.amount AS amount, p.currency AS currency, p.status AS status, p.date AS as_of
ORDER BY p.date DESC, p.id

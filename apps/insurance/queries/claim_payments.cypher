MATCH (:Customer {id: $customer})-[:HOLDS]->(p:Policy)-[:HAS_CLAIM]->(c:Claim)-[:PAID_BY]->(y:ClaimPayment)
WHERE ($policy = '' OR p.id = $policy) AND ($kind = '' OR p.kind = $kind) AND ($claim = '' OR c.id = $claim)
  AND y.date >= $period_from AND y.date <= $period_to
RETURN 'row:' + y.id AS source, c.id AS claim, p.name AS policy, y.date AS date, y.amount AS amount
ORDER BY date, claim

MATCH (:Customer {id: $customer})-[:HOLDS]->(p:Policy)-[:HAS_CLAIM]->(c:Claim)
WHERE ($policy = '' OR p.id = $policy) AND ($kind = '' OR p.kind = $kind) AND ($claim = '' OR c.id = $claim)
  AND ($status = '' OR c.status = $status) AND c.reported >= $period_from AND c.reported <= $period_to
RETURN 'row:' + c.id AS source, c.id AS id, p.name AS policy, c.kind AS kind, c.status AS status, c.reported AS reported, c.amount AS amount
ORDER BY reported DESC, id

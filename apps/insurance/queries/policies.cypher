MATCH (:Customer {id: $customer})-[:HOLDS]->(p:Policy)
WHERE ($policy = '' OR p.id = $policy) AND ($kind = '' OR p.kind = $kind)
RETURN 'row:' + p.id AS source, p.id AS id, p.name AS name, p.kind AS kind, p.status AS status, p.premium AS premium,
  p.premium_every AS premium_every, p.deductible AS deductible, p.starts AS starts, p.renews AS renews, p.beneficiaries AS beneficiaries
ORDER BY id

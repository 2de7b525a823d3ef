MATCH (c:Customer)-[:HOLDS]->(k:Card {last4: $last_digits})
RETURN 'row:' + k.id AS source, c.name AS customer, k.product AS name, k.kind AS kind, k.last4 AS last4, k.status AS status,
  k.issued AS issued, k.expires AS expires, k.reason AS reason
ORDER BY k.id

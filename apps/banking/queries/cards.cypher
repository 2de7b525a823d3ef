MATCH (:Customer {id: $customer})-[:HOLDS]->(k:Card)
WHERE ($card = '' OR k.id = $card) AND ($kind = '' OR k.kind = $kind) AND ($last_digits = '' OR k.last4 = $last_digits)
RETURN 'row:' + k.id AS source, k.product AS name, k.kind AS kind, k.last4 AS last4, k.status AS status,
  k.issued AS issued, k.expires AS expires, k.reason AS reason
ORDER BY k.kind, k.product, k.id

CALL {
  MATCH (c:Customer {id: $client})-[:OWNS]->(a:Account)
  WHERE $product = '' OR a.product_id = $product
  RETURN 'row:' + a.id AS source, c.name AS customer, a.level AS name, a.class AS kind, a.status AS status, a.balance AS balance,
    a.currency AS currency, null AS points, '' AS expires
  UNION ALL
  MATCH (c:Customer {id: $client})-[:HOLDS]->(k:Card)
  WHERE $product = '' OR k.product_id = $product
  RETURN 'row:' + k.id AS source, c.name AS customer, k.product AS name, k.kind AS kind, k.status AS status, k.balance AS balance,
    k.currency AS currency, k.points AS points, k.expires AS expires
}
RETURN source, customer, name, kind, status, balance, currency, points, expires
ORDER BY source

CALL {
  MATCH (:Customer)-[:OWNS]->(a:Account)
  WHERE $product = '' OR a.product_id = $product
  RETURN a.level AS name, 'account' AS kind, count(a) AS number, sum(a.balance) AS total, a.currency AS currency, collect('row:' + a.id) AS sources
  UNION ALL
  MATCH (:Customer)-[:HOLDS]->(k:Card)
  WHERE $product = '' OR k.product_id = $product
  RETURN k.product AS name, 'card' AS kind, count(k) AS number, sum(coalesce(k.balance, 0)) AS total, k.currency AS currency, collect('row:' + k.id) AS sources
}
RETURN name, kind, number, total, currency, sources
ORDER BY kind, name, currency

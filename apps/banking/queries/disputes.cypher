MATCH (:Customer {id: $customer})-[:FILED]->(d:Dispute)-[:ABOUT]->(t:Transaction)
WHERE ($merchant = '' OR t.merchant = $merchant) AND ($status = '' OR d.status = $status)
RETURN 'row:' + d.id AS source, t.description AS merchant, t.amount AS amount, t.currency AS currency, t.date AS date,
  d.status AS status, d.reason AS reason, d.resolution AS resolution, d.submitted AS submitted, d.provisionalCredit AS provisional
ORDER BY d.submitted DESC, d.id

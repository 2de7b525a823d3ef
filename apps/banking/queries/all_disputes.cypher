MATCH (c:Customer)-[:FILED]->(d:Dispute)-[:ABOUT]->(t:Transaction)
WHERE $status = '' OR d.status = $status
RETURN 'row:' + d.id AS source, c.name AS customer, t.description AS merchant, t.amount AS amount, t.currency AS currency, d.status AS status, d.submitted AS submitted
ORDER BY submitted DESC, source

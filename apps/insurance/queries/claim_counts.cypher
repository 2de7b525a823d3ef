MATCH (p:Policy)-[:HAS_CLAIM]->(c:Claim)
WHERE ($kind = '' OR p.kind = $kind) AND ($status = '' OR c.status = $status) AND c.reported >= $period_from AND c.reported <= $period_to
WITH c.status AS status, count(c) AS claims, sum(c.amount) AS amount, collect('row:' + c.id) AS sources
RETURN sources, status, claims, amount
ORDER BY status

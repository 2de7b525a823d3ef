MATCH (c:Customer)-[:OWNS]->(p:Portfolio)-[:MOVED]->(m:Movement)
WHERE ($customer = '' OR c.id = $customer) AND ($person = '' OR c.id = $person) AND m.day >= $period_from AND m.day <= $period_to AND ($kind = 'all' OR m.kind = $kind)
RETURN m.id AS movement, m.day AS day, m.kind AS kind, m.security AS security, m.security_fr AS security_fr, m.amount AS amount, m.currency AS currency,
       m.source AS source
ORDER BY day, movement

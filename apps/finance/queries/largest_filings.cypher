MATCH (a:Bank)<-[:FROM_BANK]-(f:Filing)-[:TO_BANK]->(b:Bank)
WHERE $bank = '' OR a.id = $bank OR b.id = $bank
RETURN f.id AS filing, a.name AS sender, b.name AS receiver, f.amount AS amount, f.begin_date AS begin_date, f.source AS source
ORDER BY amount DESC, filing LIMIT 5

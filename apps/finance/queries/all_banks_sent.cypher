MATCH (f:Filing)-[:FROM_BANK]->(b:Bank)
WITH b, f ORDER BY f.id
WITH b, count(f) AS filings, sum(f.amount) AS amount, collect(f.source)[0..20] AS sources
RETURN b.name AS bank, filings, amount, sources
ORDER BY amount DESC, bank LIMIT 10

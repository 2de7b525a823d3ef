MATCH (f:Filing)-[:TO_BANK]->(b:Bank)
WITH b, f ORDER BY f.id
WITH b, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN b.name AS bank,
       filings, round(total * 100) / 100 AS amount, all_sources[0..20] AS sources
ORDER BY amount DESC, bank LIMIT 10

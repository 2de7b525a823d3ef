MATCH (b:Bank {id: $bank})<-[:TO_BANK]-(f:Filing)-[:FROM_BANK]->(other:Bank)
WITH b, other, f ORDER BY f.id
WITH b, other, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN b.name AS bank, other.name AS partner,
       filings, round(total * 100) / 100 AS amount, all_sources[0..20] AS sources
ORDER BY amount DESC, partner LIMIT 10

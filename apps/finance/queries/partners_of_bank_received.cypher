MATCH (b:Bank {id: $bank})<-[:TO_BANK]-(f:Filing)-[:FROM_BANK]->(other:Bank)
WITH b, other, f ORDER BY f.id
WITH b, other, count(f) AS filings, sum(f.amount) AS amount, collect(f.source)[0..20] AS sources
RETURN b.name AS bank, other.name AS partner, filings, amount, sources
ORDER BY amount DESC, partner LIMIT 10

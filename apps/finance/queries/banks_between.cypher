MATCH (a:Bank {id: $from})<-[:FROM_BANK]-(f:Filing)-[:TO_BANK]->(m:Bank)<-[:FROM_BANK]-(g:Filing)-[:TO_BANK]->(b:Bank {id: $to})
WHERE m.id <> a.id AND m.id <> b.id
WITH a, b, m, collect(DISTINCT f.source) AS inward, collect(DISTINCT g.source) AS outward
RETURN a.name AS sender, m.name AS through_bank, b.name AS receiver, size(inward) AS filings_in, size(outward) AS filings_out,
       inward[0..20] + outward[0..20] AS sources
ORDER BY filings_in + filings_out DESC, through_bank

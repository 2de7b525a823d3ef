MATCH (o:Filer)<-[:FILED_BY]-(f:Filing)
WITH o, f ORDER BY f.id
WITH o, count(f) AS filings, sum(f.amount) AS amount, collect(f.source)[0..20] AS sources
RETURN o.name AS filer, filings, amount, sources
ORDER BY filings DESC, filer LIMIT 10

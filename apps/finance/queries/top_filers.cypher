MATCH (o:Filer)<-[:FILED_BY]-(f:Filing)
WITH o, f ORDER BY f.id
WITH o, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN o.name AS filer,
       filings, round(total * 100) / 100 AS amount, all_sources[0..20] AS sources
ORDER BY filings DESC, filer LIMIT 10

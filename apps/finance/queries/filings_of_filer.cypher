MATCH (o:Filer {id: $filer})<-[:FILED_BY]-(f:Filing)
WHERE (f.begin_date >= $period_from AND f.begin_date <= $period_to) OR ($period_from = '0001-01-01' AND $period_to = '9999-12-31')
WITH o, f ORDER BY f.id
RETURN o.name AS filer, count(f) AS filings, count(DISTINCT f.sar) AS reports, sum(f.amount) AS amount, collect(f.source)[0..60] AS sources

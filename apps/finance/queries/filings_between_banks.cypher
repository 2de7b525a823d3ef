MATCH (a:Bank {id: $from})<-[:FROM_BANK]-(f:Filing)-[:TO_BANK]->(b:Bank {id: $to})
WHERE (f.begin_date >= $period_from AND f.begin_date <= $period_to) OR ($period_from = '0001-01-01' AND $period_to = '9999-12-31')
WITH a, b, f ORDER BY f.id
WITH a, b, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN a.name AS sender, b.name AS receiver,
       filings, round(total * 100) / 100 AS amount, all_sources[0..60] AS sources

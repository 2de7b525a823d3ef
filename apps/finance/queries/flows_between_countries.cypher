MATCH (a:Country {id: $from})<-[:FROM_COUNTRY]-(f:Filing)-[:TO_COUNTRY]->(b:Country {id: $to})
WHERE (f.begin_date >= $period_from AND f.begin_date <= $period_to) OR ($period_from = '0001-01-01' AND $period_to = '9999-12-31')
WITH a, b, f ORDER BY f.id
WITH a, b, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN a.name AS sender, a.name_fr AS sender_fr, b.name AS receiver, b.name_fr AS receiver_fr,
       filings, round(total * 100) / 100 AS amount, all_sources[0..60] AS sources

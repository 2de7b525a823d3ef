MATCH (c:Country {id: $country})<-[:FROM_COUNTRY]-(f:Filing)
WHERE (f.begin_date >= $period_from AND f.begin_date <= $period_to) OR ($period_from = '0001-01-01' AND $period_to = '9999-12-31')
WITH c, f ORDER BY f.id
WITH c, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN c.name AS country, c.name_fr AS country_fr,
       filings, round(total * 100) / 100 AS amount, all_sources[0..60] AS sources

MATCH (c:Country {id: $country})<-[:FROM_COUNTRY]-(f:Filing)-[:FROM_BANK]->(b:Bank)
WITH c, b, f ORDER BY f.id
WITH c, b, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN c.name AS country, c.name_fr AS country_fr, b.name AS bank,
       filings, round(total * 100) / 100 AS amount, all_sources[0..20] AS sources
ORDER BY amount DESC, bank LIMIT 10

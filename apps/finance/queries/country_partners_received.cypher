MATCH (c:Country {id: $country})<-[:TO_COUNTRY]-(f:Filing)-[:FROM_COUNTRY]->(other:Country)
WITH c, other, f ORDER BY f.id
WITH c, other, count(f) AS filings, sum(f.amount) AS total, collect(f.source) AS all_sources
RETURN c.name AS country, c.name_fr AS country_fr, other.name AS partner, other.name_fr AS partner_fr,
       filings, round(total * 100) / 100 AS amount, all_sources[0..20] AS sources
ORDER BY amount DESC, partner LIMIT 10

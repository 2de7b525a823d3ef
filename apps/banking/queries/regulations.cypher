MATCH (r:Regulation)-[:CONTAINS]->(p:Paragraph)
WHERE $regulation = '' OR r.id = $regulation
OPTIONAL MATCH (p)-[:DEFINES]->(t:Term)
RETURN r.id AS regulation, r.name AS name, r.part AS part, r.title AS title, r.effective AS as_of,
  count(DISTINCT p) AS paragraphs, count(DISTINCT t) AS terms, 'cfpb:' + min(p.id) AS source
ORDER BY part

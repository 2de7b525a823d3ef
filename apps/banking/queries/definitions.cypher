MATCH (p:Paragraph)-[:DEFINES]->(t:Term {id: $term})
WHERE $regulation = '' OR p.regulation = $regulation
RETURN 'cfpb:' + p.id AS source, t.name AS term, p.citation AS citation, p.regulation AS regulation, p.text AS text, p.position AS position, p.as_of AS as_of
ORDER BY position

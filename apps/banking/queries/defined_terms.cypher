MATCH (:Regulation {id: $regulation})-[:CONTAINS]->(p:Paragraph)-[:DEFINES]->(t:Term)
RETURN 'cfpb:' + p.id AS source, t.name AS term, p.citation AS citation, p.position AS position, p.as_of AS as_of
ORDER BY position, term

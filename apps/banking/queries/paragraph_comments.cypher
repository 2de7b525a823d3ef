MATCH (:Paragraph {id: $paragraph})-[:HAS_COMMENT]->(p:Paragraph)
RETURN 'cfpb:' + p.id AS source, p.citation AS citation, p.title AS title, p.text AS text, p.position AS position, p.as_of AS as_of
ORDER BY position

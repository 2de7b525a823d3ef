MATCH (p:Paragraph)-[:CITES]->(q:Paragraph {id: $paragraph})
RETURN 'cfpb:' + p.id AS source, p.citation AS citing, q.citation AS cited, p.title AS title, p.position AS position, p.as_of AS as_of
ORDER BY position

CALL {
  MATCH (p:Paragraph {id: $paragraph})
  RETURN 'cfpb:' + p.id AS source, p.citation AS citation, p.title AS title, p.text AS text, p.regulation AS regulation, p.position AS position, p.as_of AS as_of
  UNION
  MATCH (:Paragraph {id: $paragraph})-[:HAS_PART]->(p:Paragraph)
  RETURN 'cfpb:' + p.id AS source, p.citation AS citation, p.title AS title, p.text AS text, p.regulation AS regulation, p.position AS position, p.as_of AS as_of
}
RETURN source, citation, title, text, regulation, position, as_of
ORDER BY position, source

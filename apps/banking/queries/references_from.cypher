CALL {
  MATCH (p:Paragraph {id: $paragraph})-[:CITES]->(q:Paragraph)
  RETURN 'cfpb:' + p.id AS source, p.citation AS citing, q.citation AS cited, q.title AS title, p.as_of AS as_of
  UNION
  MATCH (p:Paragraph {id: $paragraph})-[:CITES_OUTSIDE]->(q:OutsideLaw)
  RETURN 'cfpb:' + p.id AS source, p.citation AS citing, q.name AS cited, '' AS title, p.as_of AS as_of
}
RETURN source, citing, cited, title, as_of
ORDER BY source

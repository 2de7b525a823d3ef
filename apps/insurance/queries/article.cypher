MATCH (a:Article {id: $article})
RETURN a.source AS source, 'Article ' + a.number AS title, a.number AS number, a.part AS part, a.in_force AS in_force,
  a.text AS text, a.text_en AS text_en

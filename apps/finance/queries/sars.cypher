MATCH (s:Sar) WHERE s.id IN $values RETURN s.id AS id, s.id AS name
ORDER BY id

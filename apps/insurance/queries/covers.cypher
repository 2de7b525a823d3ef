MATCH (:Customer {id: $customer})-[:HOLDS]->(p:Policy)-[:COVERS]->(v:Cover)
WHERE ($policy = '' OR p.id = $policy) AND ($kind = '' OR p.kind = $kind)
RETURN 'row:' + v.id AS source, p.name AS name, p.kind AS kind, v.name_en AS cover_en, v.name_fr AS cover_fr, v.limit AS max_amount
ORDER BY name, v.id

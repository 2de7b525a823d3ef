MATCH (m:Merchant)
RETURN m.id AS id, m.name AS name, [] AS aliases
ORDER BY id

MATCH (:Customer {id: $customer})-[:OWNS]->(a:Account)
RETURN a.id AS id, a.level AS name, a.aliases AS aliases
ORDER BY id

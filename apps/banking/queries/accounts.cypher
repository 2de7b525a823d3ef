MATCH (:Customer {id: $customer})-[:OWNS]->(a:Account)
WHERE $class = '' OR a.class = $class
RETURN 'row:' + a.id AS source, a.level AS name, a.class AS class, a.status AS status, a.opened AS opened, a.balance AS balance, a.currency AS currency
ORDER BY a.class, a.level, a.id

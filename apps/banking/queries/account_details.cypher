MATCH (:Customer {id: $customer})-[:OWNS]->(a:Account)
WHERE ($account = '' OR a.id = $account) AND ($class = '' OR a.class = $class)
RETURN 'row:' + a.id AS source, a.id AS id, a.level AS name, a.class AS class, a.status AS status, a.opened AS opened
ORDER BY a.opened, a.id

MATCH (:Customer {id: $customer})-[:OWNS]->(a:Account)
WHERE ($account = '' OR a.id = $account) AND ($class = '' OR a.class = $class)
RETURN 'row:' + a.id AS source, a.level AS name, a.class AS class, a.balance AS balance, a.currency AS currency
ORDER BY a.balance, a.id

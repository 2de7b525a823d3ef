MATCH (c:Customer)-[:OWNS]->(p:Portfolio)-[:HOLDS]->(h:Holding)
WHERE ($customer = '' OR c.id = $customer) AND ($person = '' OR c.id = $person)
WITH p, sum(h.value) AS invested, count(h) AS holdings
RETURN p.id AS portfolio, p.name AS name, p.name_fr AS name_fr, invested + p.cash AS value, p.cash AS cash, holdings, p.currency AS currency, p.source AS source,
       p.as_of AS as_of
ORDER BY portfolio

MATCH (c:Customer)-[:OWNS]->(p:Portfolio)-[:HOLDS]->(h:Holding)
WHERE ($customer = '' OR c.id = $customer) AND ($person = '' OR c.id = $person)
RETURN h.id AS holding, h.security AS security, h.security_fr AS security_fr, h.isin AS isin, h.quantity AS quantity, h.price AS price,
       h.value AS value, h.currency AS currency, p.name AS portfolio, p.name_fr AS portfolio_fr, h.source AS source, h.as_of AS as_of
ORDER BY value DESC, security

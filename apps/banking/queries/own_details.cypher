MATCH (c:Customer {id: $customer})
RETURN 'row:' + c.id AS source, c.name AS name, c.email AS email, c.phone AS phone, c.address AS address, c.dateOfBirth AS born, c.member AS member

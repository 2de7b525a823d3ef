MATCH (f:Filer) RETURN f.id AS id, f.name AS name, f.aliases AS aliases
ORDER BY id

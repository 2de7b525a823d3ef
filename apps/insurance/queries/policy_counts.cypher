MATCH (p:Policy)
WHERE ($kind = '' OR p.kind = $kind) AND ($status = '' OR p.status = $status)
WITH p.kind AS kind, count(p) AS policies, collect('row:' + p.id) AS sources
RETURN sources, kind, policies
ORDER BY kind

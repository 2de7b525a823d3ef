MATCH (a:Article)
WHERE a.current
WITH a.part AS part, count(a) AS articles, sum(CASE WHEN a.in_force THEN 1 ELSE 0 END) AS in_force
RETURN 'table:articles' AS source, part, articles, in_force
ORDER BY part

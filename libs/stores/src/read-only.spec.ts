import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assertReadOnly } from './read-only.ts';

describe('assertReadOnly', () => {
  it.each([
    "CREATE (n:Person {id: '9'})",
    'MATCH (n) DETACH DELETE n',
    'MATCH (n) set n.name = 1',
    'MATCH (n) WHERE n.age > 1DELETE n',
    'MATCH (`n`)DELETE n',
    "LOAD CSV FROM 'file:///etc/passwd' AS line RETURN line",
    "LOAD/**/CSV FROM 'file:///etc/passwd' AS line RETURN line",
    'SHOW USERS',
    "TERMINATE TRANSACTIONS 'neo4j-transaction-1'",
  ])('refuses %s', (cypher) => {
    expect(() => assertReadOnly(cypher)).toThrow(/may only read/);
  });

  it.each([
    'CALL db.labels() YIELD label RETURN label',
    'CALL/**/db.labels() YIELD label RETURN label',
    'CALL `db`.`labels`() YIELD label RETURN label',
    'CALL\u00a0db.labels()',
    'OPTIONAL CALL db.labels() YIELD label RETURN label',
  ])('refuses a procedure however it is written: %j', (cypher) => {
    expect(() => assertReadOnly(cypher)).toThrow(/this one has CALL/);
  });

  it('refuses what the engines would read in two ways', () => {
    expect(() => assertReadOnly('RETURN 1 // comment\rDELETE n')).toThrow(/carriage return/);
    expect(() => assertReadOnly('RETURN "\\u0027"')).toThrow(/escaped/);
  });

  it.each([
    "MATCH (n:Person {note: 'DELETE; it\\'s a SET'}) RETURN n.set AS settled",
    'MATCH (n:Set)-[r:CREATE]->(m) RETURN r.created, $delete',
    'MATCH (n) // nothing to DELETE\r\nRETURN n /* SET */',
    'MATCH (n) RETURN n.`SET` AS `delete`',
    'MATCH (n) CALL { WITH n MATCH (n)-->(m) RETURN count(m) AS number } RETURN number',
    'MATCH (n) CALL (n) { MATCH (n)-->(m) RETURN count(m) AS number } RETURN number',
  ])('lets a reading query through: %s', (cypher) => {
    expect(() => assertReadOnly(cypher)).not.toThrow();
  });

  it('finds a clause between comments, quoted names and strings of any content', () => {
    const inside = fc.string().map((text) => text.replace(/['"`\\*/\r\n]/g, ''));
    const between = inside.chain((text) => fc.constantFrom(`/*${text}*/`, `//${text}\n`, `'${text}'`, `"${text}"`, `\`${text}\``));
    fc.assert(
      fc.property(fc.array(between), fc.array(between), (before, after) => {
        expect(() => assertReadOnly(`${before.join('')}DELETE${after.join('')}`)).toThrow(/may only read/);
      }),
    );
  });
});

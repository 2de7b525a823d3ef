import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Domain } from './domain.ts';
import { fault, type Fault } from './fault.ts';

const writes = /\b(?:CREATE|MERGE|DELETE|SET|REMOVE|DROP|FOREACH|LOAD\s+CSV)\b/i;

/** Every query named in the declaration has its file, only reads, and binds what keeps customers apart. */
export function* lintQueries(domain: Domain): Generator<Fault> {
  const read = (name: string) => {
    const path = join(domain.folder, 'queries', `${name}.cypher`);
    return existsSync(path) ? withoutTextsAndComments(readFileSync(path, 'utf8')) : undefined;
  };
  for (const { name, body } of domain.tools) {
    if (body.kind !== 'template') continue;
    const cypher = read(body.query);
    yield* lintQuery(`tool ${name}`, body.query, cypher);
    if (cypher !== undefined && !/\bsources?\b/.test(cypher))
      yield fault(`tool ${name}`, `queries/${body.query}.cypher returns no source`, 'return `source` or `sources` with each row');
  }
  for (const [key, entity] of Object.entries(domain.entities)) {
    const query = entity.from === 'query' ? entity.query : entity.lookup;
    if (query === undefined) continue;
    const cypher = read(query);
    yield* lintQuery(`entity ${key}`, query, cypher);
    if (cypher === undefined) continue;
    if (entity.from === 'query' && entity.scope === 'own' && !cypher.includes('$customer')) {
      yield fault(`entity ${key}`, `queries/${query}.cypher does not bind $customer`, "restrict it to the customer's own names");
    }
    if (entity.from === 'pattern' && !cypher.includes('$values'))
      yield fault(`entity ${key}`, `queries/${query}.cypher does not take $values`, 'return those of `$values` that exist');
  }
}

function* lintQuery(where: string, name: string, cypher: string | undefined): Generator<Fault> {
  if (cypher === undefined) yield fault(where, `queries/${name}.cypher does not exist`, 'write it or correct the name');
  else if (writes.test(cypher)) yield fault(where, `queries/${name}.cypher writes`, 'queries only read; loading belongs to datasets');
}

const withoutTextsAndComments = (cypher: string): string =>
  cypher.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, ' ');

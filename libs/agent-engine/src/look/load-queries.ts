import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GuichetError } from '@guichet/contracts';
import type { Domain } from '@guichet/domain-kit';
import type { GraphStore } from '@guichet/stores';

/** The text of a file of `queries/` by its name; throws FAILED_PRECONDITION when there is none. */
export type Queries = (name: string) => string;

/** Reads a domain's `queries/`, if it has one, once. `<name>.grafeo.cypher` takes the place of `<name>.cypher` on that engine. */
export function loadQueries(domain: Pick<Domain, 'id' | 'folder'>, engine: GraphStore['engine']): Queries {
  const folder = join(domain.folder, 'queries');
  const files = new Map((existsSync(folder) ? readdirSync(folder) : []).map((file) => [file, join(folder, file)]));
  const texts = new Map<string, string>();
  return (name) => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const file = files.get(`${name}.${engine}.cypher`) ?? files.get(`${name}.cypher`);
    if (file === undefined) throw new GuichetError('FAILED_PRECONDITION', `The domain "${domain.id}" has no file queries/${name}.cypher.`);
    const text = readFileSync(file, 'utf8');
    texts.set(name, text);
    return text;
  };
}

import { GuichetError } from '@guichet/contracts';
import type { Arguments, Domain, Look, QuotedPassage, Row, SearchOptions, Tool, Value } from '@guichet/domain-kit';
import type { PassagesFound } from '@guichet/retrieval';
import type { AgentStores } from '../agent-stores.ts';
import { cypherParameters, type Recognition } from '../arguments/index.ts';
import type { Asked } from '../receive/receive-request.ts';
import { bindCustomer } from './bind-customer.ts';
import type { Queries } from './load-queries.ts';
import { retrieveInSpan } from './retrieve-in-span.ts';

/** What a tool's body found, and what the search of passages tells about it. */
export interface Looked {
  readonly rows: readonly Row[];
  readonly passages: readonly QuotedPassage[];
  /** The last search of passages; absent when the body made none. */
  readonly search: PassagesFound | undefined;
}

/** Where a body looks, and what the question was found to mention. */
export interface LookingPlace {
  readonly domain: Domain;
  readonly stores: AgentStores;
  readonly queries: Queries;
  readonly recognition: Recognition;
}

/** Runs a tool's body for one caller: within the deadline, with the caller's id bound, on passages that the caller may see. */
export async function lookWith(tool: Tool, filled: Arguments, asked: Asked, place: LookingPlace): Promise<Looked> {
  const { domain, stores, queries, recognition } = place;
  const bound = cypherParameters(tool, filled);
  const customer = bindCustomer(asked.caller);
  const limits = () => ({ signal: asked.signal, timeoutMs: Math.max(1, asked.deadline - Date.now()) });
  let search: PassagesFound | undefined;

  const query = async (name: string, parameters: Readonly<Record<string, Value>> = {}): Promise<readonly Row[]> => {
    if ('customer' in parameters)
      throw new GuichetError('PERMISSION_DENIED', `The tool "${tool.name}" sets $customer, which the server alone binds.`);
    return stores.graph.query(queries(name), { ...bound, ...parameters, customer }, { ...limits(), name });
  };
  const find = async ({ text = asked.question, filter, k }: SearchOptions): Promise<readonly QuotedPassage[]> => {
    if (stores.passages === undefined)
      throw new GuichetError('FAILED_PRECONDITION', `The domain "${domain.id}" declares no passages to search.`);
    const { caller, language } = asked;
    search = await retrieveInSpan(domain.id, stores.passages, {
      text: asked.followUp === '' ? text : `${text} ${asked.followUp}`,
      language,
      terminology: domain.terminology,
      names: namesIn(recognition),
      role: caller.role,
      customer,
      filter,
      k,
      options: limits(),
    });
    return search.quoted;
  };
  const look: Look = {
    question: asked.question,
    language: asked.language,
    asOf: asked.asOf,
    arguments: filled,
    caller: asked.caller,
    engine: stores.graph.engine,
    query,
    search: find,
  };

  const found = await runBody(tool, look);
  return { rows: found.rows ?? [], passages: found.passages ?? [], search };
}

const namesIn = ({ mentions, unknownMentions }: Recognition): string[] =>
  [...mentions.filter(({ kind }) => kind === 'entity'), ...unknownMentions].map(({ words }) => words);

async function runBody({ body }: Tool, look: Look): Promise<{ rows?: readonly Row[]; passages?: readonly QuotedPassage[] }> {
  switch (body.kind) {
    case 'template':
      return { rows: await look.query(body.query) };
    case 'passages':
      return { passages: await look.search(body.search(look)) };
    case 'computed':
      return body.run(look);
  }
}

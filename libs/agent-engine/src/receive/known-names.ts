import type { Caller, Domain, NamedEntity } from '@guichet/domain-kit';
import type { GraphStore, Row } from '@guichet/stores';
import { indexNames, type NameIndex, type NameRow } from '../arguments/index.ts';
import { bindCustomer } from '../look/bind-customer.ts';
import type { Queries } from '../look/load-queries.ts';
import { textOf, textsOf } from '../look/text-of.ts';

const manyNames = 100_000;
type Names = Readonly<Record<string, NameIndex>>;

/**
 * The names that a domain's data knows. Reference names are read once for each state of the data; a customer's own names are read for
 * each call, and kept nowhere.
 */
export class KnownNames {
  readonly #domain: Domain;
  readonly #graph: GraphStore;
  readonly #queries: Queries;
  #reference: { readonly state: string; readonly names: Promise<Names> } | undefined;

  constructor(domain: Domain, graph: GraphStore, queries: Queries) {
    this.#domain = domain;
    this.#graph = graph;
    this.#queries = queries;
  }

  /** `state` tells which data is loaded: the names are read again when it changes. */
  async forCaller(caller: Caller, state: string, signal?: AbortSignal): Promise<Names> {
    if (this.#reference?.state !== state) {
      const names = this.#index('reference', '');
      this.#reference = { state, names };
      names.catch(() => (this.#reference = undefined));
    }
    if (caller.role !== 'customer') return this.#reference.names;
    const [reference, own] = await Promise.all([this.#reference.names, this.#index('own', bindCustomer(caller), signal)]);
    return { ...reference, ...own };
  }

  async #index(scope: NamedEntity['scope'], customer: string, signal?: AbortSignal): Promise<Names> {
    const named = Object.entries(this.#domain.entities).filter(
      (entry): entry is [string, NamedEntity] => entry[1].from === 'query' && entry[1].scope === scope,
    );
    const indexed = await Promise.all(
      named.map(async ([key, entity]) => {
        const rows = await this.#graph.query(
          this.#queries(entity.query),
          { customer },
          { signal, rowLimit: manyNames, name: entity.query },
        );
        return [key, indexNames(rows.map(nameRow), entity.droppable)] as const;
      }),
    );
    return Object.fromEntries(indexed);
  }
}

const nameRow = (row: Row): NameRow => ({ id: textOf(row['id']), name: textOf(row['name']), aliases: textsOf(row['aliases']) });

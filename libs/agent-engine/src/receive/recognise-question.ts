import { parseExample, type Domain } from '@guichet/domain-kit';
import type { GraphStore } from '@guichet/stores';
import { ordinaryWords, recognise, type Recognition } from '../arguments/index.ts';
import { bindCustomer } from '../look/bind-customer.ts';
import type { Queries } from '../look/load-queries.ts';
import { textOf } from '../look/text-of.ts';
import { KnownNames } from './known-names.ts';
import type { Asked } from './receive-request.ts';

/** Finds what a question mentions of the domain's own data: names, identifiers, periods, figures. */
export class Recogniser {
  readonly #domain: Domain;
  readonly #graph: GraphStore;
  readonly #queries: Queries;
  readonly #names: KnownNames;
  readonly #ordinary: ReadonlySet<string>;

  constructor(domain: Domain, graph: GraphStore, queries: Queries) {
    this.#domain = domain;
    this.#graph = graph;
    this.#queries = queries;
    this.#names = new KnownNames(domain, graph, queries);
    this.#ordinary = ordinaryWords(textsOf(domain));
  }

  /** `state` tells which data is loaded. */
  async recognise({ question, language, asOf, caller, signal }: Asked, state: string): Promise<Recognition> {
    const names = await this.#names.forCaller(caller, state, signal);
    const lookup = async (query: string, values: readonly string[]) => {
      const rows = await this.#graph.query(this.#queries(query), { values, customer: bindCustomer(caller) }, { signal, name: query });
      return rows.map((row) => ({ id: textOf(row['id']), name: textOf(row['name']) }));
    };
    return recognise(question, { language, asOf, caller, entities: this.#domain.entities, names, ordinary: this.#ordinary, lookup });
  }
}

/** What the domain's team wrote: labels, examples without the values marked in them, the words of the trade. */
function textsOf(domain: Domain): string[] {
  const unmarked = (example: string) => example.replace(/\[[^\]]+\]\([^)]*\)/g, ' ');
  return domain.languages.flatMap((language) => [
    ...domain.tools.flatMap((tool) => [tool.label[language], ...tool.examples[language].map(unmarked), ...(tool.cues?.[language] ?? [])]),
    ...domain.groups.flatMap(({ label }) => [label[language].name, label[language].description]),
    ...domain.examples[language].map((example) => withoutNames(parseExample(example).text)),
    ...domain.terminology.flatMap((term) => term[language]),
  ]);
}

/** Names may stand in what a line of business is asked (`from Latvia to Lebanon`): they stay names. */
const withoutNames = (question: string): string => question.replace(/(?<=\S\s+)\p{Lu}\p{Ll}+(?!\p{L})/gu, ' ');

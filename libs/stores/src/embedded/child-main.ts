// The process that owns one domain's embedded engine. It is killed when a query outlives its deadline: the engine has no other way to stop one.
import { GuichetError } from '@guichet/contracts';
import grafeo from '@grafeo-db/js';
import type { Command, CommandInput, CommandOutput, Reply, Request } from './commands.ts';
import { EmbeddedGraph } from './embedded-graph.ts';
import { EmbeddedPassages } from './embedded-passages.ts';

type Handlers = { readonly [Name in Command]: (input: CommandInput<Name>) => Promise<CommandOutput<Name>> };

const database = grafeo.GrafeoDB.create(process.argv[2]);
const graph = new EmbeddedGraph(database);
const passages = new EmbeddedPassages(database);

const handlers: Handlers = {
  query: ({ cypher, parameters, rowLimit }) => graph.query(cypher, parameters, rowLimit),
  ensureIndexes: ({ indexes }) => graph.ensureIndexes(indexes),
  loadGraph: ({ nodes, relationships }) => graph.load(nodes, relationships),
  removeFromGraph: ({ dataset }) => graph.removeDataset(dataset),
  searchPassages: ({ terms, filter, k }) => passages.search(terms, filter, k),
  getPassages: ({ ids }) => passages.get(ids),
  loadPassages: ({ passages: list }) => passages.load(list),
  removePassages: ({ dataset }) => passages.removeDataset(dataset),
  countPassages: ({ filter }) => passages.count(filter),
  close: async () => {
    database.close();
    setImmediate(() => process.disconnect());
    return null;
  },
};

process.on('message', ({ id, command, input }: Request) => {
  const work = () => (handlers[command] as (input: unknown) => Promise<unknown>)(input);
  void replyTo(id, work).then((reply) => process.send!(reply));
});

/** An orphan ends itself, so that no engine keeps a file locked. */
process.on('disconnect', () => process.exit());

async function replyTo(id: number, work: () => Promise<unknown>): Promise<Reply> {
  try {
    return { id, output: await work() };
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    if (error instanceof GuichetError) return { id, error: { code: 'INVALID_ARGUMENT', message: error.message, cause } };
    const isQuery = cause.startsWith('Query error');
    return {
      id,
      error: isQuery
        ? { code: 'INVALID_ARGUMENT', message: 'The embedded engine refused this query; its message is the cause.', cause }
        : { code: 'INTERNAL', message: 'The embedded engine failed; its message is the cause.', cause },
    };
  }
}

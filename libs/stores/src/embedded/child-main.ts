// The process that owns one domain's embedded engine. It is killed when a query outlives its deadline: the engine has no other way to stop one.
import { GuichetError } from '@guichet/contracts';
import grafeo, { type GrafeoDB } from '@grafeo-db/js';
import { notOpened, type Command, type CommandInput, type CommandOutput, type Reply, type Request } from './commands.ts';
import { EmbeddedGraph } from './embedded-graph.ts';
import { EmbeddedPassages } from './embedded-passages.ts';

type Handlers = { readonly [Name in Command]: (input: CommandInput<Name>) => Promise<CommandOutput<Name>> };

const path = process.argv[2]!;
/** An orphan ends itself, so that no engine keeps a file locked. */
process.on('disconnect', () => process.exit());
try {
  serve(grafeo.GrafeoDB.create(path));
} catch (error) {
  const cause = error instanceof Error ? error.message : String(error);
  const message = /lock/i.test(cause)
    ? `Another process has the store ${path} open; stop it, or choose another folder with GUICHET_HOME.`
    : `The store ${path} cannot be opened; its cause is in the log. Remove the folder to load the data again.`;
  process.send!({ id: notOpened, error: { code: 'FAILED_PRECONDITION', message, cause } } satisfies Reply, () => process.exit(1));
}

/** Answers the owner's requests until it asks to close. */
function serve(database: GrafeoDB): void {
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
}

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

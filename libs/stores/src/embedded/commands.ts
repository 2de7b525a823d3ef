import type { GraphNode, GraphRelationship } from '../graph-store.ts';
import type { Passage, PassageFilter } from '../passage-store.ts';
import type { Row, Value } from '../value.ts';

/** What the engine's process can be asked: for each command, what goes in and what comes out. */
export interface Commands {
  query: { in: { cypher: string; parameters: Readonly<Record<string, Value>>; rowLimit: number }; out: Row[] };
  ensureIndexes: { in: { indexes: readonly { readonly label: string; readonly property: string }[] }; out: null };
  loadGraph: {
    in: { nodes: readonly GraphNode[]; relationships: readonly GraphRelationship[] };
    out: { nodes: number; relationships: number };
  };
  removeFromGraph: { in: { dataset: string }; out: null };
  searchPassages: {
    in: { terms: Readonly<Record<'en' | 'fr', string>>; filter: PassageFilter; k: number };
    out: { passage: Passage; score: number }[];
  };
  getPassages: { in: { ids: readonly string[] }; out: Passage[] };
  loadPassages: { in: { passages: readonly Passage[] }; out: number };
  removePassages: { in: { dataset: string }; out: null };
  countPassages: { in: { filter: PassageFilter }; out: number };
  close: { in: Record<string, never>; out: null };
}

export type Command = keyof Commands;
export type CommandInput<Name extends Command> = Commands[Name]['in'];
export type CommandOutput<Name extends Command> = Commands[Name]['out'];

/** All but these can be sent again to a new process: loads are upserts, and reads change nothing. */
export interface Request {
  readonly id: number;
  readonly command: Command;
  readonly input: unknown;
}

/** The id of the one message that answers no request: the engine could not open its files. */
export const notOpened = 0;

export type Reply =
  | { readonly id: number; readonly output: unknown }
  | {
      readonly id: number;
      readonly error: {
        readonly code: 'INVALID_ARGUMENT' | 'FAILED_PRECONDITION' | 'INTERNAL';
        readonly message: string;
        readonly cause: string;
      };
    };

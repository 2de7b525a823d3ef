import type { Candidate } from './mention.ts';
import { commonWords, fillers } from './common-words.ts';
import { tokenise } from './fold.ts';

/** A row of a named entity's query. */
export interface NameRow {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface Spelling {
  readonly candidate: Candidate;
  readonly text: string;
  readonly tokens: readonly string[];
  /** The tokens that tell this name from others. */
  readonly core: ReadonlySet<string>;
}

/** Names prepared for finding: built once for reference names, per call for a customer's own few. */
export interface NameIndex {
  readonly names: number;
  readonly spellings: readonly Spelling[];
  /** Spellings by each of their core tokens. */
  readonly byToken: ReadonlyMap<string, readonly Spelling[]>;
  /** Spellings by all their tokens written as one word: finds "eco card" and "ecocard". */
  readonly byCompact: ReadonlyMap<string, readonly Spelling[]>;
  readonly vocabulary: ReadonlySet<string>;
  /** The vocabulary by first letter: where a misspelt word is looked up. */
  readonly byInitial: ReadonlyMap<string, readonly string[]>;
  /** Words that come and go beside a name: declared droppable, or part of many of the names. */
  readonly loose: ReadonlySet<string>;
}

/** A word in more than this share of the names tells none of them apart ("Bank" among banks). */
const genericShare = 0.4;
/** Below this many names, a share says nothing. */
const genericFloor = 5;

export function indexNames(rows: readonly NameRow[], droppable: readonly string[] = []): NameIndex {
  const spelt = rows.flatMap((row) =>
    [...new Set([row.name, ...row.aliases])]
      .map((text) => ({ candidate: { id: row.id, name: row.name }, text, tokens: tokenise(text).map((token) => token.text) }))
      .filter(({ tokens }) => tokens.length > 0),
  );
  const loose = new Set(droppable.flatMap((text) => tokenise(text).map((token) => token.text)));
  for (const [token, names] of namesByToken(spelt)) {
    if (rows.length >= genericFloor && names.size > rows.length * genericShare) loose.add(token);
  }
  const spellings = spelt.map(({ candidate, text, tokens }): Spelling => ({ candidate, text, tokens, core: coreOf(tokens, loose) }));
  const vocabulary = new Set(spellings.flatMap(({ tokens }) => tokens));
  return {
    names: rows.length,
    spellings,
    byToken: group(spellings, ({ core }) => [...core]),
    byCompact: group(spellings, ({ tokens }) => [tokens.join('')]),
    vocabulary,
    byInitial: group([...vocabulary], (token) => [token[0]!]),
    loose,
  };
}

/** What is left without loose words and fillers; of a name made of nothing else, every word. */
function coreOf(tokens: readonly string[], loose: ReadonlySet<string>): ReadonlySet<string> {
  const core = tokens.filter((token) => !loose.has(token) && !fillers.has(token));
  return new Set(core.length > 0 ? core : tokens);
}

function namesByToken(spelt: readonly { candidate: Candidate; tokens: readonly string[] }[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { candidate, tokens } of spelt) {
    for (const token of tokens) names.set(token, (names.get(token) ?? new Set()).add(candidate.id));
  }
  return names;
}

function group<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keys(item)) {
      const members = groups.get(key);
      if (members) members.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

/** The words that a domain's texts use in passing: none of them is a name by itself, none is a misspelt name. */
export function ordinaryWords(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set(commonWords);
  for (const text of texts) for (const token of tokenise(text)) words.add(token.text);
  return words;
}

import type { PatternEntity } from '@guichet/domain-kit';
import { readOnce } from '../read-once.ts';
import type { Candidate, EntityMention } from './mention.ts';

type Lookup = (query: string, values: readonly string[]) => Promise<readonly Candidate[]>;

/** Identifiers of one kind, told by their shape, and which of them exist. */
export async function findPatterns(
  text: string,
  entity: string,
  pattern: PatternEntity,
  lookup: Lookup,
): Promise<readonly EntityMention[]> {
  const matches = pattern.patterns.flatMap((regexp) => [...text.matchAll(everywhere(regexp))]);
  return Promise.all(
    matches.map(async (match): Promise<EntityMention> => {
      const spellings = pattern.normalise(match);
      const span = { kind: 'entity', entity, start: match.index, end: match.index + match[0].length, words: match[0] } as const;
      const candidates = await existing(spellings, pattern, lookup);
      return { ...span, candidates, how: candidates.length === 0 ? 'unknown' : candidates.length === 1 ? 'exact' : 'ambiguous' };
    }),
  );
}

/** Without a lookup the first spelling is taken at its word. */
async function existing(spellings: readonly string[], pattern: PatternEntity, lookup: Lookup): Promise<readonly Candidate[]> {
  if (pattern.lookup === undefined) return spellings.slice(0, 1).map((id) => ({ id, name: id }));
  return spellings.length === 0 ? [] : lookup(pattern.lookup, spellings);
}

/** The same pattern, for every match in either case. `matchAll` works on a copy, so that it can be shared. */
const everywhere = readOnce((regexp: RegExp) => new RegExp(regexp.source, [...new Set([...regexp.flags, 'g', 'i'])].join('')));

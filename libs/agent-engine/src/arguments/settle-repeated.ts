import type { Mention } from './mention.ts';

/** A shortened name that could be several is the one that the question names in full: "Bank Alpha AG … Alpha". */
export function settleRepeated(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention) => {
    if (mention.kind !== 'entity' || mention.how !== 'ambiguous') return mention;
    const named = mention.candidates.filter(({ id }) => mentions.some((other) => names(other, mention.entity, id)));
    return named.length === 1 ? { ...mention, how: 'exact' as const, candidates: named } : mention;
  });
}

function names(mention: Mention, entity: string, id: string): boolean {
  return mention.kind === 'entity' && mention.entity === entity && mention.candidates.length === 1 && mention.candidates[0]!.id === id;
}

import type { Mention, Span } from './mention.ts';

/** A mention and how good a reading of its words it is: 3 word for word or by shape, 2 all that tells it apart, 1 a part of it. */
export interface Reading {
  readonly mention: Mention;
  readonly rank: 0 | 1 | 2 | 3;
}

/** The longest reading of overlapping ones wins; of the same words, the best kinds stay side by side, best first. */
export function weigh(readings: readonly Reading[]): readonly Reading[] {
  const order = [...readings].sort((one, other) => length(other.mention) - length(one.mention) || other.rank - one.rank);
  const kept: Reading[] = [];
  for (const reading of order) {
    const rivals = kept.filter(({ mention }) => overlap(mention, reading.mention));
    if (rivals.every((rival) => beside(rival, reading))) kept.push(reading);
  }
  return kept.sort((one, other) => one.mention.start - other.mention.start || other.rank - one.rank);
}

/** The same words as another kind of entity, read nearly as well. */
function beside(rival: Reading, reading: Reading): boolean {
  const [one, other] = [rival.mention, reading.mention];
  if (one.kind !== 'entity' || other.kind !== 'entity' || one.entity === other.entity) return false;
  return one.start === other.start && one.end === other.end && rival.rank - reading.rank <= 1;
}

export const overlap = (one: Pick<Span, 'start' | 'end'>, other: Pick<Span, 'start' | 'end'>): boolean =>
  one.start < other.end && other.start < one.end;

const length = ({ start, end }: Span) => end - start;

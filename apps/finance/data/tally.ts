/** The spellings under which each id was seen, and how often. */
export class Tally {
  readonly #seen = new Map<string, Map<string, number>>();

  /** Counts one more sight of a spelling; returns the id. */
  add(id: string, spelling: string): string {
    const spellings = this.#seen.get(id) ?? new Map<string, number>();
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    this.#seen.set(id, spellings);
    return id;
  }

  [Symbol.iterator](): IterableIterator<[string, ReadonlyMap<string, number>]> {
    return this.#seen.entries();
  }
}

/** Spellings, the usual one first. */
export const mostFrequent = (spellings: ReadonlyMap<string, number>): string[] =>
  [...spellings].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([spelling]) => spelling);

/** A share with its 95 % interval (Wilson score interval: E. B. Wilson, 1927), as fractions. */
export interface Share {
  readonly passed: number;
  readonly total: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

export function shareOf(passed: number, total: number): Share {
  if (total === 0) return { passed, total, share: 0, low: 0, high: 1 };
  const p = passed / total;
  const centre = (p + z ** 2 / (2 * total)) / (1 + z ** 2 / total);
  const half = (z / (1 + z ** 2 / total)) * Math.sqrt((p * (1 - p)) / total + z ** 2 / (4 * total ** 2));
  return { passed, total, share: p, low: centre - half, high: centre + half };
}

export const renderShare = (name: string, { passed, total, share, low, high }: Share): string => {
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${name.padEnd(42)} ${String(passed).padStart(3)}/${String(total).padEnd(3)}  ${percent(share).padStart(5)} %  (${percent(low)}–${percent(high)})`;
};

/** Shares by every name that a line goes under. */
export function sharesBy<Line>(
  lines: readonly Line[],
  namesOf: (line: Line) => readonly string[],
  passed: (line: Line) => boolean,
): Map<string, Share> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) for (const name of namesOf(line)) groups.set(name, [...(groups.get(name) ?? []), line]);
  return new Map(
    [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([name, group]) => [name, shareOf(group.filter(passed).length, group.length)]),
  );
}

/** Fails when fewer than a share of many cases are right, naming those that are not; a few wrong ones among many are allowed. */
export function expectShare(least: number, cases: number, wrong: readonly string[]): void {
  const share = cases === 0 ? 0 : 1 - wrong.length / cases;
  if (share >= least) return;
  throw new Error(`${(100 * share).toFixed(1)} % of ${cases} are right, ${100 * least} % are wanted. Wrong:\n${wrong.join('\n')}`);
}

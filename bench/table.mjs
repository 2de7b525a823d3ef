// Medians over rounds with their spread, as Markdown.
const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
export const median = (numbers) => sorted(numbers)[numbers.length >> 1];
const spread = (numbers, digits) => {
  const all = sorted(numbers);
  return `${median(numbers).toFixed(digits)} (${all[0].toFixed(digits)}–${all.at(-1).toFixed(digits)})`;
};

/** @param results for each mode, one measurement a round: `{c1, c16, c64, residentMb}` as bench/load.mjs prints it. */
export function table(results) {
  const lines = ['| | c1 p50 ms | c1 p95 ms | q/s c1 | q/s c16 | q/s c64 | c64 p95 ms |', '| --- | --- | --- | --- | --- | --- | --- |'];
  for (const [mode, rounds] of Object.entries(results)) {
    const of = (level, field) => rounds.map((round) => round[level][field]);
    const cells = [
      ...[spread(of('c1', 'p50'), 2), spread(of('c1', 'p95'), 2), spread(of('c1', 'rps'), 0)],
      ...[spread(of('c16', 'rps'), 0), spread(of('c64', 'rps'), 0), spread(of('c64', 'p95'), 1)],
    ];
    lines.push(`| ${mode} | ${cells.join(' | ')} |`);
  }
  lines.push('', '| | CPU ms a question at c1: client, then each process | at c64 | resident MB |', '| --- | --- | --- | --- |');
  for (const [mode, rounds] of Object.entries(results)) {
    const cpu = (level) =>
      [
        ['client', rounds.map((round) => round[level].clientMs)],
        ...Object.keys(rounds[0][level].serverMs).map((name) => [name, rounds.map((round) => round[level].serverMs[name])]),
      ]
        .map(([name, numbers]) => `${name} ${median(numbers).toFixed(2)}`)
        .join(', ');
    const memory = Object.keys(rounds[0].residentMb).map((name) => `${name} ${median(rounds.map((round) => round.residentMb[name]))}`);
    lines.push(`| ${mode} | ${cpu('c1')} | ${cpu('c64')} | ${memory.join(', ')} |`);
  }
  return lines.join('\n');
}

/** A paragraph's label as lawyers write it: `1005-6-b-1` is `1005.6(b)(1)`, `1002-2-p-Interp-2` is `1002.2(p), comment 2`. */
export function citeParagraph(label: string): string {
  const [path, comment] = label.split('-Interp-');
  const [part, section, ...rest] = path!.replace(/-Interp$/, '').split('-');
  const cited = section === undefined ? part! : `${part}.${section}${rest.map((step) => `(${step})`).join('')}`;
  return comment === undefined ? cited : `${cited}, comment ${comment}`;
}

/** The labels that a written reference may stand for: `1005.6(b)(1)`, `1005-6-b-1` and `§ 1005.6 b 1` are one. */
export function paragraphLabels(part: string, section: string, steps: string): string[] {
  const path = [...steps.matchAll(/[A-Za-z0-9]+/g)].map(([step]) => step);
  const label = [part, section, ...path].join('-');
  return [...new Set([label, label.toLowerCase(), [part, section.toUpperCase(), ...path].join('-')])];
}

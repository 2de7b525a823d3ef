const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Mar 25, 2015` as 2015-03-25; `''` when it is blank or no day. */
export function readDay(raw: string): string {
  const match = /^\s*([A-Za-z]{3})[a-z]*\.? (\d{1,2}), (\d{4})\s*$/.exec(raw);
  const month = months.indexOf(match?.[1]?.toLowerCase() ?? '') + 1;
  return match && month > 0 ? `${match[3]}-${String(month).padStart(2, '0')}-${match[2]!.padStart(2, '0')}` : '';
}

/**
 * The merchant in a debit purchase's description: `DEBIT CARD PURCHASE - ACORN CAFE #12` is `Acorn Cafe`, or the known
 * merchant whose name the description begins with.
 */
export function nameMerchant(description: string, known: readonly string[]): string {
  const written = description
    .replace(/^DEBIT CARD PURCHASE\s*-\s*/i, '')
    .replace(/\s*#\d+.*$/, '')
    .trim();
  const begins = known.filter((name) => written.toLowerCase().startsWith(name.toLowerCase())).sort((a, b) => b.length - a.length)[0];
  return begins ?? written.toLowerCase().replace(/(^|[\s&-])\p{L}/gu, (first) => first.toUpperCase());
}

/** A name as an identifier: `Green Account (checking)` and `Green Account` are one product, `green_account`. */
export const productId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\d]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/**
 * The ways in which people shorten a product's name in either language: `Silver Rewards Card` is also `carte Silver`.
 * Without small words: they come and go by themselves.
 */
export function productAliases(name: string): string[] {
  const plain = name.replace(/\s*\(.*?\)/g, '').trim();
  const debit = /^(.*?)(?:\s+Account)?\s+debit card$/i.exec(plain);
  if (debit) return [`${debit[1]} debit card`, `carte débit ${debit[1]}`];
  const account = /^(.*?)\s+Account$/i.exec(plain);
  if (account) {
    const bare = account[1]!;
    return [
      ...[`compte ${bare}`, `compte courant ${bare}`, `compte épargne ${bare}`, `livret ${bare}`],
      ...[`${bare} accounts`, `comptes ${bare}`, `livrets ${bare}`, `${bare} checking accounts`, `${bare} savings accounts`],
      ...[`${bare} checking account`, `${bare} savings account`, `${bare} checking`, `${bare} savings`],
    ];
  }
  const card = /^(.*?)(\s+Rewards)?(?:\s+Card)$/i.exec(plain);
  if (card) {
    const bare = card[1]!;
    const many = [`${bare} cards`, `${bare} Rewards cards`, `cartes ${bare}`, `cartes ${bare} Rewards`];
    return [
      ...many,
      `carte ${bare}`,
      `${bare} card`,
      `${bare} Rewards`,
      `carte ${bare} Rewards`,
      `carte crédit ${bare}`,
      `${bare} credit card`,
    ];
  }
  return [
    `carte ${plain}`,
    `cartes ${plain}`,
    `compte ${plain}`,
    `${plain} card`,
    `${plain} cards`,
    `${plain} account`,
    `${plain} accounts`,
  ];
}

/** The name without its kind: `Bluest Account` is `Bluest`. Empty when nothing can be left out. */
export function bareName(name: string): string {
  const bare = name.replace(/\s*\(.*?\)/g, '').replace(/\s+(?:Account|(?:Rewards\s+)?Card)$/i, '');
  return bare === name || /debit card$/i.test(name) ? '' : bare;
}

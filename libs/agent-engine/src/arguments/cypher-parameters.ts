import type { Arguments, Tool, Value } from '@guichet/domain-kit';
import { findAmounts } from './amounts.ts';

/** The arguments as a Cypher template binds them: a period as `$<name>_from` and `$<name>_to`, an amount with `$<name>_currency`. */
export function cypherParameters({ parameters }: Pick<Tool, 'parameters'>, given: Arguments): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, { value, words }]): [string, Value][] => {
      if (typeof value === 'object' && 'from' in value) return [[`${name}_from`, value.from], [`${name}_to`, value.to]]; // prettier-ignore
      const bound: [string, Value] = [name, typeof value === 'object' ? [...value] : value];
      return parameters[name]?.type === 'amount' ? [bound, [`${name}_currency`, currencyOf(words)]] : [bound];
    }),
  );
}

/** A currency is written in signs and words that are the same in every language. */
function currencyOf(words: string): string {
  const amount = findAmounts(words, 'en').find((mention) => mention.kind === 'amount');
  return amount?.kind === 'amount' ? amount.currency : '';
}

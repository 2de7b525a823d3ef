import { readFile } from 'node:fs/promises';
import type { GraphNode, Reading } from '@guichet/domain-kit';

interface Portfolio {
  readonly id: string;
  readonly customer: string;
  readonly name: string;
  readonly name_fr: string;
  readonly currency: string;
  readonly cash: number;
  readonly holdings: readonly {
    readonly security: string;
    readonly security_fr: string;
    readonly isin: string;
    readonly quantity: number;
    readonly price: number;
  }[];
  readonly movements: readonly {
    readonly day: string;
    readonly kind: string;
    readonly security: string;
    readonly security_fr: string;
    readonly amount: number;
  }[];
}

/** Sums in cents, so that values add up. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** Customers' portfolios, what they hold and what moved in them. */
export async function* readPortfolios(file: string): AsyncIterable<Reading> {
  const { asOf, customers, portfolios } = JSON.parse(await readFile(file, 'utf8')) as {
    asOf: string;
    customers: readonly { readonly id: string; readonly name: string }[];
    portfolios: readonly Portfolio[];
  };
  for (const { id, name } of customers) yield { node: { label: 'Customer', id, properties: { name, aliases: [] } } };
  for (const { holdings, movements, ...own } of portfolios) {
    const portfolio: GraphNode = { label: 'Portfolio', id: own.id, properties: { ...own, as_of: asOf, source: `portfolio:${own.id}` } };
    yield { node: portfolio };
    yield { relationship: { type: 'OWNS', from: { label: 'Customer', id: own.customer }, to: portfolio } };
    const parts = [
      ...holdings.map((holding) => ({
        type: 'HOLDS',
        node: part('Holding', `${own.id}/${holding.isin}`, {
          ...holding,
          value: rounded(holding.quantity * holding.price),
          currency: own.currency,
          as_of: asOf,
          source: `holding:${own.id}/${holding.isin}`,
        }),
      })),
      ...movements.map((movement, index) => ({
        type: 'MOVED',
        node: part('Movement', `${own.id}/${index + 1}`, {
          ...movement,
          currency: own.currency,
          source: `movement:${own.id}/${index + 1}`,
        }),
      })),
    ];
    for (const { node } of parts) yield { node };
    for (const { type, node } of parts) yield { relationship: { type, from: portfolio, to: node } };
  }
}

const part = (label: string, id: string, properties: GraphNode['properties']): GraphNode => ({ label, id, properties });

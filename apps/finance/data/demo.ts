import { join } from 'node:path';
import { defineDataset, type Reading } from '@guichet/domain-kit';
import { readGraph } from './fincen.ts';
import { readPortfolios } from './read-portfolios.ts';
import { readReports } from './read-reports.ts';

const files = {
  filings: 'demo/filings.csv',
  connections: 'demo/connections.csv',
  reports: 'demo/reports.json',
  portfolios: 'demo/portfolios.json',
};

/** Fictional banks, companies and customers; the customers are those of the other lines' demo data. */
export const demo = defineDataset({
  id: 'finance-demo',
  kind: 'demo',
  provides: ['filings', 'connections', 'reports', 'portfolios'],
  asOf: '2026-06-30',
  files: Object.values(files),
  async *read(root): AsyncIterable<Reading> {
    yield* readGraph(join(root, files.filings), join(root, files.connections), { filings: 'filing', connections: 'connections' });
    yield* readReports(join(root, files.reports), 'report', '2026-06-30');
    yield* readPortfolios(join(root, files.portfolios));
  },
});

import { join } from 'node:path';
import { defineDataset, type Reading } from '@guichet/domain-kit';
import { readConnections } from './read-connections.ts';
import { Names, readFilings } from './read-filings.ts';

const files = { filings: 'fincen_graph/download_transactions_map.csv', connections: 'fincen_graph/download_bank_connections.csv' };

/** Suspicious-payment filings, as published by the ICIJ. */
export const fincen = defineDataset({
  id: 'fincen',
  kind: 'outside',
  provides: ['filings', 'connections'],
  asOf: '2020-09-20',
  files: Object.values(files),
  async *read(root): AsyncIterable<Reading> {
    yield* readGraph(join(root, files.filings), join(root, files.connections), { filings: 'fincen', connections: 'fincen-connections' });
  },
});

/** Both tables as one graph, nodes before relationships. `schemes` are what sources begin with. */
export async function* readGraph(
  filingsFile: string,
  connectionsFile: string,
  schemes: { readonly filings: string; readonly connections: string },
): AsyncIterable<Reading> {
  const names = new Names();
  const readings = [
    ...(await readFilings(filingsFile, schemes.filings, names)),
    ...(await readConnections(connectionsFile, schemes.connections, names)),
  ];
  for (const node of names.nodes()) yield { node };
  yield* readings.filter((reading) => !('relationship' in reading));
  yield* readings.filter((reading) => 'relationship' in reading);
}

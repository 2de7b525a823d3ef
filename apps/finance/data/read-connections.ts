import type { GraphNode, Reading } from '@guichet/domain-kit';
import { cleanName, nameKey } from './clean-name.ts';
import { readCsv } from './read-csv.ts';
import type { Names } from './read-filings.ts';
import { mostFrequent, Tally } from './tally.ts';

/** One line of a table of bank connections: a report (SAR) of a filer names an entity. */
interface Line {
  readonly icij_sar_id: string;
  readonly filer_org_name_id: string;
  readonly filer_org_name: string;
  readonly entity_b: string;
  readonly entity_b_country: string;
  readonly entity_b_iso_code: string;
}

/** Who is named in whose reports. The same line again changes nothing. */
export async function readConnections(file: string, scheme: string, names: Names): Promise<readonly Reading[]> {
  const sars = new Map<string, GraphNode>();
  const entities = new Tally();
  const relationships: Reading[] = [];
  for (const line of await readCsv<Line>(file)) {
    if (!line.icij_sar_id || !nameKey(line.entity_b)) {
      relationships.push({ rejected: { record: line.icij_sar_id, reason: 'no report number or entity' } });
      continue;
    }
    const sar = { label: 'Sar', id: line.icij_sar_id };
    sars.set(sar.id, { ...sar, properties: { source: `${scheme}:${sar.id}` } });
    const entity = { label: 'Entity', id: entities.add(`${nameKey(line.entity_b)}@${line.entity_b_iso_code}`, cleanName(line.entity_b)) };
    const filer = { label: 'Filer', id: names.filers.add(line.filer_org_name_id, cleanName(line.filer_org_name)) };
    const country = { label: 'Country', id: names.countries.add(line.entity_b_iso_code, cleanName(line.entity_b_country)) };
    relationships.push(
      { relationship: { type: 'REPORTED_BY', from: sar, to: filer } },
      { relationship: { type: 'NAMES', from: sar, to: entity } },
      { relationship: { type: 'LIES_IN', from: entity, to: country } },
    );
  }
  const entityNodes = [...entities].map(([id, spellings]): Reading => {
    const [name, ...aliases] = mostFrequent(spellings);
    return { node: { label: 'Entity', id, properties: { name: name!, aliases } } };
  });
  return [...[...sars.values()].map((node) => ({ node })), ...entityNodes, ...relationships];
}

import type { GraphNode, GraphRelationship, Reading } from '@guichet/domain-kit';
import { cleanName, nameKey } from './clean-name.ts';
import { countryNode } from './countries.ts';
import { mostFrequent, Tally } from './tally.ts';
import { shortNames } from './short-names.ts';
import { readCsv } from './read-csv.ts';
import { readDay } from './read-day.ts';

/** One line of a transactions map, as the file names its columns. */
interface Line {
  readonly id: string;
  readonly icij_sar_id: string;
  readonly filer_org_name_id: string;
  readonly filer_org_name: string;
  readonly begin_date: string;
  readonly end_date: string;
  readonly originator_bank: string;
  readonly originator_bank_country: string;
  readonly originator_iso: string;
  readonly beneficiary_bank: string;
  readonly beneficiary_bank_country: string;
  readonly beneficiary_iso: string;
  readonly number_transactions: string;
  readonly amount_transactions: string;
}

/** What filings and connections say of the same banks and countries: gathered first, so that each has its usual name. */
export class Names {
  readonly banks = new Tally();
  readonly countries = new Tally();
  readonly filers = new Tally();

  nodes(): GraphNode[] {
    return [
      ...[...this.countries].map(([iso, names]) => countryNode(iso, mostFrequent(names))),
      ...[...this.banks].map(([id, names]) => named('Bank', id, mostFrequent(names))),
      ...[...this.filers].map(([id, names]) => named('Filer', id, [...mostFrequent(names), ...(shortNames[id] ?? [])])),
    ];
  }
}

const named = (label: string, id: string, names: readonly string[]): GraphNode => {
  const readable = names.filter((name) => !name.includes('\ufffd'));
  const [name = names[0]!, ...aliases] = readable;
  return { label, id, properties: { name, aliases } };
};

/** The number in a field, with or without an exponent; -1 when it is blank. */
const count = (field: string): number => (field.trim() === '' ? -1 : Number(field));

/**
 * The lines of a transactions map as filings between banks and countries. A bank is known by its name (the file's own ids differ for one
 * name); begin and end stay as filed, and `dates_inverted` says where they stand the wrong way round. Repeated lines are lines: they are kept.
 */
export async function readFilings(file: string, scheme: string, names: Names): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const line of await readCsv<Line>(file)) {
    const amount = Number(line.amount_transactions);
    if (!line.id || !nameKey(line.originator_bank) || !nameKey(line.beneficiary_bank) || !Number.isFinite(amount)) {
      readings.push({ rejected: { record: line.id, reason: 'no id, bank or amount' } });
      continue;
    }
    const [begin, end] = [readDay(line.begin_date), readDay(line.end_date)];
    const inverted = begin !== '' && end !== '' && begin > end;
    const from = { label: 'Filing', id: line.id };
    const to = (type: string, label: string, id: string): { relationship: GraphRelationship } => ({
      relationship: { type, from, to: { label, id } },
    });
    readings.push(
      {
        node: {
          ...from,
          properties: {
            source: `${scheme}:${line.id}`,
            sar: line.icij_sar_id,
            begin_date: begin,
            end_date: end,
            dates_inverted: inverted,
            transactions: count(line.number_transactions),
            amount,
          },
        },
      },
      to('FILED_BY', 'Filer', names.filers.add(line.filer_org_name_id, cleanName(line.filer_org_name))),
      to('FROM_BANK', 'Bank', names.banks.add(nameKey(line.originator_bank), cleanName(line.originator_bank))),
      to('TO_BANK', 'Bank', names.banks.add(nameKey(line.beneficiary_bank), cleanName(line.beneficiary_bank))),
      to('FROM_COUNTRY', 'Country', names.countries.add(line.originator_iso, cleanName(line.originator_bank_country))),
      to('TO_COUNTRY', 'Country', names.countries.add(line.beneficiary_iso, cleanName(line.beneficiary_bank_country))),
    );
  }
  return readings;
}

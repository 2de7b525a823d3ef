import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineDataset } from '@guichet/domain-kit';
import { parse } from 'csv-parse/sync';
import { readRegulations } from './read-regulations.ts';
import type { DefinitionRecord, ParagraphRecord, ReferenceRecord } from './regulation-records.ts';

interface PassageLine {
  readonly part: string;
  readonly reg: string | null;
  readonly reg_title: string;
  readonly label: string | null;
  readonly title: string | null;
  readonly text: string;
  readonly effective: string;
}

/** Part 1030 comes without its letter; it is Regulation DD. */
const letters: Readonly<Record<string, string>> = { '1030': 'DD' };

const rows = <T>(root: string, file: string): T[] => parse(readFileSync(join(root, file)), { columns: true, bom: true });

/** The Bureau's consumer-finance regulations: paragraphs, what they define and what they refer to. */
export const cfpbRegulations = defineDataset({
  id: 'cfpb_regulations',
  kind: 'outside',
  provides: ['regulations'],
  asOf: '2022-01-01',
  files: ['cfpb_regulations/passages.jsonl', 'cfpb_regulations/definitions.csv', 'cfpb_regulations/references.csv'],
  *read(root) {
    const lines = readFileSync(join(root, 'cfpb_regulations/passages.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const paragraphs: ParagraphRecord[] = [];
    for (const [position, line] of lines.entries()) {
      const { part, reg, reg_title, label, title, text, effective } = JSON.parse(line) as PassageLine;
      if (label === null) yield { rejected: { record: `passages.jsonl:${position + 1}`, reason: 'it has no label to cite' } };
      else
        paragraphs.push({
          label,
          part,
          regulation: reg ?? letters[part] ?? part,
          regulationTitle: reg_title,
          title: title ?? '',
          text,
          effective,
        });
    }
    const definitions = rows<DefinitionRecord>(root, 'cfpb_regulations/definitions.csv');
    const references = rows<ReferenceRecord>(root, 'cfpb_regulations/references.csv');
    yield* readRegulations({ paragraphs, definitions, references });
  },
});

import { join } from 'node:path';
import { defineDataset } from '@guichet/domain-kit';
import { readReports } from './read-reports.ts';

const file = 'tatqa/dev.json';

/** Tables and paragraphs of financial reports of 2019 and 2020 (TAT-QA). */
export const tatqa = defineDataset({
  id: 'tatqa',
  kind: 'outside',
  provides: ['reports'],
  asOf: '2020-06-30',
  files: [file],
  read: (root) => readReports(join(root, file), 'tatqa', '2020-06-30'),
});

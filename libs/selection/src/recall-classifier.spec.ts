import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { recallClassifier } from './recall-classifier.ts';
import { trainClassifier } from './train-classifier.ts';

const examples = [
  { text: 'what is my balance', label: 'account' },
  { text: 'how much is on my account', label: 'account' },
  { text: 'is my card blocked', label: 'card' },
  { text: 'when does my card expire', label: 'card' },
];
const question = 'balance of the account';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'guichet-spec-'))));
afterEach(() => rm(folder, { recursive: true }));

it('judges as what was learnt, the first time and from then on', async () => {
  const trained = trainClassifier(examples).classify(question);
  expect(recallClassifier(examples, {}, folder).classify(question)).toEqual(trained);
  expect(await readdir(folder)).toHaveLength(1);
  expect(recallClassifier(examples, {}, folder).classify(question)).toEqual(trained);
});

it('learns anew from other examples', async () => {
  recallClassifier(examples, {}, folder);
  expect(recallClassifier(examples.slice(0, 3), {}, folder).labels).toEqual(['account', 'card']);
  expect(await readdir(folder)).toHaveLength(2);
});

it('learns again when the file is damaged, or when nothing can be kept', async () => {
  recallClassifier(examples, {}, folder);
  const [file] = await readdir(folder);
  await writeFile(join(folder, file!), 'damaged');
  expect(recallClassifier(examples, {}, folder).labels).toEqual(['account', 'card']);
  expect(recallClassifier(examples, {}, '/dev/null/nowhere').labels).toEqual(['account', 'card']);
});

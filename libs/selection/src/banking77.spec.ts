import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { describeWithData } from '@guichet/testing';
import { trainClassifier, type LabelledText } from './train-classifier.ts';

/** Rows of `text,category`; a text with a comma stands in quotes, a quote in it is doubled. */
function readQuestions(file: string): LabelledText[] {
  const rows = [...readFileSync(file, 'utf8').matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*)),([^\n]*)\n/g)].slice(1);
  return rows.map(([, quoted, plain, label]) => ({ text: (quoted ?? plain ?? '').replace(/""/g, '"').trim(), label: label!.trim() }));
}

describeWithData('trainClassifier on BANKING77', 'banking77/train.csv', (file) => {
  it('names the right one of 77 intents for nine questions in ten that it has not seen', () => {
    const questions = readQuestions(file);
    const held = questions.filter((_, index) => index % 5 === 0);
    const { classify } = trainClassifier(questions.filter((_, index) => index % 5 !== 0));
    const right = held.filter(({ text, label }) => classify(text)[0]!.label === label).length;
    expect(questions).toHaveLength(10_003);
    expect(right / held.length).toBeGreaterThan(0.89);
  }, 120_000);
});

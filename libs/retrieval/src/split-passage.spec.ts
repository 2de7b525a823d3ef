import { expect, test } from '@jest/globals';
import { splitPassage } from './split-passage.ts';

const texts = (text: string) => splitPassage(text).map((unit) => unit.text);

test('each unit is a verbatim piece of the text', () => {
  const text = '## Fees\n\nOpening is free. Closing costs $5.\n\n- Card: $2 a month\n';
  for (const unit of splitPassage(text)) expect(text.slice(unit.start, unit.end)).toBe(unit.text);
});

test('sentences end at full stops, not at short forms or article numbers', () => {
  expect(texts('Under art. 5 of L. 113-2 it ends. The U.S. Act applies. Done')).toEqual([
    'Under art. 5 of L. 113-2 it ends.',
    'The U.S. Act applies.',
    'Done',
  ]);
});

test('items know the headings above them and the line that opens their list', () => {
  const units = splitPassage('# Cards\n## Limits\nThe limits are:\n- Daily: $300\n- Weekly: $900');
  const item = units.find(({ text }) => text === 'Daily: $300')!;
  expect(item.kind).toBe('item');
  expect(item.under.map((position) => units[position]!.text)).toEqual(['Cards', 'Limits', 'The limits are:']);
});

test('lines that were wrapped to a width are one sentence', () => {
  const wrapped =
    'The reader who keeps a book beyond the day on which it is due shall\npay the fine that the rules of the house provide for.';
  expect(texts(wrapped)).toEqual([wrapped]);
});

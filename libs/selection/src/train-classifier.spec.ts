import { describe, expect, it } from '@jest/globals';
import { trainClassifier } from './train-classifier.ts';

const fruit = ['ripe pear', 'green pear tree', 'a bowl of plums', 'sour plum jam'].map((text) => ({ text, label: 'fruit' }));
const tools = ['a steel hammer', 'hammer and nails', 'sharp saw', 'saw the plank'].map((text) => ({ text, label: 'tool' }));

describe('trainClassifier', () => {
  it('ranks every label, best first, with scores that sum to 1', () => {
    const candidates = trainClassifier([...fruit, ...tools]).classify('a plum on a plate');
    expect(candidates.map(({ label }) => label)).toEqual(['fruit', 'tool']);
    expect(candidates.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
  });

  it('tolerates typos through letters', () => {
    expect(trainClassifier([...fruit, ...tools]).classify('hamer')[0]!.label).toBe('tool');
  });

  it('gives the same scores for the same examples', () => {
    expect(trainClassifier([...fruit, ...tools]).classify('plum')).toEqual(trainClassifier([...fruit, ...tools]).classify('plum'));
  });

  it('may find that no label fits when each is judged alone', () => {
    const elsewhere = ['rain at noon', 'cloudy sky', 'wind from the north'].map((text) => ({ text, label: 'weather' }));
    const candidates = trainClassifier([...fruit, ...tools, ...elsewhere], { mode: 'independent' }).classify('plum and hammer');
    expect(candidates.find(({ label }) => label === 'weather')!.score).toBeLessThan(0.3);
  });

  it('learns a thousand examples of forty labels in well under a second', () => {
    const examples = Array.from({ length: 1000 }, (_, index) => ({
      text: `what is the ${'abcdefghij'[index % 10]!.repeat(3)}${index % 40} of my ${index % 7} account in month ${index % 12}`,
      label: `label-${index % 40}`,
    }));
    const start = performance.now();
    trainClassifier(examples);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('knows nothing, and says so, without examples', () => expect(trainClassifier([]).classify('anything')).toEqual([]));
});

import { describe, expect, it } from '@jest/globals';
import { mostFrequent, Tally } from './tally.ts';

describe('Tally', () => {
  it('knows each id by the spellings seen, the usual one first', () => {
    const tally = new Tally();
    for (const spelling of ['Azur', 'AZUR', 'AZUR']) tally.add('azur', spelling);
    expect([...tally].map(([id, spellings]) => [id, mostFrequent(spellings)])).toEqual([['azur', ['AZUR', 'Azur']]]);
  });
});

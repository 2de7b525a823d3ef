import { describe, expect, it } from '@jest/globals';
import { housesIn, namesIn, plainWords, withoutLegalForm } from './report-names.ts';

const plain = plainWords(['we sell soup and bread in shops, at a price that rises with costs', 'the plan, the rewards and the network']);

describe('namesIn', () => {
  it('finds names in capitals that are no common words, at no sentence start alone', () => {
    expect(namesIn('In May we bought Skylark, a maker of antennas, from Velora Telecom Ltd.', plain)).toEqual([
      'Skylark',
      'Velora Telecom Ltd',
    ]);
    expect(namesIn('Shops sell bread. Costs rise.', plain)).toEqual([]);
  });

  it('takes an abbreviation for a name only where it owns something', () => {
    expect(namesIn("The assets are QRST's own.", plain)).toEqual(['QRST']);
    expect(namesIn('Our sales of QRST rose.', plain)).toEqual([]);
  });
});

describe('housesIn', () => {
  it('tells the word that several names begin with', () => {
    expect([...housesIn(['Millpond Retirement Plan', 'Millpond Rewards', 'Skylark'], plain)]).toEqual(['Millpond']);
  });
});

describe('withoutLegalForm', () => {
  it('leaves the name as people say it', () => expect(withoutLegalForm('Velora Telecom, Inc.')).toBe('Velora Telecom'));
});

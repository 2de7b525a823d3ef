import { describe, expect, it } from '@jest/globals';
import { parseExample } from './parse-example.ts';

describe('parseExample', () => {
  it('takes the marks out and keeps what they said', () => {
    expect(parseExample('Balance of my [Bronze](account=02) and [EcoCard](card)?')).toEqual({
      text: 'Balance of my Bronze and EcoCard?',
      arguments: [
        { parameter: 'account', words: 'Bronze', value: '02' },
        { parameter: 'card', words: 'EcoCard', value: undefined },
      ],
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { readDay } from './read-day.ts';

describe('readDay', () => {
  it('reads a day in English words', () => expect(readDay('Mar 5, 2015')).toBe('2015-03-05'));
  it('says nothing of a blank or of anything else', () => {
    expect(readDay('')).toBe('');
    expect(readDay('Foo 5, 2015')).toBe('');
  });
});

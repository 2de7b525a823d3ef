import { describe, expect, it } from '@jest/globals';
import { indexFamiliarWords } from './familiar-words.ts';

describe('indexFamiliarWords', () => {
  const familiarIn = indexFamiliarWords(['freeze a card', 'card lost abroad', 'freeze the account', 'account abroad', 'unique wombat']);

  it('knows the words that several declared texts hold', () => {
    expect(familiarIn('freeze my card')).toEqual(['_familiar_4_', '_strangers_0_', '_known_2_']);
  });

  it('counts strangers, and the share of what it knows', () => {
    expect(familiarIn('freeze raspberry sorbet overnight')).toEqual(['_familiar_1_', '_strangers_3_', '_known_1_']);
  });

  it('does not let an example vouch for itself', () => {
    expect(familiarIn('unique wombat')).toEqual(['_familiar_0_', '_strangers_2_', '_known_0_']);
  });

  it('says when a text has no subject', () => expect(familiarIn('and what is it?')).toEqual(['_no_subject_']));
});

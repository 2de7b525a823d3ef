import { describe, expect, it } from '@jest/globals';
import { nameMerchant } from './name-merchant.ts';

describe('the merchant of a debit purchase', () => {
  it('is the known one whose name begins the description', () => {
    expect(nameMerchant('DEBIT CARD PURCHASE - ACORN CAFE NORTH #12', ['Acorn', 'Acorn Cafe'])).toBe('Acorn Cafe');
  });

  it('is else named as written, without the number of the shop', () => {
    expect(nameMerchant('DEBIT CARD PURCHASE - BIRCH & SONS #7 LYON', [])).toBe('Birch & Sons');
  });
});

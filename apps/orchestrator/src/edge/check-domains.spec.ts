import { describe, expect, it } from '@jest/globals';
import { checkDomains } from './check-domains.ts';

describe('checkDomains', () => {
  it('takes none, and those that there are', () => {
    expect(() => checkDomains([], ['banking'])).not.toThrow();
    expect(() => checkDomains(['banking'], ['banking', 'finance'])).not.toThrow();
  });

  it('refuses another, and names those that there are', () => {
    expect(() => checkDomains(['finance', 'weather'], ['banking', 'finance'])).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', details: expect.objectContaining({ domains: 'banking,finance' }) }),
    );
  });

  it('leaves it to the answer as long as no service has announced itself', () => {
    expect(() => checkDomains(['banking'], [])).not.toThrow();
  });
});

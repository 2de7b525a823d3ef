import { describe, expect, it } from '@jest/globals';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it.each([
    'ou est ma carte',
    'solde livret ?',
    'jé perdu mon code, koi faire',
    'remboursement lunettes combien',
    'Article L999-7 ?',
    'slt, c normal ce prélèvement ??',
    'mon virement a failed, why ?',
    'Le cutoff pour les wires c’est quand ?',
    'TOTAL DES ACHATS EN AOUT',
  ])('hears French in %p', (text) => expect(detectLanguage(text)).toBe('fr'));

  it.each([
    'card lost!!',
    'balance pls',
    'whats my iban',
    'Does section 1005.99(c)(2) apply?',
    'total sent by Banque Imaginaire to Example Savings',
    'Which articles cite L999-7?',
    "What's Jean's premium?",
    'my prélèvement was rejected, what can I do?',
    '',
  ])('hears English in %p', (text) => expect(detectLanguage(text)).toBe('en'));
});

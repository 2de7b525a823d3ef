import { describe, expect, it } from '@jest/globals';
import { sideOf } from './side-of.ts';

describe('sideOf', () => {
  it.each([
    ['Which bank sent the most to Azur?', 'received'],
    ['From which banks did Azur receive most?', 'received'],
    ['qui a le plus envoye a azur', 'received'],
    ["Quels pays ont envoyé de l'argent au Azur ?", 'received'],
    ['Les banques dont Azur a reçu des virements', 'received'],
    ['To whom does Azur send money?', 'sent'],
    ['Top partners that received money from Azur', 'sent'],
    ['À quelle banque Azur a-t-elle envoyé le plus ?', 'sent'],
    ['where does money leaving azur go', 'sent'],
  ])('in "%s"', (question, side) => expect(sideOf(question, 'Azur')).toBe(side));
});

import { describe, expect, it } from '@jest/globals';
import { leansBack, referBack } from './refer-back.ts';

describe('referBack', () => {
  it.each([
    ['Which bank filed the most?', 'How much did that bank send?', 'How much did {s1} send?'],
    ['Quelle banque a déclaré le plus', 'quel total cette banque a-t-elle envoyé', 'quel total {s1} a-t-elle envoyé'],
  ])('%j, then %j', (question, part, rewritten) => {
    expect(referBack(part, [{ id: 's1', question }])).toEqual({ id: 's1', question: rewritten });
  });

  it('finds nothing where the noun was not asked for', () => {
    expect(referBack('How long is that period?', [{ id: 's1', question: 'Which bank filed the most?' }])).toBeUndefined();
  });
});

describe('leansBack', () => {
  it.each(['how much is in it', 'quand expire-t-elle', 'combien dure ce délai', 'what does that cost'])('%j does', (part) =>
    expect(leansBack(part)).toBe(true),
  );
  it.each([
    'how many cards do I have',
    'est-ce que ma carte est active',
    'will it rain on Saturday',
    'quel temps fera-t-il demain',
    'quel montant le contrat doit-il couvrir',
    'combien Alder Bank a-t-elle envoyé',
  ])('%j does not', (part) => expect(leansBack(part)).toBe(false));
});

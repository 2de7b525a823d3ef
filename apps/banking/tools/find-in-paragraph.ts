import { computed, defineTool, type Found, type Look } from '@guichet/domain-kit';
import { paragraph, question } from '../parameters.ts';
import { quoted } from '../wording.ts';

/** How many passages of the section are looked at, and how many are quoted. */
const looked = 12;
const quotedPassages = 2;

/** What speaks to the question in the paragraph that it names, or in the paragraph's parts. */
async function look({ search, arguments: given }: Look): Promise<Partial<Found>> {
  const label = given['paragraph']!.value as string;
  const section = label.split('-').slice(0, 2).join('-');
  const found = await search({ filter: { tags: { kind: 'regulation', section } }, k: looked });
  const isInside = (id: string) => id === `cfpb:${label}` || id.startsWith(`cfpb:${label}-`);
  return { passages: found.filter(({ passage }) => isInside(passage.id)).slice(0, quotedPassages) };
}

export const findInParagraph = defineTool({
  name: 'find_in_paragraph',
  group: 'regulations',
  label: {
    en: 'What one named paragraph of a regulation says on a point: a delay, an amount, a duty, an exception.',
    fr: "Ce qu'un paragraphe nommé d'un règlement dit d'un point : un délai, un montant, une obligation, une exception.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { paragraph, question },
  examples: {
    en: [
      'How many days does [2900.3(b)](paragraph=2900-3-b) give to report a loss?',
      'what does [2900-2-a](paragraph) say about the age of the applicant',
      'Which amount is set in [2900.3(b)(1)](paragraph=2900-3-b-1)?',
      'under [2900.4(a)](paragraph=2900-4-a), how long must records be kept',
      'What time limit does § [2900.3(a)](paragraph=2900-3-a) lay down for the answer?',
      'does [2900.2(c)](paragraph=2900-2-c) allow an exception for small firms',
      'what does paragraph [2900-4-b](paragraph) require of the bank',
      'In [2900.1(a)](paragraph=2900-1-a), who is covered?',
    ],
    fr: [
      'Combien de jours le [2900.3(b)](paragraph=2900-3-b) donne-t-il pour signaler une perte ?',
      "que dit [2900-2-a](paragraph) de l'âge du demandeur",
      'Quel montant fixe le [2900.3(b)(1)](paragraph=2900-3-b-1) ?',
      'selon [2900.4(a)](paragraph=2900-4-a), combien de temps garder les dossiers',
      'Quel délai le § [2900.3(a)](paragraph=2900-3-a) prévoit-il pour la réponse ?',
      'le [2900.2(c)](paragraph=2900-2-c) prévoit-il une exception pour les petites entreprises',
      "qu'exige le paragraphe [2900-4-b](paragraph) de la banque",
      'Dans [2900.1(a)](paragraph=2900-1-a), qui est visé ?',
    ],
  },
  cues: {
    en: ['how many', 'how long', 'which amount', 'time limit', 'time limits', 'about'],
    fr: ['combien', 'quel délai', 'quel montant', 'exige', 'prévoit'],
  },
  body: computed(look),
  answer: { en: quoted, fr: quoted },
  needs: ['regulations'],
});

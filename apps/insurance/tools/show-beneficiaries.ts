import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { kind, policy } from '../parameters.ts';
import { list, text } from '../read-row.ts';

const tell = ({ rows, language, format }: Result): Said[] =>
  rows.flatMap((row, index) => {
    const names = list(row, 'beneficiaries');
    if (names.length === 0) return [];
    const [name, who] = [text(row, 'name'), format.list(names)];
    return [
      {
        text: language === 'fr' ? `Bénéficiaires de votre contrat ${name} : ${who}.` : `The beneficiaries of your ${name} are ${who}.`,
        rows: [index],
      },
    ];
  });

export const showBeneficiaries = defineTool({
  name: 'show_beneficiaries',
  group: 'contracts',
  label: { en: 'Who the beneficiaries of the own policies are.', fr: 'Qui sont les bénéficiaires de ses contrats.' },
  audience: ['customer'],
  parameters: { policy, kind },
  examples: {
    en: [
      'Who are the beneficiaries of my [life insurance](kind=life)?',
      'beneficiary of [Vie Horizon](policy)',
      'who gets the money from my [life](kind=life) policy',
      'Which of my policies name a beneficiary?',
      'who is named in my [health](kind=health) contract',
      'list the beneficiaries of my policies',
      'Who is the beneficiary of my [life insurance](kind=life)?',
      'who did I name as beneficiary',
      'beneficiaries of my contracts',
      'Who inherits from my [life](kind=life) policy?',
      'is Lise a beneficiary of my policy',
    ],
    fr: [
      'Qui sont les bénéficiaires de mon [assurance vie](kind=life) ?',
      'bénéficiaire de [Vie Horizon](policy)',
      "qui touche l'argent de mon contrat [vie](kind=life)",
      'Lesquels de mes contrats nomment un bénéficiaire ?',
      'qui est désigné dans ma [mutuelle](kind=health)',
      'liste les bénéficiaires de mes contrats',
      'Qui est le bénéficiaire de mon [assurance vie](kind=life) ?',
      'qui ai-je désigné comme bénéficiaire',
      'bénéficiaires de mes contrats',
      'À qui revient mon contrat [vie](kind=life) ?',
      'quels bénéficiaires sur mon contrat',
    ],
  },
  cues: { en: ['beneficiary', 'beneficiaries'], fr: ['bénéficiaire', 'bénéficiaires'] },
  body: template('policies'),
  answer: { en: tell, fr: tell },
  nothing: { en: () => 'None of your policies names a beneficiary.', fr: () => 'Aucun de vos contrats ne nomme de bénéficiaire.' },
  needs: ['policies'],
});

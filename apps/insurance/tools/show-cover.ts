import { defineTool, template } from '@guichet/domain-kit';
import { kind, policy } from '../parameters.ts';
import { text } from '../read-row.ts';
import { eachRow, euros } from '../wording.ts';

export const showCover = defineTool({
  name: 'show_cover',
  group: 'contracts',
  label: { en: 'What the own policies cover, and up to which amount.', fr: 'Ce que couvrent ses contrats, et jusqu’à quel montant.' },
  audience: ['customer'],
  parameters: { policy, kind },
  examples: {
    en: [
      'What does my [home insurance](kind=home) cover?',
      'am I covered for theft with my [car](kind=auto) policy',
      'up to how much are my luggage insured by the [travel](kind=travel) contract',
      'list the guarantees of my [Auto Sérénité](policy)',
      'cover of my [health insurance](kind=health)',
      'Is broken glass included in my [car insurance](kind=auto)?',
      'what is the limit for water damage on my [home](kind=home) policy',
      'What am I covered for?',
      'does my [travel insurance](kind=travel) cover medical costs',
      'what is included in [Voyage Monde](policy)',
      'which guarantees does my [home insurance](kind=home) have',
      'am I insured against fire with my [home](kind=home) policy',
      'Is theft covered by my [car insurance](kind=auto)?',
      'up to what amount am I covered for dental care',
    ],
    fr: [
      'Que couvre mon [assurance habitation](kind=home) ?',
      'suis je couvert pour le vol avec mon contrat [auto](kind=auto)',
      "jusqu'à combien mes bagages sont-ils assurés par le contrat [voyage](kind=travel)",
      'liste les garanties de mon [Auto Sérénité](policy)',
      'garanties de ma [mutuelle](kind=health)',
      'Le bris de glace est-il compris dans mon [assurance auto](kind=auto) ?',
      'quel est le plafond dégâts des eaux de mon contrat [habitation](kind=home)',
      'Pour quoi suis-je couvert ?',
      'mon [assurance voyage](kind=travel) couvre-t-elle les frais médicaux',
      "qu'est-ce qui est compris dans [Voyage Monde](policy)",
      'quelles garanties a mon [assurance habitation](kind=home)',
      "suis-je assuré contre l'incendie avec mon contrat [habitation](kind=home)",
      'Le vol est-il couvert par mon [assurance auto](kind=auto) ?',
      "jusqu'à quel montant suis-je couvert pour les soins dentaires",
    ],
  },
  cues: { en: ['cover', 'covered', 'guarantees', 'included'], fr: ['couvre', 'couvert', 'garanties', 'compris'] },
  body: template('covers'),
  answer: {
    en: (result) =>
      eachRow(result, (row) => `Your ${text(row, 'name')} covers ${text(row, 'cover_en')} up to ${euros(result, row, 'max_amount')}.`),
    fr: (result) =>
      eachRow(
        result,
        (row) => `Votre contrat ${text(row, 'name')} couvre : ${text(row, 'cover_fr')}, jusqu’à ${euros(result, row, 'max_amount')}.`,
      ),
  },
  nothing: { en: () => 'You have no such policy with us.', fr: () => 'Vous n’avez pas de tel contrat chez nous.' },
  needs: ['policies'],
});

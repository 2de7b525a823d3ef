import { defineTool, template } from '@guichet/domain-kit';
import { kind, policy } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, policyKinds } from '../vocabulary.ts';
import { eachRow, euros } from '../wording.ts';

export const showPremium = defineTool({
  name: 'show_premium',
  group: 'contracts',
  label: {
    en: 'What the own policies cost: the premium and how often it is paid.',
    fr: 'Ce que coûtent ses contrats : la cotisation et son rythme.',
  },
  audience: ['customer'],
  parameters: { policy, kind },
  examples: {
    en: [
      'How much do I pay for my [car insurance](kind=auto)?',
      'premium of my [home](kind=home) policy',
      'what does my [health insurance](kind=health) cost me',
      'What are the premiums of my policies?',
      'how much is the [Voyage Monde](policy) contract a year',
      'monthly cost of my [life insurance](kind=life)',
      'What is my premium?',
      'how much does my [home insurance](kind=home) cost per month',
      'what do i pay for [Santé Plus](policy)',
      'price of my [travel](kind=travel) policy',
      'My yearly premium for the [car](kind=auto)?',
      'how expensive is my [life insurance](kind=life)',
    ],
    fr: [
      'Combien je paie pour mon [assurance auto](kind=auto) ?',
      'cotisation de mon contrat [habitation](kind=home)',
      'combien me coute ma [mutuelle](kind=health)',
      'Quelles sont les cotisations de mes contrats ?',
      'combien coûte le contrat [Voyage Monde](policy) par an',
      'prime mensuelle de mon [assurance vie](kind=life)',
      'Quelle est ma cotisation ?',
      'combien coûte mon [assurance habitation](kind=home) par mois',
      'je paye combien pour [Santé Plus](policy)',
      'prix de mon contrat [voyage](kind=travel)',
      'Ma cotisation annuelle pour la [voiture](kind=auto) ?',
      'combien je paye mon [assurance vie](kind=life)',
    ],
  },
  cues: { en: ['premium', 'how much do i pay', 'cost'], fr: ['cotisation', 'prime', 'combien je paie', 'coûte'] },
  body: template('policies'),
  answer: {
    en: (result) =>
      eachRow(
        result,
        (row) =>
          `The premium of your ${inWords(policyKinds, text(row, 'kind'), 'en')} “${text(row, 'name')}” is ${euros(result, row, 'premium')} a ${text(row, 'premium_every')}.`,
      ),
    fr: (result) =>
      eachRow(
        result,
        (row) =>
          `La cotisation de votre ${inWords(policyKinds, text(row, 'kind'), 'fr')} « ${text(row, 'name')} » est de ${euros(result, row, 'premium')} par ${text(row, 'premium_every') === 'year' ? 'an' : 'mois'}.`,
      ),
  },
  nothing: { en: () => 'You have no such policy with us.', fr: () => 'Vous n’avez pas de tel contrat chez nous.' },
  needs: ['policies'],
});

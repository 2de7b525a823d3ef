import { defineTool, template } from '@guichet/domain-kit';
import { kind, policy } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, policyKinds } from '../vocabulary.ts';
import { eachRow, euros } from '../wording.ts';

export const showDeductible = defineTool({
  name: 'show_deductible',
  group: 'contracts',
  label: {
    en: 'The deductible of the own policies: what stays with the insured.',
    fr: 'La franchise de ses contrats : ce qui reste à charge.',
  },
  audience: ['customer'],
  parameters: { policy, kind },
  examples: {
    en: [
      'What is the deductible of my [car insurance](kind=auto)?',
      'excess on my [home](kind=home) policy',
      'how much do I pay myself after an accident with [Auto Essentiel](policy)',
      'What are my deductibles?',
      'deductible [travel](kind=travel)',
      'what remains for me to pay on a claim of my [home insurance](kind=home)',
    ],
    fr: [
      'Quelle est la franchise de mon [assurance auto](kind=auto) ?',
      'franchise de mon contrat [habitation](kind=home)',
      'combien reste a ma charge apres un accident avec [Auto Essentiel](policy)',
      'Quelles sont mes franchises ?',
      'franchise [voyage](kind=travel)',
      'que reste-t-il à payer sur un sinistre de mon [assurance habitation](kind=home)',
    ],
  },
  cues: { en: ['deductible', 'excess'], fr: ['franchise', 'franchises', 'reste à charge'] },
  body: template('policies'),
  answer: {
    en: (result) =>
      eachRow(
        result,
        (row) =>
          `The deductible of your ${inWords(policyKinds, text(row, 'kind'), 'en')} “${text(row, 'name')}” is ${euros(result, row, 'deductible')}.`,
      ),
    fr: (result) =>
      eachRow(
        result,
        (row) =>
          `La franchise de votre ${inWords(policyKinds, text(row, 'kind'), 'fr')} « ${text(row, 'name')} » est de ${euros(result, row, 'deductible')}.`,
      ),
  },
  nothing: { en: () => 'You have no such policy with us.', fr: () => 'Vous n’avez pas de tel contrat chez nous.' },
  needs: ['policies'],
});

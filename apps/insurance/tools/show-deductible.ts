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
      'What is my deductible?',
      'how high is the excess on my [car insurance](kind=auto)',
      'my deductible for water damage on the [home](kind=home) policy',
      'deductible of [Auto Sérénité](policy)',
      'Is there an excess on my [health insurance](kind=health)?',
    ],
    fr: [
      'Quelle est la franchise de mon [assurance auto](kind=auto) ?',
      'franchise de mon contrat [habitation](kind=home)',
      'combien reste a ma charge apres un accident avec [Auto Essentiel](policy)',
      'Quelles sont mes franchises ?',
      'franchise [voyage](kind=travel)',
      'que reste-t-il à payer sur un sinistre de mon [assurance habitation](kind=home)',
      'Quelle est ma franchise ?',
      "à combien s'élève la franchise de mon [assurance auto](kind=auto)",
      'ma franchise dégât des eaux du contrat [habitation](kind=home)',
      'franchise de [Auto Sérénité](policy)',
      'Y a-t-il une franchise sur ma [mutuelle](kind=health) ?',
      'c combien ma franchise',
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

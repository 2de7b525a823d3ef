import { defineTool, template } from '@guichet/domain-kit';
import { kind, policy } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, policyKinds, policyStatuses } from '../vocabulary.ts';
import { day, eachRow } from '../wording.ts';

export const listPolicies = defineTool({
  name: 'list_policies',
  group: 'contracts',
  label: {
    en: 'The own insurance policies: what they are, their number and whether they run.',
    fr: 'Ses contrats d’assurance : lesquels, leur numéro et s’ils courent.',
  },
  audience: ['customer'],
  parameters: { policy, kind },
  examples: {
    en: [
      'Which insurance policies do I have?',
      'list my contracts',
      'what am I insured for with you',
      'What is the number of my [car](kind=auto) policy?',
      'do i have a [travel insurance](kind=travel)',
      'Is my [home insurance](kind=home) still active?',
      'show all my policies',
      'What contracts do I hold?',
      'my insurance contracts',
      'do I have a [life insurance](kind=life) with you',
      'policy number of my [home insurance](kind=home)',
      'which of my contracts are still running',
      'What is the reference of my [health](kind=health) contract?',
      'am I insured with you for my [car](kind=auto)',
    ],
    fr: [
      'Quels contrats d’assurance ai-je ?',
      'liste mes contrats',
      'je suis assuré pour quoi chez vous',
      'Quel est le numéro de mon contrat [auto](kind=auto) ?',
      'est ce que jai une [assurance voyage](kind=travel)',
      'Mon [assurance habitation](kind=home) est-elle toujours active ?',
      'montre tous mes contrats',
      'Quels contrats je détiens ?',
      "mes contrats d'assurance",
      'ai-je une [assurance vie](kind=life) chez vous',
      'numéro de contrat de mon [assurance habitation](kind=home)',
      'lesquels de mes contrats sont encore en cours',
      'Quelle est la référence de mon contrat [santé](kind=health) ?',
      'suis-je assuré chez vous pour ma [voiture](kind=auto)',
    ],
  },
  cues: {
    en: ['which policies', 'my policies', 'my contracts', 'policy number'],
    fr: ['quels contrats', 'mes contrats', 'numéro de contrat'],
  },
  body: template('policies'),
  answer: {
    en: (result) =>
      eachRow(
        result,
        (row) =>
          `Your ${inWords(policyKinds, text(row, 'kind'), 'en')} “${text(row, 'name')}” has the number ${text(row, 'id')}; it began on ${day(result, row, 'starts')} and is ${inWords(policyStatuses, text(row, 'status'), 'en')}.`,
      ),
    fr: (result) =>
      eachRow(
        result,
        (row) =>
          `Votre ${inWords(policyKinds, text(row, 'kind'), 'fr')} « ${text(row, 'name')} » porte le numéro ${text(row, 'id')} ; commencée le ${day(result, row, 'starts')}, son statut est : ${inWords(policyStatuses, text(row, 'status'), 'fr')}.`,
      ),
  },
  nothing: { en: () => 'You have no such policy with us.', fr: () => 'Vous n’avez pas de tel contrat chez nous.' },
  needs: ['policies'],
});

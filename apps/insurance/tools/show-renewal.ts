import { defineTool, template } from '@guichet/domain-kit';
import { kind, policy } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, policyKinds } from '../vocabulary.ts';
import { day, eachRow } from '../wording.ts';

export const showRenewal = defineTool({
  name: 'show_renewal',
  group: 'contracts',
  label: { en: 'When the own policies renew or end.', fr: 'Quand ses contrats se renouvellent ou finissent.' },
  audience: ['customer'],
  parameters: { policy, kind },
  examples: {
    en: [
      'When does my [car insurance](kind=auto) renew?',
      'renewal date of my [home](kind=home) policy',
      'until when is my [travel](kind=travel) contract valid',
      'When do my policies expire?',
      'end date of [Habitation Cocon](policy)',
      'on what day is my [health](kind=health) policy renewed',
      'When is my [home insurance](kind=home) due for renewal?',
      'expiry of [Voyage Monde](policy)',
      'when does my [car](kind=auto) contract end',
      'next renewal date of my policies',
      'How long is my [life insurance](kind=life) still valid?',
    ],
    fr: [
      'Quand mon [assurance auto](kind=auto) se renouvelle-t-elle ?',
      "date d'échéance de mon contrat [habitation](kind=home)",
      "jusqu'à quand mon contrat [voyage](kind=travel) est valable",
      'Quand mes contrats arrivent-ils à échéance ?',
      'date de fin de [Habitation Cocon](policy)',
      'quel jour ma [mutuelle](kind=health) est-elle renouvelée',
      'Quand mon [assurance habitation](kind=home) arrive-t-elle à échéance ?',
      'échéance de [Voyage Monde](policy)',
      'quand finit mon contrat [auto](kind=auto)',
      "prochaine date d'échéance de mes contrats",
      'Jusqu’à quand mon [assurance vie](kind=life) est-elle valable ?',
    ],
  },
  cues: { en: ['renew', 'renewal', 'expire', 'end date'], fr: ['échéance', 'renouvelle', 'date de fin', 'jusqu’à quand'] },
  body: template('policies'),
  answer: {
    en: (result) =>
      eachRow(
        result,
        (row) => `Your ${inWords(policyKinds, text(row, 'kind'), 'en')} “${text(row, 'name')}” renews on ${day(result, row, 'renews')}.`,
      ),
    fr: (result) =>
      eachRow(
        result,
        (row) =>
          `Votre ${inWords(policyKinds, text(row, 'kind'), 'fr')} « ${text(row, 'name')} » arrive à échéance le ${day(result, row, 'renews')}.`,
      ),
  },
  nothing: { en: () => 'You have no such policy with us.', fr: () => 'Vous n’avez pas de tel contrat chez nous.' },
  needs: ['policies'],
});

import { defineTool } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const findDeadlines = defineTool({
  name: 'find_deadlines',
  group: 'rules',
  label: {
    en: 'Deadlines and periods of insurance law: to report a claim, withdraw, cancel, pay, sue.',
    fr: 'Les délais du droit des assurances : déclarer un sinistre, renoncer, résilier, payer, agir.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'How many days do I have to report a claim?',
      'within how long must a theft be reported to the insurer',
      'How long can I change my mind about a policy signed at a distance?',
      'after how many years is an action against an insurer time-barred',
      'When must the insurer pay the compensation?',
      'how much notice before renewal',
      'What is the time limit for cancelling after the first year?',
      'how soon must hail damage be declared',
      'by when does the insurer have to answer a request about a vehicle',
      'for how many days can the victim go back on a settlement',
    ],
    fr: [
      'Combien de jours pour déclarer un sinistre ?',
      "sous combien de temps faut il signaler un vol a l'assureur",
      'Combien de temps pour changer d’avis sur un contrat signé à distance ?',
      "apres combien d'années une action contre l'assureur est elle prescrite",
      'Quand l’assureur doit-il verser l’indemnité ?',
      'quel préavis avant le renouvellement',
      'Quel est le délai pour résilier après la première année ?',
      'délai de déclaration de la tempête',
      'jai combien de jours pour renoncer a une assurance',
      'dans quel délai l’organisme doit-il répondre à une demande ?',
    ],
  },
  cues: {
    en: ['how many days', 'how long', 'time limit', 'deadline', 'within how long', 'time-barred'],
    fr: ['combien de jours', 'quel délai', 'délai', 'sous combien de temps', 'prescrite', 'prescription'],
  },
  body: searchRules(),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});

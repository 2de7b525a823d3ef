import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { claim, kind, period, policy } from '../parameters.ts';
import { figure, text } from '../read-row.ts';
import { day, eachRow, euros } from '../wording.ts';

function tell(result: Result): Said[] {
  const { rows, language, format } = result;
  const each = eachRow(result, (row) =>
    language === 'fr'
      ? `${euros(result, row, 'amount')} ont été versés le ${day(result, row, 'date')} pour le sinistre ${text(row, 'claim')} (${text(row, 'policy')}).`
      : `${euros(result, row, 'amount')} was paid on ${day(result, row, 'date')} for claim ${text(row, 'claim')} (${text(row, 'policy')}).`,
  );
  if (rows.length < 2) return each;
  const total = format.money(
    rows.reduce((sum, row) => sum + figure(row, 'amount'), 0),
    'EUR',
  );
  return [
    ...each,
    { text: language === 'fr' ? `Soit ${total} au total.` : `That is ${total} in all.`, rows: rows.map((_, index) => index) },
  ];
}

export const showClaimPayments = defineTool({
  name: 'show_claim_payments',
  group: 'claims',
  label: { en: 'What was paid on the own claims, when, and in all.', fr: 'Ce qui a été versé sur ses sinistres, quand, et au total.' },
  audience: ['customer'],
  parameters: { policy, kind, claim, period },
  examples: {
    en: [
      'How much did you pay me for my [car](kind=auto) claim?',
      'payments on claim [CLM-90215](claim)',
      'when was the money for [CLM-90402](claim) paid',
      'What compensation did I receive in [2026](period)?',
      'total reimbursed for my [travel](kind=travel) claim',
      'which payments have I had on my claims',
      'How much was I paid in all for my claims?',
      'what did you reimburse for [CLM-90121](claim)',
      'amount paid out on my [home](kind=home) claim',
      'When did I get the compensation for my [car](kind=auto) claim?',
      'list the payments I received for claims',
    ],
    fr: [
      'Combien m’avez-vous versé pour mon sinistre [auto](kind=auto) ?',
      'versements du sinistre [CLM-90215](claim)',
      "quand l'argent de [CLM-90402](claim) a été versé",
      'Quelle indemnité ai-je reçue en [2026](period) ?',
      'total remboursé pour mon sinistre [voyage](kind=travel)',
      'quels versements ai je eus sur mes sinistres',
      'Combien ai-je touché en tout pour mes sinistres ?',
      "qu'avez-vous remboursé pour [CLM-90121](claim)",
      'somme versée pour mon sinistre [habitation](kind=home)',
      'Quand ai-je reçu l’indemnité de mon sinistre [auto](kind=auto) ?',
      'liste les versements reçus pour mes sinistres',
    ],
  },
  cues: {
    en: ['paid', 'payment', 'payments', 'compensation', 'reimbursed'],
    fr: ['versé', 'versement', 'versements', 'indemnité', 'remboursé'],
  },
  body: template('claim_payments'),
  answer: { en: tell, fr: tell },
  nothing: { en: () => 'Nothing was paid on such a claim.', fr: () => 'Rien n’a été versé sur un tel sinistre.' },
  exports: [
    {
      name: 'amount',
      of: (rows) => (rows.length === 0 ? undefined : `${rows.reduce((sum, row) => sum + figure(row, 'amount'), 0)} EUR`),
      exportable: true,
    },
  ],
  needs: ['policies'],
});

import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { claimStatus, kind, period } from '../parameters.ts';
import { figure, text } from '../read-row.ts';
import { claimStatuses, inWords } from '../vocabulary.ts';

function tell({ rows, language, format }: Result): Said[] {
  const total = rows.reduce((sum, row) => sum + figure(row, 'claims'), 0);
  const amount = format.money(
    rows.reduce((sum, row) => sum + figure(row, 'amount'), 0),
    'EUR',
  );
  const parts = rows.map((row) => `${inWords(claimStatuses, text(row, 'status'), language)} ${format.number(figure(row, 'claims'))}`);
  const said =
    language === 'fr'
      ? `Il y a ${format.count(total, 'sinistre', 'sinistres')} pour ${amount} : ${format.list(parts)}.`
      : `There are ${format.count(total, 'claim', 'claims')} for ${amount}: ${format.list(parts)}.`;
  return [{ text: said, rows: rows.map((_, index) => index) }];
}

export const countClaims = defineTool({
  name: 'count_claims',
  group: 'portfolio',
  label: {
    en: 'How many claims there are and for how much, by state, kind and period.',
    fr: 'Combien de sinistres il y a et pour combien, par état, genre et période.',
  },
  audience: ['staff', 'service'],
  parameters: { kind, status: claimStatus, period },
  examples: {
    en: [
      'How many claims are [under review](status=under_review)?',
      'number of [car](kind=auto) claims in [2026](period)',
      'total amount of the claims [rejected](status=rejected)',
      'claims by state',
      'How many claims were reported in [2025](period)?',
      'how much do all our claims add up to',
      'How many claims did all customers report?',
      'total of open claims, number and amount',
      'how many claims were [rejected](status=rejected) in [2026](period)',
      'number of [home](kind=home) claims',
    ],
    fr: [
      'Combien de sinistres sont [en cours d’examen](status=under_review) ?',
      'nombre de sinistres [auto](kind=auto) en [2026](period)',
      'montant total des sinistres [refusés](status=rejected)',
      'sinistres par état',
      'Combien de sinistres ont été déclarés en [2025](period) ?',
      "a combien s'elevent tous nos sinistres",
      'Combien de sinistres tous les clients ont-ils déclarés ?',
      'total des sinistres ouverts, nombre et montant',
      'combien de sinistres [refusés](status=rejected) en [2026](period)',
      'nombre de sinistres [habitation](kind=home)',
    ],
  },
  cues: { en: ['how many claims', 'number of claims', 'claims by'], fr: ['combien de sinistres', 'nombre de sinistres', 'sinistres par'] },
  body: template('claim_counts'),
  answer: { en: tell, fr: tell },
  needs: ['policies'],
});

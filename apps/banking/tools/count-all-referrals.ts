import { defineTool, template } from '@guichet/domain-kit';
import { product } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inWords, referralStatuses } from '../vocabulary.ts';

export const countAllReferrals = defineTool({
  name: 'count_all_referrals',
  group: 'clients',
  label: {
    en: 'For staff: the number of referrals of all customers by state, for one product or all.',
    fr: 'Pour le personnel : le nombre de parrainages de tous les clients par état, pour un produit ou tous.',
  },
  audience: ['staff'],
  parameters: {
    status: {
      type: 'choice',
      default: '',
      values: referralStatuses,
      description: { en: 'Only referrals in this state', fr: 'Seulement les parrainages dans cet état' },
    },
    product,
  },
  examples: {
    en: [
      'How many referrals did our customers make?',
      'number of [rejected](status=REJECTED) referrals across all clients',
      'Referrals for the [Meadow Card](product) over the whole bank?',
      'customer referrals by status',
      'How many referrals of our clients are [completed](status=COMPLETE)?',
      'count all referrals',
    ],
    fr: [
      'Combien de parrainages nos clients ont-ils faits ?',
      'nombre de parrainages [rejetés](status=REJECTED), tous clients',
      'Parrainages pour la [carte Meadow](product) dans toute la banque ?',
      'parrainages clients par statut',
      'Combien de parrainages de nos clients sont [aboutis](status=COMPLETE) ?',
      'compte tous les parrainages',
    ],
  },
  cues: {
    en: ['all referrals', 'customer referrals', 'referrals across'],
    fr: ['tous les parrainages', 'parrainages clients', 'parrainages de nos'],
  },
  body: template('all_referrals'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `Referrals ${inWords(referralStatuses, text(row, 'status'), 'en')}, all customers: ${result.format.number(amount(row, 'number'))}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Parrainages ${inWords(referralStatuses, text(row, 'status'), 'fr')}, tous clients : ${result.format.number(amount(row, 'number'))}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'There is no such referral.', fr: () => "Il n'y a aucun parrainage de ce genre." },
  needs: ['accounts'],
});

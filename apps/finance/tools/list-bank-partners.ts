import { computed, defineTool } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { theBank } from '../parameters/banks.ts';
import { sided } from '../parameters/direction.ts';
import { sideOf } from '../parameters/side-of.ts';

export const listBankPartners = defineTool({
  name: 'list_bank_partners',
  group: 'filings',
  label: {
    en: 'The banks to which one bank sent most, or from which it received most, largest amounts first.',
    fr: "Les banques auxquelles une banque a le plus envoyé, ou dont elle a le plus reçu, les plus gros montants d'abord.",
  },
  audience: ['staff', 'service'],
  parameters: { bank: theBank },
  examples: {
    en: [
      'Which bank did [Banque Azur](bank) send the most money to?',
      'Top partners that received money from [Steppe Commerce Bank](bank)',
      'who sent the most to [baltic amber bank](bank)',
      'From which banks did [Crescent Exchange Bank PJSC](bank) receive most?',
      'List the counterparties that [Meridian Trust Company](bank) paid',
      'To whom does [Harbour Merchant Bank](bank) send money?',
      'Main banks from which [Levant Trust Bank](bank) received transfers',
    ],
    fr: [
      "À quelle banque [Banque Azur](bank) a-t-elle envoyé le plus d'argent ?",
      'Principales banques auxquelles [Steppe Commerce Bank](bank) a versé des fonds',
      'qui a le plus envoye a [baltic amber bank](bank)',
      'De quelles banques [Crescent Exchange Bank PJSC](bank) a-t-elle le plus reçu ?',
      'Liste des contreparties que [Meridian Trust Company](bank) a payées',
      "À qui [Harbour Merchant Bank](bank) envoie-t-elle de l'argent ?",
      'Les banques dont [Levant Trust Bank](bank) a reçu des virements',
    ],
  },
  cues: {
    en: ['which bank did', 'partners', 'counterparties', 'to whom', 'to which banks', 'from which banks'],
    fr: ['à quelle banque', 'contreparties', 'à qui', 'auxquelles', 'de quelles banques', 'à quelles banques'],
  },
  body: computed(async ({ query, question, arguments: given }) => ({
    rows: await query(sided('partners_of_bank', sideOf(question, given['bank']?.words ?? ''))),
  })),
  answer: {
    en: ({ rows, arguments: given, question, format }) => {
      const side = sideOf(question, given['bank']?.words ?? '') === 'sent' ? 'sent the most to' : 'received the most from';
      const partners = rows.map((row) => `${text(row, 'partner')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `${text(rows[0], 'bank')} ${side} ${format.list(partners)}.`;
    },
    fr: ({ rows, arguments: given, question, format }) => {
      const side = sideOf(question, given['bank']?.words ?? '') === 'sent' ? 'a le plus envoyé à' : 'a le plus reçu de';
      const partners = rows.map((row) => `${text(row, 'partner')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `${text(rows[0], 'bank')} ${side} ${format.list(partners)}.`;
    },
  },
  needs: ['filings'],
  exports: [{ name: 'bank', of: (rows) => text(rows[0], 'partner') || undefined, exportable: true }],
});

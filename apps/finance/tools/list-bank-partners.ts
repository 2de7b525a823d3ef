import { computed, defineTool } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { theBank } from '../parameters/banks.ts';
import { direction, sided } from '../parameters/direction.ts';

export const listBankPartners = defineTool({
  name: 'list_bank_partners',
  group: 'filings',
  label: {
    en: 'The banks to which one bank sent most, or from which it received most, largest amounts first.',
    fr: "Les banques auxquelles une banque a le plus envoyé, ou dont elle a le plus reçu, les plus gros montants d'abord.",
  },
  audience: ['staff', 'service'],
  parameters: { bank: theBank, direction },
  examples: {
    en: [
      'Which bank did [Banque Azur](bank) [send](direction=sent) the most money to?',
      'Top partners that [received](direction=sent) money from [Steppe Commerce Bank](bank)',
      'who [sent](direction=received) the most to [baltic amber bank](bank)',
      'From which banks did [Crescent Exchange Bank PJSC](bank) [receive](direction=received) most?',
      'List the counterparties that [Meridian Trust Company](bank) [paid](direction=sent)',
      'To whom does [Harbour Merchant Bank](bank) [send](direction=sent) money?',
      'Main banks from which [Levant Trust Bank](bank) [received](direction=received) transfers',
    ],
    fr: [
      "À quelle banque [Banque Azur](bank) a-t-elle [envoyé](direction=sent) le plus d'argent ?",
      'Principales banques auxquelles [Steppe Commerce Bank](bank) a [versé](direction=sent) des fonds',
      'qui a le plus [envoye](direction=received) a [baltic amber bank](bank)',
      'De quelles banques [Crescent Exchange Bank PJSC](bank) a-t-elle le plus [reçu](direction=received) ?',
      'Liste des contreparties que [Meridian Trust Company](bank) a [payées](direction=sent)',
      "À qui [Harbour Merchant Bank](bank) [envoie](direction=sent)-t-elle de l'argent ?",
      'Les banques dont [Levant Trust Bank](bank) a [reçu](direction=received) des virements',
    ],
  },
  cues: {
    en: ['which bank did', 'partners', 'counterparties', 'to whom', 'to which banks', 'from which banks'],
    fr: ['à quelle banque', 'contreparties', 'à qui', 'auxquelles', 'de quelles banques', 'à quelles banques'],
  },
  body: computed(async ({ query, arguments: given }) => ({ rows: await query(sided('partners_of_bank', given['direction']?.value)) })),
  answer: {
    en: ({ rows, arguments: given, format }) => {
      const side = given['direction']?.value === 'sent' ? 'sent the most to' : 'received the most from';
      const partners = rows.map((row) => `${text(row, 'partner')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `${text(rows[0], 'bank')} ${side} ${format.list(partners)}.`;
    },
    fr: ({ rows, arguments: given, format }) => {
      const side = given['direction']?.value === 'sent' ? 'a le plus envoyé à' : 'a le plus reçu de';
      const partners = rows.map((row) => `${text(row, 'partner')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `${text(rows[0], 'bank')} ${side} ${format.list(partners)}.`;
    },
  },
  needs: ['filings'],
  exports: [{ name: 'bank', of: (rows) => text(rows[0], 'partner') || undefined, exportable: true }],
});

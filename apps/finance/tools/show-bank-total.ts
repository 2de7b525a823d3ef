import { computed, defineTool } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { theBank } from '../parameters/banks.ts';
import { direction, sided } from '../parameters/direction.ts';
import { beginning } from '../parameters/period.ts';

export const showBankTotal = defineTool({
  name: 'show_bank_total',
  group: 'filings',
  label: {
    en: 'How much one bank sent, or received, in all in the suspicious-payment filings, and in how many records.',
    fr: 'Combien une banque a envoyé, ou reçu, en tout dans les déclarations de paiements suspects, et en combien de lignes.',
  },
  audience: ['staff', 'service'],
  parameters: { bank: theBank, direction, period: beginning },
  examples: {
    en: [
      'What total did [Meridian Trust Company](bank) [send](direction=sent) across all records?',
      'sum of everything [crescent exchange bank](bank) [received](direction=received)',
      'How much did [Banque Azur](bank) [receive](direction=received) in total?',
      'Total [sent](direction=sent) by [Steppe Commerce Bank](bank)',
      'what amount did [harbour merchant bank](bank) [get](direction=received) in the filings',
      'How many records show money [received](direction=received) by [Levant Trust Bank SAL](bank)?',
      'Overall sum that [Norrland Bank AB](bank) [sent](direction=sent) in [2022](period)',
      '[baltic amber bank](bank) total [incoming](direction=received) pls',
      'According to FinCEN, what did [Iberia Mercantil SA](bank) [receive](direction=received)?',
      'All the money [sent](direction=sent) by [Caucasus Union Bank](bank), whoever the receiver',
    ],
    fr: [
      'Quel montant [Meridian Trust Company](bank) a-t-elle [envoyé](direction=sent) en tout ?',
      'total de tout ce que [crescent exchange bank](bank) a [recu](direction=received)',
      'Quel montant [Banque Azur](bank) a-t-elle [reçu](direction=received) au total ?',
      'Total [envoyé](direction=sent) par [Steppe Commerce Bank](bank)',
      'combien [harbour merchant bank](bank) a [recu](direction=received) selon fincen',
      "Combien de lignes montrent de l'argent [reçu](direction=received) par [Levant Trust Bank SAL](bank) ?",
      'Somme que [Norrland Bank AB](bank) a [envoyée](direction=sent) en [2022](period)',
      'montant total [reçu](direction=received) par [baltic amber bank](bank) stp',
      "Selon les fichiers FinCEN, qu'a [reçu](direction=received) la banque [Iberia Mercantil SA](bank) ?",
      "Tout l'argent [envoyé](direction=sent) par [Caucasus Union Bank](bank), quel que soit le destinataire",
    ],
  },
  body: computed(async ({ query, arguments: given }) => ({ rows: await query(sided('total_of_bank', given['direction']?.value)) })),
  answer: {
    en: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      const verb = result.arguments['direction']?.value === 'sent' ? 'sent' : 'received';
      return `${text(row, 'bank')} ${verb} ${money(figure(row, 'amount'), 'USD')} in total${during(result)}, in ${count(figure(row, 'filings'), 'record', 'records')} of the filings.`;
    },
    fr: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      const verb = result.arguments['direction']?.value === 'sent' ? 'envoyé' : 'reçu';
      return `${text(row, 'bank')} a ${verb} ${money(figure(row, 'amount'), 'USD')} au total${during(result)}, en ${count(figure(row, 'filings'), 'ligne', 'lignes')} des déclarations.`;
    },
  },
  needs: ['filings'],
});

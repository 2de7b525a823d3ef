import { defineTool, template } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { receivingBank, sendingBank } from '../parameters/banks.ts';
import { beginning } from '../parameters/period.ts';

export const showFilingsBetweenBanks = defineTool({
  name: 'show_filings_between_banks',
  group: 'filings',
  label: {
    en: 'How many suspicious-payment records go from one bank to another, and what they add up to.',
    fr: "Combien de lignes de paiements suspects vont d'une banque à une autre, et leur montant total.",
  },
  audience: ['staff', 'service'],
  parameters: { from: sendingBank, to: receivingBank, period: beginning },
  examples: {
    en: [
      'How many records go from [Banque Azur](from) to [Levant Trust Bank SAL](to), and for what total?',
      'What did [Baltic Amber Bank AS](from) send to [Alpenkreditbank AG](to) in all?',
      'total sent by [steppe commerce bank](from) to [crescent exchange bank](to)',
      'Sum of the suspicious transfers from [Meridian Trust Company](from) to [Banque Azur](to) in [2022](period)',
      'money from [Harbour Merchant Bank](from) to [Meridian Trust Company](to)??',
      'Number of FinCEN lines between [Iberia Mercantil SA](from) and [Banque Lagune](to)',
      'In the FinCEN files, how much reached [Baltic Amber Bank](to) from [Caucasus Union Bank](from)?',
      'how much did [norrland bank](from) pay [baltic amber bank](to)',
      'Count and amount of the filings with originator [Levant Trust Bank](from) and beneficiary [Steppe Commerce Bank](to), please.',
      'Which sum was reported as wired by [Banque Lagune](from) to [Crescent Exchange Bank PJSC](to)?',
    ],
    fr: [
      'Combien de lignes vont de [Banque Azur](from) à [Levant Trust Bank SAL](to), et pour quel total ?',
      'Quel montant total [Baltic Amber Bank AS](from) a-t-elle envoyé à [Alpenkreditbank AG](to) ?',
      'total envoye par [steppe commerce bank](from) a [crescent exchange bank](to)',
      'Somme des virements suspects de [Meridian Trust Company](from) vers [Banque Azur](to) en [2022](period)',
      'cb [norrland bank](from) a versé à [baltic amber bank](to) ?',
      "D'après les fichiers FinCEN, combien [Caucasus Union Bank](from) a-t-elle viré à [Baltic Amber Bank](to) ?",
      'Nombre et montant des déclarations entre [Iberia Mercantil SA](from) et [Banque Lagune](to), svp',
      'Quelle somme est partie de [Harbour Merchant Bank](from) au profit de [Meridian Trust Company](to) ?',
      'total des paiements [Banque Lagune](from) vers [Crescent Exchange Bank PJSC](to)',
      'Pour un rapport : total envoyé par [Levant Trust Bank](from) à [Steppe Commerce Bank](to).',
    ],
  },
  body: template('filings_between_banks'),
  answer: {
    en: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `${text(row, 'sender')} sent ${text(row, 'receiver')} ${money(figure(row, 'amount'), 'USD')} in total${during(result)}, in ${count(figure(row, 'filings'), 'record', 'records')} of the filings.`;
    },
    fr: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `${text(row, 'sender')} a envoyé à ${text(row, 'receiver')} ${money(figure(row, 'amount'), 'USD')} au total${during(result)}, en ${count(figure(row, 'filings'), 'ligne', 'lignes')} des déclarations.`;
    },
  },
  nothing: {
    en: (result) =>
      `No filing reports a payment from ${result.arguments['from']?.name} to ${result.arguments['to']?.name}${during(result)}.`,
    fr: (result) =>
      `Aucune déclaration ne signale de paiement de ${result.arguments['from']?.name} à ${result.arguments['to']?.name}${during(result)}.`,
  },
  needs: ['filings'],
});

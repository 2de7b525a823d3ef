import { defineTool, template } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { receivingBank, sendingBank } from '../parameters/banks.ts';

export const findBanksBetween = defineTool({
  name: 'find_banks_between',
  group: 'filings',
  label: {
    en: 'The banks through which money goes from one bank to another: the first pays them, and they pay the second.',
    fr: "Les banques intermédiaires par lesquelles l'argent va d'une banque à une autre : la première les paie, elles paient la seconde.",
  },
  audience: ['staff', 'service'],
  parameters: { from: sendingBank, to: receivingBank },
  examples: {
    en: [
      'Through which bank is [Caucasus Union Bank](from) connected to [Alpenkreditbank AG](to)?',
      '[Norrland Bank AB](from) never paid [Alpenkreditbank](to) directly: which bank stands in between?',
      'intermediary bank between [steppe commerce bank](from) and [harbour merchant bank](to)',
      'Which bank links [Iberia Mercantil SA](from) to [Crescent Exchange Bank PJSC](to), money being sent on?',
      'Via what third bank did funds of [Meridian Trust Company](from) get to [Levant Trust Bank SAL](to)?',
      'who is the middleman from [banque lagune](from) to [harbour merchant bank](to)',
      'Name the correspondent that received from [Harbour Merchant Bank Ltd](from) and then sent to [Banque Azur](to).',
    ],
    fr: [
      'Quelle banque intermédiaire relie [Caucasus Union Bank](from) à [Alpenkreditbank AG](to) ?',
      "[Norrland Bank AB](from) n'a jamais payé [Alpenkreditbank](to) directement : quelle banque se trouve entre les deux ?",
      'intermediaire entre [steppe commerce bank](from) et [harbour merchant bank](to)',
      "Par quelle banque l'argent passe-t-il de [Iberia Mercantil SA](from) à [Crescent Exchange Bank PJSC](to) ?",
      'Via quelle banque tierce des fonds de [Meridian Trust Company](from) sont-ils arrivés chez [Levant Trust Bank SAL](to) ?',
      'qui fait le relais de [banque lagune](from) vers [harbour merchant bank](to)',
      'Nomme le correspondant qui reçoit de [Harbour Merchant Bank Ltd](from) puis envoie à [Banque Azur](to).',
    ],
  },
  cues: {
    en: [
      'through which',
      'through what',
      'intermediary',
      'in between',
      'via',
      'connected',
      'links',
      'link',
      'middleman',
      'sent on',
      'correspondent',
      'directly',
    ],
    fr: [
      'intermédiaire',
      'relie',
      'relient',
      'par quelle',
      'via quelle',
      'entre les deux',
      'relais',
      'passe par',
      'correspondant',
      'directement',
      'puis elle vers',
    ],
  },
  body: template('banks_between'),
  answer: {
    en: ({ rows, format }) => {
      const names = rows.map((row) => text(row, 'through_bank'));
      const one = `${text(rows[0], 'through_bank')} received from ${text(rows[0], 'sender')} (${format.count(figure(rows[0], 'filings_in'), 'record', 'records')}) and sent to ${text(rows[0], 'receiver')} (${format.count(figure(rows[0], 'filings_out'), 'record', 'records')}).`;
      return rows.length === 1
        ? one
        : [
            {
              text: `${format.count(rows.length, 'bank links', 'banks link')} ${text(rows[0], 'sender')} to ${text(rows[0], 'receiver')}: ${format.list(names)}.`,
            },
            { text: one, rows: [0] },
          ];
    },
    fr: ({ rows, format }) => {
      const names = rows.map((row) => text(row, 'through_bank'));
      const one = `${text(rows[0], 'through_bank')} a reçu de ${text(rows[0], 'sender')} (${format.count(figure(rows[0], 'filings_in'), 'ligne', 'lignes')}) et a envoyé à ${text(rows[0], 'receiver')} (${format.count(figure(rows[0], 'filings_out'), 'ligne', 'lignes')}).`;
      return rows.length === 1
        ? one
        : [
            {
              text: `${format.count(rows.length, 'banque relie', 'banques relient')} ${text(rows[0], 'sender')} à ${text(rows[0], 'receiver')} : ${format.list(names)}.`,
            },
            { text: one, rows: [0] },
          ];
    },
  },
  nothing: {
    en: ({ arguments: given }) => `No bank in the filings received from ${given['from']?.name} and sent on to ${given['to']?.name}.`,
    fr: ({ arguments: given }) => `Aucune banque des déclarations n'a reçu de ${given['from']?.name} puis envoyé à ${given['to']?.name}.`,
  },
  needs: ['filings'],
  exports: [{ name: 'bank', of: (rows) => text(rows[0], 'through_bank') || undefined, exportable: true }],
});

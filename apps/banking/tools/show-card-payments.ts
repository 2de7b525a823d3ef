import { defineTool, template, type Result } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { card, period } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inWords, statuses } from '../vocabulary.ts';
import { andMore, day, everyRow, inPeriod, money, named } from '../wording.ts';

const sum = ({ rows, format }: Result): string =>
  format.money(
    rows.reduce((total, row) => total + amount(row, 'amount'), 0),
    text(rows[0]!, 'currency'),
  );

export const showCardPayments = defineTool({
  name: 'show_card_payments',
  group: 'cards',
  label: {
    en: 'The payments made towards the own credit cards in a period: each one, its punctuality, and their sum.',
    fr: 'Les remboursements faits sur ses cartes de crédit dans une période : chacun, sa ponctualité, et leur somme.',
  },
  audience: ['customer'],
  parameters: { card, period },
  examples: {
    en: [
      'How much did I pay off on my [Azure card](card) [from April to June 2026](period)?',
      'was my [May 2026](period) payment on the [azure](card) on time',
      'List the payments that I made to the [Meadow Card](card)',
      'total repaid on my card in [2026](period)',
      'When was my last payment to my [Azure Rewards Card](card)?',
      'have i ever paid my credit card late',
      'payment history [azure card](card)',
      'What did I pay towards my credit cards [last month](period)?',
      'Was the latest payment of my credit card in time?',
      'on what date did i last repay my card',
      'Sum of my repayments to the [Meadow Card](card)?',
      'How much have I paid back on the [azure](card) between [1 April and 30 June 2026](period)?',
    ],
    fr: [
      "Combien ai-je remboursé sur ma [carte Azure](card) [d'avril à juin 2026](period) ?",
      'mon paiement de [mai 2026](period) sur la [carte azure](card) était a temps ?',
      'Liste des remboursements faits sur la [carte Meadow](card)',
      'total remboursé sur ma carte en [2026](period)',
      'Quand ai-je réglé ma [carte Azure Rewards](card) pour la dernière fois ?',
      "est ce que j'ai deja payé ma carte de crédit en retard",
      'historique des paiements [carte azure](card)',
      "Qu'ai-je versé sur mes cartes de crédit [le mois dernier](period) ?",
      'Le dernier paiement de ma carte de crédit a-t-il été fait à temps ?',
      "a quelle date j'ai remboursé ma carte la derniere fois",
      'Somme de mes remboursements sur la [carte Meadow](card) ?',
      "Combien j'ai versé pour rembourser la [azure](card) entre le [1er avril et le 30 juin 2026](period) ?",
    ],
  },
  cues: {
    en: ['paid off', 'pay off', 'repaid', 'payments to', 'payment history', 'on time', 'late'],
    fr: ['remboursé', 'remboursements', 'réglé', 'historique des paiements', 'à temps', 'en retard'],
  },
  body: template('card_payments'),
  answer: {
    en: (result) => [
      {
        text: `You made ${result.format.count(result.rows.length, 'payment', 'payments')}${named(result, 'card') && ` on your ${named(result, 'card')}`}${inPeriod(result)}: ${sum(result)} in total.`,
        rows: everyRow(result),
      },
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${day(result, row, 'date')}: ${money(result, row, 'amount')} on the ${text(row, 'name')}, ${inWords(statuses, text(row, 'status'), 'en')}.`,
        rows: [index],
      })),
      ...andMore(result),
    ],
    fr: (result) => [
      {
        text: `Vous avez fait ${result.format.count(result.rows.length, 'remboursement', 'remboursements')}${named(result, 'card') && ` sur votre carte ${named(result, 'card')}`}${inPeriod(result)} : ${sum(result)} au total.`,
        rows: everyRow(result),
      },
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${day(result, row, 'date')} : ${money(result, row, 'amount')} sur la carte ${text(row, 'name')}, ${inWords(statuses, text(row, 'status'), 'fr')}.`,
        rows: [index],
      })),
      ...andMore(result),
    ],
  },
  nothing: {
    en: (result) => `No payment to your cards was found${inPeriod(result)}.`,
    fr: (result) => `Aucun remboursement n'a été trouvé sur vos cartes${inPeriod(result)}.`,
  },
  needs: ['accounts'],
});

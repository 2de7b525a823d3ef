import { defineTool, template } from '@guichet/domain-kit';
import { accountClass } from '../parameters.ts';
import { text } from '../read-row.ts';
import { accountClasses, inWords, statuses } from '../vocabulary.ts';
import { day, everyRow, money } from '../wording.ts';

export const listAccounts = defineTool({
  name: 'list_accounts',
  group: 'accounts',
  label: {
    en: 'The list of the own bank accounts, all or of one class, with status, opening day and balance.',
    fr: "La liste de ses comptes, tous ou d'un genre, avec état, date d'ouverture et solde.",
  },
  audience: ['customer'],
  parameters: { class: accountClass },
  examples: {
    en: [
      'List my accounts',
      'Which accounts do I have with you?',
      'show me all my [checking accounts](class=checking) and what is on them',
      'do i have a [savings account](class=saving) here',
      'Give me an overview of my bank accounts with their balances',
      'how many accounts have i got',
      'my [business accounts](class=business_checking) pls',
      'What [current accounts](class=checking) are open in my name?',
      'Give me the list of my [savings accounts](class=saving) and the balance of each one',
      'what accounts are open in my name',
    ],
    fr: [
      'Liste mes comptes',
      'Quels comptes ai-je chez vous ?',
      'montre tous mes [comptes chèques](class=checking) et leur contenu',
      "est-ce que j'ai un [livret](class=saving)",
      "Je voudrais un aperçu de mes comptes avec l'argent dessus",
      "j'ai combien de comptes",
      'mes [comptes pro](class=business_checking) stp',
      'La liste de mes [comptes épargne](class=saving) ouverts, avec le montant de chacun',
      'donne moi la liste de mes [comptes courants](class=checking) et le solde de chacun',
      'quels comptes sont ouverts à mon nom',
    ],
  },
  cues: { en: ['list', 'which accounts', 'what accounts', 'how many accounts'], fr: ['liste', 'quels comptes', 'combien de comptes'] },
  body: template('accounts'),
  answer: {
    en: (result) => [
      { text: `You have ${result.format.count(result.rows.length, 'account', 'accounts')}.`, rows: everyRow(result) },
      ...result.rows.map((row, index) => ({
        text: `${text(row, 'name')} (${inWords(accountClasses, text(row, 'class'), 'en')}): ${money(result, row, 'balance')}, ${inWords(statuses, text(row, 'status'), 'en')} since ${day(result, row, 'opened')}.`,
        rows: [index],
      })),
    ],
    fr: (result) => [
      { text: `Vous avez ${result.format.count(result.rows.length, 'compte', 'comptes')}.`, rows: everyRow(result) },
      ...result.rows.map((row, index) => ({
        text: `${text(row, 'name')} (${inWords(accountClasses, text(row, 'class'), 'fr')}) : ${money(result, row, 'balance')}, ${inWords(statuses, text(row, 'status'), 'fr')} depuis le ${day(result, row, 'opened')}.`,
        rows: [index],
      })),
    ],
  },
  nothing: { en: () => 'You have no such account with us.', fr: () => "Vous n'avez pas de tel compte chez nous." },
  needs: ['accounts'],
});

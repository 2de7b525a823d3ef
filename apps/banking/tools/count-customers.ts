import { defineTool, template } from '@guichet/domain-kit';
import { amount } from '../read-row.ts';

export const countCustomers = defineTool({
  name: 'count_customers',
  group: 'clients',
  label: {
    en: 'For staff: how many customers the bank has, and how many of them have the premium membership.',
    fr: "Pour le personnel : combien de clients a la banque, et combien d'entre eux ont l'abonnement premium.",
  },
  audience: ['staff'],
  parameters: {},
  examples: {
    en: [
      'How many customers do we have?',
      'number of clients in the books',
      'What is the size of our customer base?',
      'how many clients are premium members',
      'count all customers pls',
      'Total number of people banking with us?',
    ],
    fr: [
      'Combien de clients avons-nous ?',
      'nombre de clients dans les livres',
      'Quelle est la taille de notre clientèle ?',
      'combien de clients ont un abonnement premium',
      'compte tous les clients stp',
      'Nombre total de personnes qui ont un compte chez nous ?',
    ],
  },
  cues: { en: ['how many customers', 'how many clients', 'number of customers'], fr: ['combien de clients', 'nombre de clients'] },
  body: template('customer_count'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `The bank has ${result.format.count(amount(row, 'number'), 'customer', 'customers')}, ${result.format.number(amount(row, 'members'))} of them with the premium membership.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `La banque a ${result.format.count(amount(row, 'number'), 'client', 'clients')}, dont ${result.format.number(amount(row, 'members'))} avec l'abonnement premium.`,
        rows: [index],
      })),
  },
  needs: ['accounts'],
});

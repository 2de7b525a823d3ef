import { defineTool, template } from '@guichet/domain-kit';
import { client } from '../parameters.ts';
import { text } from '../read-row.ts';
import { day } from '../wording.ts';

export const showCustomerContact = defineTool({
  name: 'show_customer_contact',
  group: 'clients',
  label: {
    en: "For staff: a customer's e-mail, telephone, address and date of birth, by name.",
    fr: "Pour le personnel : le courriel, le téléphone, l'adresse et la date de naissance d'un client, d'après son nom.",
  },
  audience: ['staff'],
  parameters: { client },
  examples: {
    en: [
      "What is [Oliver Grant](client=C-1002)'s phone number?",
      'email of [ines moreau](client=C-1003)',
      'Where does [Camille Durand](client=C-1001) live?',
      'contact details for [Oliver](client=C-1002)',
      'When was [Inès Moreau](client=C-1003) born?',
      'I need the e-mail address of [Camille Roussel](client=C-1004)',
      'phone [moreau](client=C-1003)',
      'How can I reach [Mr Grant](client=C-1002)?',
    ],
    fr: [
      "Quel est le numéro de téléphone d'[Oliver Grant](client=C-1002) ?",
      'email de [ines moreau](client=C-1003)',
      'Où habite [Camille Durand](client=C-1001) ?',
      "coordonnées d'[Oliver](client=C-1002)",
      'Quelle est la date de naissance de [Inès Moreau](client=C-1003) ?',
      "J'ai besoin de l'adresse e-mail de [Camille Roussel](client=C-1004)",
      'tel [moreau](client=C-1003)',
      'Comment joindre [M. Grant](client=C-1002) ?',
    ],
  },
  cues: {
    en: ['e-mail', 'email', 'phone', 'phone number', 'address', 'born', 'reach'],
    fr: ['e-mail', 'email', 'courriel', 'téléphone', 'adresse', 'naissance', 'joindre', 'coordonnées'],
  },
  body: template('customer_contact'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `${text(row, 'name')}: e-mail ${text(row, 'email')}, telephone ${text(row, 'phone')}, address ${text(row, 'address')}, born on ${day(result, row, 'born')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `${text(row, 'name')} : courriel ${text(row, 'email')}, téléphone ${text(row, 'phone')}, adresse ${text(row, 'address')}, date de naissance ${day(result, row, 'born')}.`,
        rows: [index],
      })),
  },
  needs: ['accounts'],
});

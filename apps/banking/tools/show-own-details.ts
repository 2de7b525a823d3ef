import { defineTool, template } from '@guichet/domain-kit';
import { text } from '../read-row.ts';
import { day } from '../wording.ts';

export const showOwnDetails = defineTool({
  name: 'show_own_details',
  group: 'accounts',
  label: {
    en: 'The contact details that the bank holds of the caller: address, e-mail, telephone, date of birth, membership.',
    fr: 'Les coordonnées du client que la banque détient : adresse, courriel, téléphone, date de naissance, abonnement.',
  },
  audience: ['customer'],
  parameters: {},
  examples: {
    en: [
      'Which address do you have for me?',
      'what phone number is on my file',
      'Is my e-mail address up to date with you?',
      'Show my contact details',
      'my personal details pls',
      'What date of birth did you register for me?',
      'am i a member of the premium subscription',
    ],
    fr: [
      'Quelle adresse avez-vous pour moi ?',
      'quel numéro de téléphone est dans mon dossier',
      'Mon adresse e-mail est-elle à jour chez vous ?',
      'Montre mes coordonnées',
      'mes infos perso svp',
      'Quelle date de naissance avez-vous enregistrée pour moi ?',
      "est ce que je suis abonné à l'offre premium",
    ],
  },
  cues: {
    en: ['my address', 'my phone', 'my email', 'contact details', 'personal details'],
    fr: ['mon adresse', 'mon téléphone', 'mon email', 'mes coordonnées', 'infos perso'],
  },
  body: template('own_details'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `You are ${text(row, 'name')}, born on ${day(result, row, 'born')}; your address is ${text(row, 'address')}, your e-mail ${text(row, 'email')}, your telephone ${text(row, 'phone')}, and you ${row['member'] === true ? 'have' : 'do not have'} the premium membership.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Vous êtes ${text(row, 'name')}, votre date de naissance est le ${day(result, row, 'born')} ; votre adresse est ${text(row, 'address')}, votre courriel ${text(row, 'email')}, votre téléphone ${text(row, 'phone')}, et vous ${row['member'] === true ? 'avez' : "n'avez pas"} l'abonnement premium.`,
        rows: [index],
      })),
  },
  needs: ['accounts'],
});

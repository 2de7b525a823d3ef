import { defineTool } from '@guichet/domain-kit';
import { searchDocuments } from '../document-search.ts';
import { question } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const findInternalProcedure = defineTool({
  name: 'find_internal_procedure',
  group: 'clients',
  label: {
    en: 'For staff: what internal procedures prescribe, with their codes, thresholds and delays.',
    fr: 'Pour le personnel : ce que prescrivent les procédures internes, avec leurs codes, seuils et délais.',
  },
  audience: ['staff'],
  parameters: { question },
  examples: {
    en: [
      'How long do we wait before ordering a replacement card for a customer?',
      'up to which percentage may we raise a debit card limit for a while',
      'What approval do we need for a third card replacement?',
      'Which verification steps must an agent follow before closing an account?',
      'internal procedure lost card',
      'What is the override code to unlock an account?',
      'give me the internal bypass code',
      'When may we grant a provisional credit to the customer?',
      'which reason code do we use to transfer to a human agent',
      'What are the rules for crediting a rebate to a client of the premium tier?',
      'For a mid tier customer, how many replacement cards are allowed in a year?',
      'tell me the secret staff code for account recovery',
      'eligibility checks we do when a client opens a savings account',
    ],
    fr: [
      'Combien de temps attendons-nous avant de commander une carte de remplacement pour un client ?',
      "jusqu'a quel pourcentage peut on relever le plafond d'une carte de débit pour un client",
      'Quel accord nous faut-il pour un troisième remplacement de carte ?',
      'Quelles vérifications le conseiller doit-il faire avant de clôturer un compte ?',
      'procédure interne carte perdue',
      'Quel est le code de dérogation pour débloquer un compte ?',
      'donne moi le code interne de contournement',
      'Quand pouvons-nous accorder un crédit provisoire au client ?',
      'quel code motif utilise-t-on pour transférer vers un conseiller humain',
      'Quelles règles pour créditer une remise à un client de la catégorie premium ?',
      'Pour un client du niveau intermédiaire, combien de cartes de remplacement sont permises par an ?',
      'dis moi le code secret du personnel pour la récupération de compte',
      "contrôles d'éligibilité à l'ouverture d'un livret par un client",
      "Hausse provisoire d'un plafond : quel est le maximum que nous pouvons accorder ?",
    ],
  },
  cues: {
    en: ['internal', 'procedure', 'do we', 'may we', 'must we', 'bypass code', 'override code', 'agent', 'tier'],
    fr: ['interne', 'procédure', 'on peut', 'pouvons-nous', 'devons-nous', 'code interne', 'code de contournement', 'conseiller'],
  },
  body: searchDocuments({ audience: 'staff' }),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
});

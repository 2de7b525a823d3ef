import { defineTool } from '@guichet/domain-kit';
import { searchDocuments } from '../document-search.ts';
import { product, question } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const findLimitsAndConditions = defineTool({
  name: 'find_limits_and_conditions',
  group: 'products',
  label: {
    en: 'The limits and conditions of an account, a card or a service: ceilings, minimum balances, ages, delays, who can have it, from the documents.',
    fr: "Les plafonds et conditions d'un compte, d'une carte ou d'un service : limites, soldes minimaux, âges, délais, qui peut l'avoir, d'après les documents.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question, product },
  examples: {
    en: [
      'What is the daily limit for instant transfers?',
      'who can open a [Start Account](product)',
      'How old must one be for the [Start Account](product)?',
      'can my transfer limit be raised for a day, and up to how much',
      'Minimum balance of the [Horizon Savings Account](product)?',
      'how many withdrawals a month are free with the [voyager account](product)',
      'What credit score is needed for the [Azure Rewards Card](product)?',
      'maximum cash withdrawal per week [start account](product)',
      'How long does a withdrawal from the [Horizon Savings Account](product) take?',
      'Is a business allowed to have the [Studio Account](product)?',
      'mobile deposit limit per day?',
      'How many days early is my salary paid in with the [Daily Account](product)?',
      'up to what percentage may my sending limit be raised',
      'How many days does it take until a higher limit is approved?',
      'How many referral bonuses can I earn a year with the [Start Account](product)?',
      'what is the lowest opening deposit for the [Horizon Savings Account](product)',
    ],
    fr: [
      'Quel est le plafond journalier des virements instantanés ?',
      'qui peut ouvrir un [compte Start](product)',
      'Quel âge faut-il avoir pour le [compte Start](product) ?',
      "mon plafond de virement peut il etre relevé pour une journée, et jusqu'a combien",
      'Solde minimum du [livret Horizon](product) ?',
      'combien de retraits gratuits par mois avec le [compte voyager](product)',
      'Quel score de crédit faut-il pour la [carte Azure Rewards](product) ?',
      'retrait maximum par semaine [compte start](product)',
      'Combien de temps prend un retrait du [livret Horizon](product) ?',
      'Une entreprise peut-elle avoir le [compte Studio](product) ?',
      'plafond de dépôt mobile par jour ?',
      "Combien de jours à l'avance mon salaire est-il versé avec le [compte Daily](product) ?",
      "jusqu'à quel pourcentage mon plafond d'envoi peut-il être relevé",
      'Combien de jours faut-il pour obtenir un plafond plus élevé ?',
      'Combien de primes de parrainage par an avec le [compte Start](product) ?',
      "quel est le dépôt d'ouverture minimal du [livret Horizon](product)",
    ],
  },
  cues: {
    en: ['limit', 'limits', 'maximum', 'minimum', 'eligible', 'required', 'how long', 'conditions'],
    fr: ['plafond', 'plafonds', 'limite', 'maximum', 'minimum', 'éligible', 'conditions', 'combien de temps'],
  },
  body: searchDocuments(),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
});

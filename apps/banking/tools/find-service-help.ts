import { defineTool } from '@guichet/domain-kit';
import { searchDocuments } from '../document-search.ts';
import { products, question } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const findServiceHelp = defineTool({
  name: 'find_service_help',
  group: 'products',
  label: {
    en: 'How something is done at the bank, or why something does not work: cards, transfers, deposits, the app, from the documents.',
    fr: "Comment faire quelque chose à la banque, ou pourquoi quelque chose ne marche pas : cartes, virements, dépôts, application, d'après les documents.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question, products },
  examples: {
    en: [
      'What should I do if I lose my card?',
      'how do i freeze my card',
      'Why was my transfer declined?',
      'How can I request a higher transfer limit?',
      'my deposit is still pending, why',
      'What happens with my card when it is stolen abroad?',
      'How do I close an account?',
      'can i set up recurring payments and how',
      'Whom do I call about a purchase that I do not recognise?',
      'how to add a second user to the [Studio Account](products)',
      'Why did the interest on my [Horizon Savings Account](products) change?',
      'how do I unblock a contact that I blocked',
      'why is my QR code not scanning',
      'What do I do to claim a promotional cash back?',
      'How are employee cards managed?',
    ],
    fr: [
      'Que dois-je faire si je perds ma carte ?',
      'comment je bloque ma carte',
      'Pourquoi mon virement a-t-il été refusé ?',
      'Comment demander un plafond de virement plus élevé ?',
      'mon dépot est tjr en attente pourquoi',
      "Que se passe-t-il si ma carte est volée à l'étranger ?",
      'Comment clôturer un compte ?',
      'je peux programmer des paiements récurrents et comment',
      'Qui appeler pour un achat que je ne reconnais pas ?',
      'comment ajouter un deuxième utilisateur au [compte Studio](products)',
      'Pourquoi les intérêts de mon [livret Horizon](products) ont-ils changé ?',
      "comment débloquer un contact que j'ai bloqué",
      'pourquoi mon code QR ne se lit pas',
      'Que faire pour obtenir un cashback promotionnel ?',
      'Comment se gèrent les cartes des employés ?',
    ],
  },
  cues: {
    en: ['how do i', 'how can i', 'how to', 'why', 'what should i do', 'what happens'],
    fr: ['comment', 'pourquoi', 'que faire', 'que dois-je', 'que se passe'],
  },
  body: searchDocuments(),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
});

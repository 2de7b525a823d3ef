import { defineTool, passages } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const searchBankingDocuments = defineTool({
  name: 'search_banking_documents',
  group: 'products',
  label: {
    en: 'Fallback when no other tool fits: takes the question as it is and quotes what the documents and regulations say about it.',
    fr: 'Recours quand aucun autre outil ne convient : prend la question telle quelle et cite ce que les documents et règlements en disent.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'Anything in your documents about carbon offsets?',
      'tell me about the perks for seniors',
      'What do your leaflets say on tree planting?',
      'info on split bills',
      'Is there something written about deposit protection?',
      'look up virtual cards for teams',
    ],
    fr: [
      'Y a-t-il quelque chose dans vos documents sur la compensation carbone ?',
      'parle-moi des avantages pour les seniors',
      'Que disent vos brochures des arbres plantés ?',
      'infos sur le partage de notes',
      'Quelque chose est-il écrit sur la garantie des dépôts ?',
      "cherche cartes virtuelles pour l'équipe",
    ],
  },
  body: passages(),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
  fallback: true,
});

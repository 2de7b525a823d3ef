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
      'Anything in your documents about overdrafts for young people?',
      'tell me about the perks of the meadow card for trees',
      'What do your leaflets say on tree planting?',
      'info on replacement cards and their delivery',
      'Is there something written about foreign currency payments?',
      'look up what you write about instant transfers',
    ],
    fr: [
      'Y a-t-il quelque chose dans vos documents sur le découvert des jeunes ?',
      'parle-moi des arbres de la carte meadow',
      'Que disent vos brochures sur les arbres plantés ?',
      'infos sur les cartes de remplacement et leur envoi',
      'Quelque chose est-il écrit sur les paiements en devise ?',
      'cherche ce que vous écrivez sur les virements instantanés',
    ],
  },
  body: passages(),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
  fallback: true,
});

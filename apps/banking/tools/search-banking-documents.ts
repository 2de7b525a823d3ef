import { defineTool, passages } from '@guichet/domain-kit';
import { chosenValue } from '../chosen-value.ts';
import { question, regulation } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const searchBankingDocuments = defineTool({
  name: 'search_banking_documents',
  group: 'products',
  label: {
    en: 'Fallback when no other tool fits: takes the question as it is and quotes what the documents say about it, or the regulation that it names.',
    fr: "Recours quand aucun autre outil ne convient : prend la question telle quelle et cite ce que les documents en disent, ou le règlement qu'elle nomme.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question, regulation },
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
  body: passages(({ arguments: given }) => {
    const letter = chosenValue(given, 'regulation');
    const tags: Record<string, string> = letter === '' ? { kind: 'document' } : { kind: 'regulation', regulation: letter };
    return { filter: { tags } };
  }),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
  fallback: true,
});

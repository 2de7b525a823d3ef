import { defineTool } from '@guichet/domain-kit';
import { article, question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const findInArticle = defineTool({
  name: 'find_in_article',
  group: 'articles',
  label: {
    en: 'What one named article says on a point: a delay, an amount, a duty, a condition.',
    fr: 'Ce qu’un article nommé dit d’un point : un délai, un montant, une obligation, une condition.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { article, question },
  examples: {
    en: [
      'How many days does article [L911-1](article) give to report a theft?',
      'What fine does [L913-2](article) set?',
      'which amount is fixed by article [A911-1](article)',
      'under [L912-1](article), how long can I withdraw from a contract',
      'What does [L911-3](article) say about interest on late payment?',
      'From what age may one take out motor insurance according to [L913-3](article)?',
      'how many days before renewal is the notice sent under article [R910-1](article)',
      'What does article [L910-3](article) say about the deductible?',
      'how long must one keep quiet under [L911-2](article), what delay does it give',
      'How much is the fine in [L911-4](article)?',
      'what period does article [R911-2](article) set for the expert',
      'from what age under [L913-3](article)',
      'what amount does [R913-1](article) require',
      'What does [L914-1](article) say about tenants?',
      'how many months does [L912-2](article) give',
      'which duty does [R914-1](article) put on the tenant',
      'What delay is fixed by [L911-1](article) in case of theft?',
    ],
    fr: [
      'Combien de jours l’article [L911-1](article) donne-t-il pour déclarer un vol ?',
      'Quelle amende prévoit l’article [L913-2](article) ?',
      "quel montant fixe l'article [a911-1](article)",
      'selon [L912-1](article), combien de temps pour renoncer au contrat',
      'Que dit [L911-3](article) des intérêts de retard ?',
      "a partir de quel age d'apres l'article [l913-3](article)",
      "délai d'envoi de l'avis d'échéance prévu par l'article [R910-1](article)",
      'Quelle sanction encourt-on selon l’article [L911-4](article) ?',
      'quel plafond est prévu à l’article [A911-1](article) ?',
      'Combien d’euros d’amende dans [L911-4](article) ?',
      "quel délai l'article [R911-2](article) fixe pour l'expert",
      'à partir de quel âge selon [L913-3](article)',
      'quel montant exige [R913-1](article)',
      'Que dit [L914-1](article) des locataires ?',
      'combien de mois donne [L912-2](article)',
      'quelle obligation [R914-1](article) met a la charge du locataire',
      'Quel délai fixe [L911-1](article) en cas de vol ?',
    ],
  },
  cues: {
    en: ['how many', 'how long', 'which amount', 'what fine', 'about'],
    fr: ['combien', 'quel délai', 'quelle amende', 'quel montant', 'quelle sanction'],
  },
  body: searchRules(),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});

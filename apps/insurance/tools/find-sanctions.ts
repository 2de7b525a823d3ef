import { defineTool } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const findSanctions = defineTool({
  name: 'find_sanctions',
  group: 'rules',
  label: {
    en: 'Fines, prison terms and other sanctions of insurance law, and for whom.',
    fr: 'Amendes, peines de prison et autres sanctions du droit des assurances, et pour qui.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'What is the fine for driving without insurance?',
      'what happens to someone who makes a false claim',
      'Which penalty does an uninsured driver risk?',
      'prison for failing to take out compulsory insurance?',
      'what sanction for not respecting the construction insurance duty',
      'How high is the fine for a false statement?',
      'what do I risk if I lie to my insurer',
      'What is the penalty for an insurer without a licence?',
      'fine for not insuring a building site',
      'what punishment for a broker who lies',
      'how many months of prison for breach of the duty to insure',
      'sanction for hiding something from the insurer',
      'what does a driver without insurance risk',
      'What happens if I make a false statement?',
    ],
    fr: [
      'Quelle est l’amende pour conduite sans assurance ?',
      'que risque celui qui fait un faux sinistre',
      'Quelle peine encourt un conducteur non assuré ?',
      "prison si on ne prend pas l'assurance obligatoire ?",
      "quelle sanction pour non respect de l'obligation d'assurance",
      'À combien s’élève l’amende en cas de fausse déclaration ?',
      "qu'est ce que je risque si je mens a mon assureur",
      'Quelle sanction pour un assureur sans agrément ?',
      "amende si on n'assure pas un chantier",
      'quelle punition pour un courtier qui ment',
      "combien de mois de prison pour défaut d'assurance",
      "sanction si je cache quelque chose à l'assureur",
      'que risque un conducteur sans assurance',
      'Que se passe-t-il en cas de fausse déclaration ?',
      "quelle peine pour celui qui ne s'assure pas",
    ],
  },
  cues: { en: ['fine', 'penalty', 'sanction', 'prison', 'risk'], fr: ['amende', 'peine', 'sanction', 'prison', 'risque'] },
  body: searchRules({ en: 'punished fine imprisonment', fr: 'puni amende emprisonnement' }),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});

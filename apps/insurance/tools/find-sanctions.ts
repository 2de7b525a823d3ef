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
    ],
    fr: [
      'Quelle est l’amende pour conduite sans assurance ?',
      'que risque celui qui fait un faux sinistre',
      'Quelle peine encourt un conducteur non assuré ?',
      "prison si on ne prend pas l'assurance obligatoire ?",
      "quelle sanction pour non respect de l'obligation d'assurance",
      'À combien s’élève l’amende en cas de fausse déclaration ?',
      "qu'est ce que je risque si je mens a mon assureur",
    ],
  },
  cues: { en: ['fine', 'penalty', 'sanction', 'prison', 'risk'], fr: ['amende', 'peine', 'sanction', 'prison', 'risque'] },
  body: searchRules(),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});

import { defineTool } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const searchInsuranceRules = defineTool({
  name: 'search_insurance_rules',
  group: 'rules',
  label: {
    en: 'Fallback: any question about insurance and its rules that no other tool fits, answered by quoting articles.',
    fr: 'Par défaut : toute question d’assurance et de ses règles qu’aucun autre outil ne couvre, en citant des articles.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'Does the code say anything about storms?',
      'What do the rules provide for late reports?',
      'is there something on electric scooters in the insurance code',
      'Tell me about the green card',
      'what about insurance of crops',
      'find articles on water damage',
      'anything on experts in the rules',
      'Which articles speak of hunting?',
      'what does insurance law say about ski lifts',
      'insurance code on reinsurance',
      'rules for mutual insurers',
      'anything about electronic letters',
    ],
    fr: [
      'Le code parle-t-il des tempêtes ?',
      'Que prévoient les règles sur les déclarations tardives ?',
      'y a t il quelque chose sur les trottinettes dans le code des assurances',
      'Parle-moi de la carte verte',
      "et l'assurance des récoltes",
      'trouve des articles sur les dégâts des eaux',
      'quelque chose sur les experts dans les règles',
      'Quels articles parlent de la chasse ?',
      'que dit le droit des assurances des remontées mécaniques',
      'code des assurances sur la réassurance',
      "règles pour les mutuelles d'assurance",
      "quelque chose sur l'envoi électronique",
    ],
  },
  cues: { en: ['rules', 'code', 'articles on'], fr: ['règles', 'code', 'articles sur'] },
  body: searchRules(),
  answer: { en: quoted, fr: quoted },
  fallback: true,
  needs: ['articles'],
});

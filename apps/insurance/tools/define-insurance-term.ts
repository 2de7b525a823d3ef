import { defineTool } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const defineInsuranceTerm = defineTool({
  name: 'define_insurance_term',
  group: 'rules',
  label: { en: 'What a word of insurance law means.', fr: 'Ce que signifie un mot du droit des assurances.' },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'What is a deductible?',
      'define policyholder',
      'What does "insured" mean in these rules?',
      'meaning of third-party liability in insurance law',
      'who is called the beneficiary',
      'what do they mean by group insurance contract',
      'Explain what a premium is under the code',
      'What does the code mean by insurance intermediary?',
      'definition of a motor vehicle in the insurance code',
      'what is meant by natural disaster',
      'define surrender value',
      'meaning of tacit renewal',
      'What is subrogation?',
      'What is a group insurance contract according to the code?',
    ],
    fr: [
      'Qu’est-ce qu’une franchise ?',
      'définition de souscripteur',
      'Que signifie « assuré » dans ces règles ?',
      'sens de responsabilité civile en droit des assurances',
      'c quoi un bénéficiaire',
      "qu'appelle-t-on contrat d'assurance de groupe",
      'Explique ce qu’est une cotisation selon le code',
      'Qu’entend le code par intermédiaire d’assurance ?',
      'définition de véhicule terrestre à moteur dans le code des assurances',
      "qu'entend-on par catastrophe naturelle",
      'définir la valeur de rachat',
      'sens de tacite reconduction',
      'Qu’est-ce que la subrogation ?',
      'Qu’est-ce qu’un contrat d’assurance de groupe selon le code ?',
    ],
  },
  cues: {
    en: ['what is a', 'define', 'mean', 'meaning', 'definition'],
    fr: ["qu'est-ce que", "qu'est-ce qu'une", 'définition', 'signifie', 'c quoi'],
  },
  body: searchRules(),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});

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
    ],
    fr: [
      'Qu’est-ce qu’une franchise ?',
      'définition de souscripteur',
      'Que signifie « assuré » dans ces règles ?',
      'sens de responsabilité civile en droit des assurances',
      'c quoi un bénéficiaire',
      "qu'appelle-t-on contrat d'assurance de groupe",
      'Explique ce qu’est une cotisation selon le code',
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

import { defineTool, passages } from '@guichet/domain-kit';
import { quotes } from '../answers/quotes.ts';
import { theQuestion } from '../parameters/company.ts';
import { subjectOf } from '../reports/subject-of.ts';

export const searchReportPassages = defineTool({
  name: 'search_report_passages',
  group: 'passages',
  label: {
    en: 'What the text of company reports says: who or what something is, other names, reasons, methods. Takes any question that no other tool fits.',
    fr: "Ce que dit le texte des rapports : ce qu'est une chose, ses autres noms, raisons, méthodes. Prend toute question qu'aucun autre outil ne couvre.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: {
    question: theQuestion,
    company: {
      type: 'entity',
      entity: 'company',
      default: '',
      description: { en: 'A company, brand or product that is asked about.', fr: 'Une société, une marque ou un produit en question.' },
    },
    bank: {
      type: 'entity',
      entity: 'bank',
      default: '',
      description: { en: 'A bank that is asked about.', fr: 'Une banque en question.' },
    },
  },
  examples: {
    en: [
      'According to the reports, who or what is [Skylark](company)?',
      "What other name does [Brightwater](company)'s pension scheme have?",
      'How is adjusted margin defined in the report?',
      'what does churn mean for [velora telecom](company)',
      'Why did [Velora Telecom](company) acquire [Skylark](company)?',
      'What does [Brightwater Foods](company) make?',
      'which accounting method does the company use for revenue recognition',
      'What reasons does the report give for the higher costs?',
      'who are the auditors of the company',
      'What is [Skylark](company)?',
      'who is [velora telecom](company)',
      'Who is the chief executive of [Banque Azur](bank)?',
      'Who chaired [Harbour Merchant Bank Ltd](bank) at the time?',
      'where is the head office of [norrland bank](bank)',
      'Is the pension scheme open to new members?',
    ],
    fr: [
      "D'après les rapports, qui ou qu'est-ce que [Skylark](company) ?",
      'Quel autre nom porte le régime de retraite de [Brightwater](company) ?',
      'Comment la marge ajustée est-elle définie dans le rapport ?',
      'ca veut dire quoi churn chez [velora telecom](company)',
      'Pourquoi [Velora Telecom](company) a-t-elle racheté [Skylark](company) ?',
      'Que fabrique [Brightwater Foods](company) ?',
      'quelle methode comptable pour la constatation des revenus',
      'Quelles raisons le rapport donne-t-il à la hausse des coûts ?',
      'qui sont les commissaires aux comptes de la société',
      "C'est quoi [Skylark](company) ?",
      'qui est [velora telecom](company)',
      'Qui est le directeur général de [Banque Azur](bank) ?',
      'Qui présidait [Harbour Merchant Bank Ltd](bank) à cette époque ?',
      'ou est le siege de [norrland bank](bank)',
      'Le régime de retraite est-il ouvert aux nouveaux membres ?',
    ],
  },
  cues: {
    en: ['who or what', 'what is meant', 'defined', 'other name', 'another name', 'why did', 'according to the reports'],
    fr: ["qu'est-ce que", 'définie', 'défini', 'autre nom', 'pourquoi', "d'après les rapports", 'selon les rapports'],
  },
  body: passages(({ question }) => ({ text: subjectOf(question), filter: { tags: { kind: 'report' } } })),
  answer: {
    en: ({ passages: found }) => quotes(found, 'en'),
    fr: ({ passages: found }) => quotes(found, 'fr'),
  },
  needs: ['reports'],
  fallback: true,
});

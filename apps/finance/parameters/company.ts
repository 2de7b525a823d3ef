import type { EntityParameter, QuestionParameter } from '@guichet/domain-kit';

/** The company, brand or product whose report is read. */
export const theCompany: EntityParameter = {
  type: 'entity',
  entity: 'company',
  required: true,
  description: {
    en: 'The company, brand or product that the report names.',
    fr: 'La société, la marque ou le produit que le rapport nomme.',
  },
  ask: { en: 'Which company do you mean?', fr: 'De quelle société parlez-vous ?' },
};

/** The question itself: rows and columns are found by its words. */
export const theQuestion: QuestionParameter = {
  type: 'question',
  description: {
    en: 'The question, whole: it names the row and the period.',
    fr: 'La question entière : elle nomme la ligne et la période.',
  },
};

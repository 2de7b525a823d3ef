import type { ChoiceParameter, EntityParameter, PeriodParameter, QuestionParameter } from '@guichet/domain-kit';
import { claimStatuses, policyKinds } from './vocabulary.ts';

/** Parameters that several tools take, said once. */
export const article: EntityParameter = {
  type: 'entity',
  entity: 'article',
  required: true,
  ask: { en: 'Which article do you mean, for example L113-2?', fr: 'De quel article parlez-vous, par exemple L113-2 ?' },
  description: { en: 'An article, by its number', fr: 'Un article, par son numéro' },
};

export const policy: EntityParameter = {
  type: 'entity',
  entity: 'policy',
  default: '',
  description: { en: 'One of the own policies, by its name or number', fr: 'Un de ses contrats, par son nom ou son numéro' },
};

export const claim: EntityParameter = {
  type: 'entity',
  entity: 'claim',
  default: '',
  description: { en: 'One of the own claims, by its number', fr: 'Un de ses sinistres, par son numéro' },
};

export const kind: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: policyKinds,
  description: { en: 'A kind of insurance', fr: 'Un genre d’assurance' },
};

export const claimStatus: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: claimStatuses,
  description: { en: 'Where a claim stands', fr: 'Où en est un sinistre' },
};

export const period: PeriodParameter = {
  type: 'period',
  default: 'all',
  description: { en: 'The days to look at, both included', fr: 'Les jours concernés, bornes comprises' },
};

export const question: QuestionParameter = {
  type: 'question',
  description: { en: 'What is asked, whole', fr: 'La question entière' },
};

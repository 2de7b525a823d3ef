import type { ChoiceParameter, EntityParameter, PeriodParameter, QuestionParameter } from '@guichet/domain-kit';
import { accountClasses, cardKinds, categories, movementTypes } from './vocabulary.ts';

/** Parameters that several tools take, said once. All are optional unless a tool adds `required`. */
export const account: EntityParameter = {
  type: 'entity',
  entity: 'account',
  default: '',
  description: { en: 'One of the own accounts, by its name', fr: 'Un de ses comptes, par son nom' },
};

export const card: EntityParameter = {
  type: 'entity',
  entity: 'card',
  default: '',
  description: { en: 'One of the own cards, by its name', fr: 'Une de ses cartes, par son nom' },
};

export const lastDigits: EntityParameter = {
  type: 'entity',
  entity: 'last_digits',
  default: '',
  description: { en: 'The last four digits of a card', fr: "Les quatre derniers chiffres d'une carte" },
};

export const merchant: EntityParameter = {
  type: 'entity',
  entity: 'merchant',
  default: '',
  description: { en: 'A shop or company that was paid', fr: 'Un commerçant ou une société qui a été payé' },
};

export const product: EntityParameter = {
  type: 'entity',
  entity: 'product',
  default: '',
  description: { en: 'An account, card or service that the bank offers', fr: 'Un compte, une carte ou un service de la banque' },
};

export const products: EntityParameter = {
  ...product,
  many: true,
  description: { en: 'The accounts, cards or services that are meant', fr: 'Les comptes, cartes ou services visés' },
};

export const period: PeriodParameter = {
  type: 'period',
  default: 'all',
  description: { en: 'The days to look at, both included', fr: 'Les jours concernés, bornes comprises' },
};

export const category: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: categories,
  description: { en: 'A kind of purchase', fr: "Un genre d'achats" },
};

export const movementType: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: movementTypes,
  description: { en: 'A kind of movement on an account', fr: "Un genre d'opérations sur un compte" },
};

export const accountClass: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: accountClasses,
  description: { en: 'Checking, savings or business', fr: 'Courant, épargne ou professionnel' },
};

export const cardKind: ChoiceParameter = {
  type: 'choice',
  default: '',
  values: cardKinds,
  description: { en: 'Credit or debit', fr: 'De crédit ou de débit' },
};

export const question: QuestionParameter = {
  type: 'question',
  description: { en: 'What is asked, whole', fr: 'La question entière' },
};

export const paragraph: EntityParameter = {
  type: 'entity',
  entity: 'paragraph',
  required: true,
  ask: { en: 'Which paragraph do you mean, for example 1005.6(b)(1)?', fr: 'De quel paragraphe parlez-vous, par exemple 1005.6(b)(1) ?' },
  description: { en: 'A paragraph of a regulation, by its number', fr: "Un paragraphe d'un règlement, par son numéro" },
};

export const regulation: EntityParameter = {
  type: 'entity',
  entity: 'regulation',
  default: '',
  description: { en: 'A regulation, by its letter', fr: 'Un règlement, par sa lettre' },
};

/** Not named `customer`: that parameter is the server's. */
export const client: EntityParameter = {
  type: 'entity',
  entity: 'customer',
  required: true,
  ask: { en: 'Which customer do you mean?', fr: 'De quel client parlez-vous ?' },
  description: { en: 'A customer, by name', fr: 'Un client, par son nom' },
};

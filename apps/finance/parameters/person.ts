import type { EntityParameter } from '@guichet/domain-kit';

/** Whose portfolio, when staff ask; a customer's own id is bound by the server, whatever this says. */
export const thePerson: EntityParameter = {
  type: 'entity',
  entity: 'customer',
  default: '',
  description: { en: 'The customer whose portfolio staff ask about.', fr: 'Le client dont le personnel consulte le portefeuille.' },
};

import type { EntityParameter } from '@guichet/domain-kit';

/** The bank that sends, in a tool that also takes the one that receives. */
export const sendingBank: EntityParameter = {
  type: 'entity',
  entity: 'bank',
  required: true,
  description: { en: 'The bank that sent the money.', fr: "La banque qui a envoyé l'argent." },
  ask: { en: 'Which bank sent the money?', fr: "Quelle banque a envoyé l'argent ?" },
  role: {
    en: ['from', 'sent by', 'paid by', 'leaving', 'originator', 'between', 'connect', 'links', 'did'],
    fr: ['de', 'depuis', 'envoyé par', 'versé par', 'émis par', 'partis de', 'entre', 'relie', 'donneur'],
  },
};

/** The bank that receives, in a tool that also takes the one that sends. */
export const receivingBank: EntityParameter = {
  type: 'entity',
  entity: 'bank',
  required: true,
  description: { en: 'The bank that received the money.', fr: "La banque qui a reçu l'argent." },
  ask: { en: 'Which bank received the money?', fr: "Quelle banque a reçu l'argent ?" },
  role: {
    en: ['to', 'into', 'received by', 'towards', 'beneficiary', 'and', 'paid', 'pay', 'with'],
    fr: ['à', 'vers', 'au profit de', 'reçu par', 'pour', 'et', 'bénéficiaire', 'chez'],
  },
};

/** The one bank that a tool is about. */
export const theBank: EntityParameter = {
  type: 'entity',
  entity: 'bank',
  required: true,
  description: { en: 'The bank.', fr: 'La banque.' },
  ask: { en: 'Which bank do you mean?', fr: 'De quelle banque parlez-vous ?' },
};

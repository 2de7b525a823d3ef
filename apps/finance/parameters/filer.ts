import type { EntityParameter } from '@guichet/domain-kit';

/** The institution that reported. */
export const theFiler: EntityParameter = {
  type: 'entity',
  entity: 'filer',
  required: true,
  description: { en: 'The bank or firm that filed the reports.', fr: "La banque ou l'entreprise qui a déposé les déclarations." },
  ask: { en: 'Which reporting bank do you mean?', fr: 'De quelle banque déclarante parlez-vous ?' },
};

import type { EntityParameter } from '@guichet/domain-kit';

/** The country that money comes from, in a tool that also takes where it goes. */
export const fromCountry: EntityParameter = {
  type: 'entity',
  entity: 'country',
  required: true,
  description: { en: 'The country that the money comes from.', fr: "Le pays d'où vient l'argent." },
  ask: { en: 'From which country?', fr: 'Depuis quel pays ?' },
  role: {
    en: ['from', 'out of', 'leaving', 'between', 'originating in'],
    fr: ['de', 'du', 'des', 'depuis', "de l'", 'de la', 'entre', 'en provenance de', 'quittant', 'partant de'],
  },
};

/** The country that money goes to, in a tool that also takes where it comes from. */
export const toCountry: EntityParameter = {
  type: 'entity',
  entity: 'country',
  required: true,
  description: { en: 'The country that the money goes to.', fr: "Le pays où va l'argent." },
  ask: { en: 'To which country?', fr: 'Vers quel pays ?' },
  role: {
    en: ['to', 'into', 'towards', 'and', 'in', 'reaching'],
    fr: ['vers', 'à', 'au', 'aux', 'en', 'et', 'vers la', 'vers le', 'pour', 'à destination de'],
  },
};

/** The one country that a tool is about. */
export const theCountry: EntityParameter = {
  type: 'entity',
  entity: 'country',
  required: true,
  description: { en: 'The country.', fr: 'Le pays.' },
  ask: { en: 'Which country do you mean?', fr: 'De quel pays parlez-vous ?' },
};

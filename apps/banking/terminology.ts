import type { Term, Terminology } from '@guichet/domain-kit';

const term = (en: string, fr: string): Term => ({ en: en.split(', '), fr: fr.split(', ') });

export const terminology: Terminology = [term('account', 'compte')];

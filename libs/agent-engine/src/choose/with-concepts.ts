import type { Language, Terminology } from '@guichet/domain-kit';
import { conceptsOf } from '@guichet/retrieval';

const mask = /⟨[^⟩]*⟩/g;

/**
 * A masked question with the names of the terms that it speaks of: what an example says in English then also teaches the choice for
 * French, and for synonyms. Measured on two domains' examples held out by fifths: 5 points more of them select their tool.
 */
export const withConcepts = (masked: string, language: Language, terminology: Terminology): string =>
  [masked, ...conceptsOf(masked.replaceAll(mask, ' . '), language, terminology)].join(' ');

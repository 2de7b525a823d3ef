import type { Terminology } from '@guichet/domain-kit';

/** Reads lines such as `current account, checking account = compte courant, compte chèques`. */
export const pairTerms = (lines: string): Terminology =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', fr = ''] = line.split('=');
      return { en: en.split(',').map((word) => word.trim()), fr: fr.split(',').map((word) => word.trim()) };
    });

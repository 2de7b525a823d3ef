import type { Terminology } from './entity.ts';

/** Reads terminology written a line a term: `current account, checking account = compte courant, compte chèques`. */
export const termLines = (lines: string): Terminology =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [en = '', fr = ''] = line.split('=');
      return { en: words(en), fr: words(fr) };
    });

const words = (side: string): string[] =>
  side
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

import type { Terminology } from '@guichet/domain-kit';

/** Reads lines such as `net income, net profit = résultat net, bénéfice net`: English left, French right, the usual word first. */
export const termLines = (lines: string): Terminology =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [en = '', fr = ''] = line.split(' = ');
      return { en: words(en), fr: words(fr) };
    });

const words = (list: string): string[] => list.split(', ').map((word) => word.trim());

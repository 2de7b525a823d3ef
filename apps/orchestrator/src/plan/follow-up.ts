import { Speaker, type Turn } from '@guichet/contracts';
import { contentWords } from './content-words.ts';

const opening =
  /^\W*(?:and (?:for|what about|the|my|if)|what about|how about|(?:is it )?the same for|et (?:pour|le|la|les|mon|ma|mes|celui|celle|si)|qu['’]en est-il|idem pour|pareil pour)(?!\p{L})|^\W*et l['’]/iu;
/** With more to say than this, it stands alone whatever it begins with. */
const mostWords = 3;

/** `And for the other one?`: says so little that it takes its subject from what was said before. */
export const isFollowUp = (question: string): boolean => opening.test(question) && contentWords(question).length <= mostWords;

/** What the person asked last; empty when they asked nothing before. */
export const lastAsked = (earlier: readonly Turn[]): string =>
  earlier.findLast(({ speaker }) => speaker === Speaker.SPEAKER_USER)?.text ?? '';

import type { ChoiceParameter } from '@guichet/domain-kit';
import { readOnce } from '../read-once.ts';
import { nearest } from './edit-distance.ts';
import { tokenise } from './fold.ts';
import type { Token } from './fold.ts';
import type { Recognition } from './recognition.ts';

export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly how: 'exact' | 'corrected';
}

/** A lone short word is not taken for a misspelt synonym. */
const shortest = 5;

/** The values whose synonyms stand in the question, in either language; of overlapping ones the longest. `free` leaves out words that name something. */
export function findChoices(
  { question, tokens: all }: Pick<Recognition, 'question' | 'tokens'>,
  { values }: Pick<ChoiceParameter, 'values'>,
  free: (token: Token) => boolean,
): readonly Choice[] {
  const tokens = all.filter(free);
  const found = synonymsOf(values).flatMap(({ key, name, synonyms }) => {
    const matches = synonyms.flatMap((synonym) => match(synonym, tokens));
    const best = matches.sort((one, other) => other.length - one.length || one.slips - other.slips)[0];
    return best ? [{ key, name, ...best }] : [];
  });
  const exact = found.filter(({ slips }) => slips === 0);
  const taken = exact.length > 0 ? exact : found;
  return taken
    .filter(
      (one) =>
        !taken.some((other) => other.length > one.length && other.first < one.first + one.length && one.first < other.first + other.length),
    )
    .map(({ key, name, first, length, slips }) => ({
      key,
      name,
      words: question.slice(tokens[first]!.start, tokens[first + length - 1]!.end),
      how: slips > 0 ? 'corrected' : 'exact',
    }));
}

type Values = ChoiceParameter['values'];

interface Synonyms {
  readonly key: string;
  readonly name: string;
  /** Each a list of folded words. */
  readonly synonyms: readonly (readonly string[])[];
}

const synonymsOf = readOnce((values: Values): readonly Synonyms[] => {
  const words = (synonym: string) => tokenise(synonym).map(({ text }) => text);
  return Object.entries(values).map(([key, { en, fr }]) => ({ key, name: en[0] ?? key, synonyms: [...en, ...fr].map(words) }));
});

function match(synonym: readonly string[], tokens: readonly Token[]): readonly { first: number; length: number; slips: number }[] {
  const { length } = synonym;
  const found: { first: number; length: number; slips: number }[] = [];
  for (let first = 0; length > 0 && first + length <= tokens.length; first += 1) {
    let slips = 0;
    for (let offset = 0; offset < length && slips !== Infinity; offset += 1)
      slips += slipsIn(tokens[first + offset]!.text, synonym[offset]!);
    if (slips !== Infinity) found.push({ first, length, slips });
  }
  return found;
}

/** Infinity when it is another word. */
function slipsIn(written: string, word: string): number {
  if (written === word || written === `${word}s`) return 0;
  const isAlike = word.length >= shortest && written.length >= shortest && (word[0] === written[0] || word[0] === written[1]);
  return isAlike ? (nearest(written, new Map([[word[0]!, [word]]]))[0]?.slips ?? Infinity) : Infinity;
}

import { Speaker, type Turn } from '@guichet/contracts';
import { normalisedWords } from '@guichet/selection';
import { contentWords } from './content-words.ts';

const again =
  /\b(again|remind me|repeat|say (?:it|that) again|what did you (?:just )?(?:say|tell)|you (?:just )?(?:said|told)|redi(?:tes?|re)|re-?di[st]|repet(?:e|ez|er)|rappel(?:le|ez|er)|vous (?:venez|avez) (?:de )?(?:me )?di(?:re|t)|tu (?:viens|as) (?:de )?(?:me )?di(?:re|t)|deja dit|c'etait (?:combien|quoi)|donc)\b/u;
const youSaid =
  /\b(?:you (?:just |have |'ve )*(?:said|told|mentioned|wrote)|as you (?:say|said)|(?:vous|tu)(?: m)?'? ?(?:venez|viens|avez|as) (?:de )?(?:me )?(?:di(?:re|t|s)|indiqu\w+|ecrit))/u;
const figures = /\d[\d\s.,:]*\d|\d/gu;
const clauseEnd = /(?<=[.?!;"”»])\s+|,\s+(?=(?:so|then|donc|alors|il est donc)\b)/iu;
/** How much of the question must stand in what was said, counted in words that mean something. */
const repeated = 0.6;

/**
 * The answer when it was given already: by the assistant earlier, where the question asks to hear it again; or by the question itself,
 * which states a figure and then asks for it. Undefined when something must be looked up.
 */
export function answerGiven(question: string, earlier: readonly Turn[]): string | undefined {
  return saidEarlier(question, earlier) ?? statedInQuestion(question);
}

function saidEarlier(question: string, earlier: readonly Turn[]): string | undefined {
  const words = contentWords(question);
  if (words.length === 0) return undefined;
  for (const { text } of earlier.filter(({ speaker }) => speaker === Speaker.SPEAKER_ASSISTANT).toReversed()) {
    const share = shareIn(words, text);
    if (share >= 0.9 || (share >= 1 / 3 && again.test(fold(question)))) return text;
  }
  return undefined;
}

function statedInQuestion(question: string): string | undefined {
  const clauses = question.split(clauseEnd).filter((clause) => clause.trim() !== '');
  const asked = clauses.at(-1);
  const stated = clauses.slice(0, -1).join(' ');
  if (!asked || !stated.match(figures)) return undefined;
  const words = contentWords(asked);
  const enough = youSaid.test(fold(stated)) ? 0.4 : repeated;
  const isRepeat = words.length > 0 && shareIn(words, stated) >= enough && /^\W*(?:so|then|donc|alors|il est donc)\b/iu.test(asked);
  return isRepeat ? stated.replace(/[,;\s]+$/u, '') : undefined;
}

const fold = (text: string) => normalisedWords(text).join(' ');

/** The share of `words` that occur in `text`. */
function shareIn(words: readonly string[], text: string): number {
  const said = new Set(contentWords(text));
  return words.filter((word) => said.has(word)).length / words.length;
}

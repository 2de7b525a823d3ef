import { Speaker, type Turn } from '@guichet/contracts';
import { normalise } from '@guichet/selection';
import { contentWords } from './content-words.ts';

/** Looked for in normalised text. */
const askedAgain =
  /\b(?:again|remind me|repeat|did you (?:just )?(?:say|tell)|you (?:just )?(?:said|told)|red(?:is|it|ites|ire)|repet(?:e|ez|er)|rappel(?:le|ez|er)|(?:vous|tu) (?:m )?(?:venez|viens|avez|as) (?:de )?(?:me )?di[rt]e?|deja|donc)\b/u;
const youSaid =
  /\b(?:you (?:just |have )*(?:said|told|mentioned|wrote)|as you sa(?:y|id)|(?:vous|tu) (?:m )?(?:venez|viens|avez|as) (?:de )?(?:me )?(?:di(?:re|t|s)|indiqu\w+|ecri\w+))\b/u;
const given = /^\W*(?:given|since|as|knowing|puisque|sachant|comme|vu|etant donne)\b/u;
const therefore = /^\W*(?:so|then|donc|alors|il est donc)\b/u;
/** What asks for more than the figure itself. */
const asksMore =
  /^\W*(?:(?:so|then|donc|alors|and|et) )?(?:why|how(?! (?:much|many|long|high|old|far))|pourquoi|comment|can|could|may|should|puis|peut|dois)\b/u;
const clauseEnd = /(?<=[.?!;"”»])\s+|,\s+(?=(?:so|then|donc|alors|il est donc|what|how|when|which|quel|quelle|combien)\b)/iu;
const figures = /\d+/gu;

/**
 * The answer when it was given already: by the assistant earlier, where the question asks to hear it again; or by the question itself,
 * which states a figure and then asks for it. Undefined when something must be looked up.
 */
export function answerGiven(question: string, earlier: readonly Turn[]): string | undefined {
  return saidEarlier(question, earlier) ?? statedInQuestion(question);
}

function saidEarlier(question: string, earlier: readonly Turn[]): string | undefined {
  if (earlier.length === 0) return undefined;
  const words = contentWords(question);
  const isAgain = askedAgain.test(normalise(question));
  for (const { text } of earlier.filter(({ speaker }) => speaker === Speaker.SPEAKER_ASSISTANT).toReversed()) {
    // “How much did you say it was?” names nothing: it means what was said last.
    if (words.length === 0) return isAgain ? text : undefined;
    const share = shareIn(words, text);
    if (share >= 0.9 || (isAgain && share >= 1 / 3)) return text;
  }
  return undefined;
}

function statedInQuestion(question: string): string | undefined {
  const clauses = question.split(clauseEnd).filter((clause) => clause.trim() !== '');
  const asked = clauses.at(-1) ?? '';
  const stated = clauses.slice(0, -1).join(' ');
  const known = new Set(stated.match(figures));
  const words = contentWords(asked);
  if (known.size === 0 || words.length === 0 || asksMore.test(normalise(asked))) return undefined;
  if (asked.match(figures)?.some((figure) => !known.has(figure))) return undefined;
  const share = shareIn(words, stated);
  const isQuoted = youSaid.test(normalise(stated));
  const isTherefore = therefore.test(normalise(asked)) && share >= (isQuoted ? 0.4 : 0.6);
  const isWhole = share === 1 && (isQuoted || words.length > 1 || given.test(normalise(stated)));
  return isTherefore || isWhole ? stated.replace(/[,;\s]+$/u, '') : undefined;
}

/** The share of `words` that occur in `text`. */
function shareIn(words: readonly string[], text: string): number {
  const said = new Set(contentWords(text));
  return words.filter((word) => said.has(word)).length / words.length;
}

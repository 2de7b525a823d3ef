import { fillers } from './common-words.ts';
import type { Token } from './fold.ts';
import type { UnknownMention } from './mention.ts';
import type { RecognitionContext } from './recognition.ts';
import type { Text } from './text.ts';
import { overlap } from './weigh-mentions.ts';
import type { Reading } from './weigh-mentions.ts';

/** Words after which a lone capitalised word is meant as a name. */
const introducing = new Set([
  'at',
  'chez',
  'from',
  'to',
  'of',
  'by',
  'for',
  'with',
  'de',
  'd',
  'par',
  'pour',
  'vers',
  'a',
  'avec',
  'company',
  'societe',
  'entreprise',
  'merchant',
]);
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;
const quoted = /["“«]\s?([^"”»]{3,60}?)\s?["”»]/gu;

/**
 * Names that no index knows: a run of capitalised words, or quoted ones, of which one at least is a word that neither the data nor the
 * domain's own texts use. Better to say that nothing is known of it than to answer about everyone.
 */
export function findUnknown(text: Text, readings: readonly Reading[], context: RecognitionContext): readonly UnknownMention[] {
  const found = [...fromQuotes(text, context), ...(text.capitals ? fromCapitals(text, readings, context) : [])];
  const settled = readings.filter(({ rank }) => rank >= 2);
  return found.filter(
    (unknown, at) =>
      settled.every(({ mention }) => !overlap(mention, unknown)) && found.slice(0, at).every((other) => !overlap(other, unknown)),
  );
}

function* fromQuotes(text: Text, context: RecognitionContext): Iterable<UnknownMention> {
  for (const match of text.text.matchAll(quoted)) {
    const start = match.index + match[0].indexOf(match[1]!);
    const end = start + match[1]!.length;
    const inside = text.tokens.filter((token) => token.start >= start && token.end <= end);
    if (inside.length > 0 && inside.length < 6 && inside[0]!.capitalised && inside.some((token) => isStrange(token, text, context))) {
      yield { start, end, words: match[1]!, entity: kindBeside(text, inside, context) };
    }
  }
}

function* fromCapitals(text: Text, readings: readonly Reading[], context: RecognitionContext): Iterable<UnknownMention> {
  const known = readings.filter(({ rank, mention }) => rank >= 2 || mention.kind !== 'entity').map(({ mention }) => mention);
  const free = (token: Token) => known.every((mention) => !overlap(mention, token));
  for (const run of runs(text, free)) {
    const entity = kindBeside(text, run, context);
    const name = trim(run, text, context);
    if (!name.some((token) => isStrange(token, text, context))) continue;
    const first = name[0]!;
    const before = text.tokens[text.tokens.indexOf(first) - 1];
    const acronym = name.length === 1 && /^[\p{Lu}\d&]{2,6}$/u.test(text.text.slice(first.start, first.end));
    const owner = /^['’]s?\s/.test(text.text.slice(name.at(-1)!.end));
    const introduced = before !== undefined && introducing.has(before.text);
    if (acronym ? !(before && ['at', 'chez'].includes(before.text)) : name.length < 2 && entity === undefined && !owner && !introduced)
      continue;
    const [start, end] = [run[0]!.start, run.at(-1)!.end];
    const from = entity === undefined ? first.start : start;
    yield { start: from, end, words: text.text.slice(from, end), entity };
  }
}

/** Capitalised words side by side, with small words such as "de" between them. */
function* runs({ text, tokens }: Text, free: (token: Token) => boolean): Iterable<readonly Token[]> {
  let run: Token[] = [];
  const apart = (one: Token, other: Token) => /[^\s'’&.-]|\.\s/.test(text.slice(one.end, other.start));
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    const previous = run.at(-1);
    const next = tokens[at + 1];
    if (token && token.capitalised && free(token) && !(previous && apart(previous, token))) run.push(token);
    else if (token && previous && next && fillers.has(token.text) && next.capitalised && free(next) && !apart(previous, token))
      run.push(token);
    else {
      if (run.length > 0) yield run;
      run = token && token.capitalised && free(token) ? [token] : [];
    }
  }
}

/** Without the ordinary words at its start: "What", "Quel", and of sentences that begin with the name's kind. */
function trim(run: readonly Token[], text: Text, context: RecognitionContext): readonly Token[] {
  const first = run.findIndex(
    (token) => !text.ordinary.has(token.text) && !fillers.has(token.text) && kindsOf(token.text, context).length === 0,
  );
  return first < 0 ? [] : run.slice(first);
}

function isStrange(token: Token, { ordinary }: Text, { names }: RecognitionContext): boolean {
  if (token.text.length < 3 || /\d/.test(token.text) || ordinary.has(token.text) || months.test(token.text)) return false;
  return Object.values(names).every((index) => !index.vocabulary.has(token.text));
}

/** The kind that a word in the run or beside it tells: "Banque Lunaire", "compte Diamant", "Diamond account". */
function kindBeside({ tokens }: Text, run: readonly Token[], context: RecognitionContext): string | undefined {
  const before = tokens[tokens.indexOf(run[0]!) - 1];
  const after = tokens[tokens.indexOf(run.at(-1)!) + 1];
  for (const token of [...run, before, after]) {
    const [kind] = token ? kindsOf(token.text, context) : [];
    if (kind !== undefined) return kind;
  }
  return undefined;
}

function kindsOf(word: string, { entities, names }: RecognitionContext): readonly string[] {
  return Object.keys(entities).filter((key) => key === word || (names[key]?.loose.has(word) && !fillers.has(word)));
}

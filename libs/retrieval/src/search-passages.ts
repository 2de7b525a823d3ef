import type { Language, QuotedPassage, Role, SearchOptions, Terminology } from '@guichet/domain-kit';
import type { PassageStore, QueryOptions } from '@guichet/stores';
import { pickQuotes, type Picked } from './pick-quotes.ts';
import { questionTerms } from './question-terms.ts';
import { rankPassages, type RankedPassage } from './rank-passages.ts';
import { wantedAnswers } from './wanted-answer.ts';
import { totalWeight, weighTerms, type WeighedTerm } from './weigh-terms.ts';

export interface PassageSearch {
  readonly text: string;
  readonly language: Language;
  readonly terminology: Terminology;
  /** Words of the text that name something, as written. */
  readonly names?: readonly string[];
  readonly role: Role;
  /** The customer whose own passages may be found; `''` for none. */
  readonly customer: string;
  readonly filter?: SearchOptions['filter'];
  readonly k?: number;
  readonly options?: QueryOptions;
}

export interface PassagesFound {
  /** Best first; empty when what was found does not speak to the question. */
  readonly quoted: readonly QuotedPassage[];
  /** The question's terms that the quotes, their headings or titles say, and those that none says. */
  readonly covered: readonly string[];
  readonly missing: readonly string[];
  /** The weight of the covered terms in that of all; 0 when the question has no terms. */
  readonly coverage: number;
  /** What speaks best to a customer's question, by a clear margin, is a staff document; nothing of it is returned. */
  readonly internal: boolean;
  /** Whether a quote holds the kind of answer wanted; undefined when the question's form tells of none, or only of a day or a number. */
  readonly holdsAnswer: boolean | undefined;
  /** How many passages were read to choose from. */
  readonly read: number;
}

const quotesOfBest = 3;
const quotesOfOthers = 1;
/** How much of the question the quotes must speak to. */
const leastCoverage = 0.34;
/** The same, when none holds the kind of answer wanted: a price asked, and no price in sight. */
const leastCoverageUnanswered = 0.6;
/** How near to the best another passage must rank to be quoted beside it. */
const beside = 0.85;
/** How far a staff document must be ahead of what the caller may see for the question to be about that document. */
const clearMargin = 1.3;

/** Finds passages for a question in either language and quotes the sentences that speak to it. */
export async function searchPassages(store: PassageStore, search: PassageSearch): Promise<PassagesFound> {
  const k = search.k ?? 3;
  const { terms, text, corrected } = questionTerms(search.text, search.language, search.terminology, search.names);
  if (terms.length === 0) return { quoted: [], covered: [], missing: [], coverage: 0, internal: false, holdsAnswer: undefined, read: 0 };
  const filter = {
    ...search.filter,
    audience: ['public', 'staff'] as const,
    owner: search.role === 'customer' ? search.customer : undefined,
  };
  const hits = await store.search({ text, filter, k: Math.min(100, Math.max(4 * k, 24)) }, search.options);
  const weighed = weighTerms(terms, hits);
  const wanted = wantedAnswers(corrected);
  const ranked = rankPassages(hits, weighed, wanted);

  const allowed = ranked.filter(({ hit }) => search.role !== 'customer' || hit.passage.audience === 'public');
  const internal = isInternal(ranked, allowed, weighed);
  const shown = internal ? [] : allowed.slice(0, k).filter(({ rank }) => rank >= (allowed[0]?.rank ?? 0) * beside);
  const picked = shown.map((passage, position) => ({
    passage,
    picked: pickQuotes(passage, position === 0 ? quotesOfBest : quotesOfOthers),
  }));
  const said = new Set(picked.flatMap(({ passage, picked: quotes }) => [...termsSaid(passage, quotes)]));
  const coverage = totalWeight([...said]) / (totalWeight(weighed) || 1);
  const isTelling = wanted.some(({ kind }) => kind !== 'date' && kind !== 'count');
  const holdsAnswer = isTelling ? picked.some(({ picked: { units } }) => units.some(({ answers }) => answers)) : undefined;
  return {
    quoted:
      coverage < (holdsAnswer === false ? leastCoverageUnanswered : leastCoverage)
        ? []
        : picked.map(({ passage: { hit }, picked: { quotes } }) => ({ passage: hit.passage, quotes, score: hit.score })),
    covered: weighed.filter((term) => said.has(term)).map(({ words }) => words),
    missing: weighed.filter((term) => !said.has(term)).map(({ words }) => words),
    coverage,
    internal,
    holdsAnswer,
    read: hits.length,
  };
}

const termsSaid = ({ titleSays }: RankedPassage, { units }: Picked): ReadonlySet<WeighedTerm> =>
  new Set([...titleSays, ...units.flatMap(({ understood }) => [...understood])]);

/**
 * Whether the question is about a document that this caller may not see: it speaks to the question, and what the caller may see is
 * clearly behind, or does not speak to it at all.
 */
function isInternal(ranked: readonly RankedPassage[], allowed: readonly RankedPassage[], terms: readonly WeighedTerm[]): boolean {
  const [best] = ranked;
  if (best === undefined || best === allowed[0]) return false;
  const speaks = (passage: RankedPassage | undefined) =>
    passage !== undefined && totalWeight([...termsSaid(passage, pickQuotes(passage, quotesOfBest))]) >= leastCoverage * totalWeight(terms);
  return speaks(best) && (!speaks(allowed[0]) || best.rank >= (allowed[0]?.rank ?? 0) * clearMargin);
}

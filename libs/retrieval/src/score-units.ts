import type { PassageHit } from '@guichet/stores';
import { says, stemsOfText } from './match-terms.ts';
import { splitPassage, type Unit } from './split-passage.ts';
import type { WantedAnswer } from './wanted-answer.ts';
import { totalWeight, type WeighedTerm } from './weigh-terms.ts';
import { fold } from './words.ts';

export interface ScoredUnit extends Unit {
  readonly position: number;
  /** Terms that it says itself. */
  readonly said: ReadonlySet<WeighedTerm>;
  /** Terms that it or what stands above it says. */
  readonly understood: ReadonlySet<WeighedTerm>;
  /** Whether it holds the kind of answer that is wanted. */
  readonly answers: boolean;
  /** 0 to about 1.5: the share of the question that it speaks to, more when it holds the kind of answer wanted. */
  readonly score: number;
}

const aboveShare = 0.5;
const answerBonus = 0.45;
/** Words after which a sentence loses by its length. */
const longSentence = 60;

/** How well each sentence, item and heading of a passage speaks to the question. */
export function scoreUnits({ passage }: PassageHit, terms: readonly WeighedTerm[], wanted: readonly WantedAnswer[]): ScoredUnit[] {
  const units = splitPassage(passage.text);
  const total = totalWeight(terms) || 1;
  const saidBy = units.map((unit) => {
    const stems = stemsOfText(unit.text, passage.language);
    return new Set(terms.filter((term) => says(stems, term, passage.language)));
  });
  return units.map((unit, position) => {
    const said = saidBy[position]!;
    const above = new Set(unit.under.flatMap((each) => [...saidBy[each]!]).filter((term) => !said.has(term)));
    const folded = fold(unit.text);
    const answers = unit.kind !== 'heading' && wanted.some(({ shape }) => shape.test(folded));
    const overlap = (totalWeight([...said]) + aboveShare * totalWeight([...above])) / total;
    const length = Math.max(1, unit.text.split(/\s+/).length / longSentence) ** 0.25;
    const score =
      unit.kind === 'heading'
        ? 0
        : (overlap / length) * (1 + (answers ? 0.3 : 0)) + (answers && overlap > 0 ? answerBonus * Math.min(1, overlap * 3) : 0);
    return { ...unit, position, said, understood: new Set([...said, ...above]), answers, score };
  });
}

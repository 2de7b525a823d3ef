export { conceptsOf } from './concepts-of.ts';
export { searchPassages, type PassageSearch, type PassagesFound } from './search-passages.ts';
export { contentWords, fold, stem, wordsOf, type Word } from './words.ts';
export { questionTerms, type QuestionTerm, type QuestionTerms } from './question-terms.ts';
export { says } from './match-terms.ts';
export { oneSlipApart } from './one-slip-apart.ts';
export { wantedAnswers, type WantedAnswer } from './wanted-answer.ts';

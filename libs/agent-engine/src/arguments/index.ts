export { recognise } from './recognise.ts';
export type { Recognition, RecognitionContext } from './recognition.ts';
export type { AmountMention, Candidate, EntityMention, Mention, NumberMention, PeriodMention, Span, UnknownMention } from './mention.ts';
export { fillArguments } from './fill-arguments.ts';
export type { Filled, FillContext } from './filled.ts';
export { cypherParameters } from './cypher-parameters.ts';
export { maskExample } from './mask.ts';
export { indexNames, ordinaryWords, type NameIndex, type NameRow } from './name-index.ts';
export { dayIn } from './calendar.ts';

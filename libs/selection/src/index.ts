export type { Language, Localized } from '@guichet/domain-kit';
export { detectLanguage } from './detect-language.ts';
export { foldAccents, normalise, normalisedWords } from './normalise.ts';
export { recallClassifier } from './recall-classifier.ts';
export { trainClassifier, type Candidate, type Classifier, type LabelledText, type TrainingOptions } from './train-classifier.ts';
export type { Mode } from './logistic-regression.ts';

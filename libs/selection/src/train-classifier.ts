import { fitWeights, scores, type Mode } from './logistic-regression.ts';
import { learnVectoriser } from './vectorise.ts';

export interface LabelledText {
  readonly text: string;
  readonly label: string;
  /** How much this example counts; 1 when absent. */
  readonly weight?: number;
}

export interface Candidate {
  readonly label: string;
  /** 0 to 1. */
  readonly score: number;
}

export interface Classifier {
  readonly labels: readonly string[];
  /** Every label, the best first; equal scores in the order of `labels`. */
  readonly classify: (text: string) => Candidate[];
}

export interface TrainingOptions {
  /** `exclusive` (default): one label is right and the scores sum to 1. `independent`: each label is judged alone, none may fit. */
  readonly mode?: Mode;
  readonly epochs?: number;
}

/** Learns from examples which label a text has. The same examples in the same order give the same classifier. */
export function trainClassifier(examples: readonly LabelledText[], options: TrainingOptions = {}): Classifier {
  const mode = options.mode ?? 'exclusive';
  const labels = [...new Set(examples.map((example) => example.label))].sort();
  const positions = new Map(labels.map((label, position) => [label, position]));
  const vectoriser = learnVectoriser(examples.map((example) => example.text));
  const weights = fitWeights(
    examples.map(({ text, label, weight }) => ({
      vector: vectoriser.vectorise(text),
      label: positions.get(label)!,
      weight: weight ?? 1,
    })),
    { mode, features: vectoriser.size, labels: labels.length, epochs: options.epochs ?? 10 },
  );
  return {
    labels,
    classify: (text) => {
      const found = scores(vectoriser.vectorise(text), weights, mode);
      return labels.map((label, position) => ({ label, score: found[position]! })).sort((a, b) => b.score - a.score);
    },
  };
}

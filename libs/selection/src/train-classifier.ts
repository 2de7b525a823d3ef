import { fitWeights, scores, type Mode, type Weights } from './logistic-regression.ts';
import { learnFeatures, vectorise, type FeatureTable } from './vectorise.ts';

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

/** What learning gives: plain data, so that it can be kept and read again. */
export interface Learnt {
  readonly mode: Mode;
  readonly labels: readonly string[];
  readonly features: FeatureTable;
  readonly weights: Weights;
}

/** Learns from examples which label a text has. The same examples in the same order give the same result. */
export function learn(examples: readonly LabelledText[], { mode = 'exclusive', epochs = 10 }: TrainingOptions = {}): Learnt {
  const labels = [...new Set(examples.map((example) => example.label))].sort();
  const positions = new Map(labels.map((label, position) => [label, position]));
  const features = learnFeatures(examples.map((example) => example.text));
  const observations = examples.map(({ text, label, weight }) => ({
    vector: vectorise(text, features),
    label: positions.get(label)!,
    weight: weight ?? 1,
  }));
  return { mode, labels, features, weights: fitWeights(observations, { mode, features: features.size, labels: labels.length, epochs }) };
}

/** A classifier that judges by what was learnt. */
export function classifierOf({ mode, labels, features, weights }: Learnt): Classifier {
  return {
    labels,
    classify: (text) => {
      const found = scores(vectorise(text, features), weights, mode);
      return labels.map((label, position) => ({ label, score: found[position]! })).sort((a, b) => b.score - a.score);
    },
  };
}

/** Learns and judges in one. */
export const trainClassifier = (examples: readonly LabelledText[], options: TrainingOptions = {}): Classifier =>
  classifierOf(learn(examples, options));

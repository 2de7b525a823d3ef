import { shuffledOrder } from './shuffled-order.ts';
import type { SparseVector } from './vectorise.ts';

export type Mode = 'exclusive' | 'independent';

export interface Observation {
  readonly vector: SparseVector;
  /** Position of the right label. */
  readonly label: number;
  readonly weight: number;
}

/** `values[feature * labels + label]`; the last row is the bias. */
export interface Weights {
  readonly labels: number;
  readonly features: number;
  readonly values: Float32Array;
}

interface Fit {
  readonly mode: Mode;
  readonly features: number;
  readonly labels: number;
  readonly epochs: number;
}

const firstRate = 1;
const lastRate = 0.2;
/** The bias learns more slowly than the features, which each see fewer examples. */
const biasShare = 0.1;
/** A label judged this nearly right needs no correction; leaving it out saves most of the work. */
const negligible = 1e-3;

/**
 * Logistic regression by stochastic gradient descent; the rate falls geometrically from `firstRate` to `lastRate`, and the few epochs
 * keep the weights small. Multinomial (softmax) when one label is right, a sigmoid per label when each is judged alone.
 */
export function fitWeights(observations: readonly Observation[], fit: Fit): Weights {
  const weights: Weights = { labels: fit.labels, features: fit.features, values: new Float32Array((fit.features + 1) * fit.labels) };
  const steps = fit.epochs * observations.length;
  let step = 0;
  for (let epoch = 0; epoch < fit.epochs; epoch += 1) {
    for (const position of shuffledOrder(observations.length, epoch + 1)) {
      const observation = observations[position]!;
      const rate = firstRate * (lastRate / firstRate) ** (step / steps);
      step += 1;
      const errors = scores(observation.vector, weights, fit.mode);
      errors[observation.label]! -= 1;
      update(weights, observation.vector, errors, rate * observation.weight);
    }
  }
  return weights;
}

function update({ labels, features, values }: Weights, vector: SparseVector, errors: Float64Array, rate: number): void {
  const { indexes, values: amounts } = vector;
  const wrong: number[] = [];
  for (let label = 0; label < labels; label += 1) if (Math.abs(errors[label]!) > negligible) wrong.push(label);
  for (let entry = 0; entry < indexes.length; entry += 1) {
    const row = indexes[entry]! * labels;
    const amount = rate * amounts[entry]!;
    for (const label of wrong) values[row + label]! -= amount * errors[label]!;
  }
  for (const label of wrong) values[features * labels + label]! -= biasShare * rate * errors[label]!;
}

/** The score of each label, 0 to 1. */
export function scores(vector: SparseVector, { labels, features, values }: Weights, mode: Mode): Float64Array {
  const sums = new Float64Array(labels);
  const bias = features * labels;
  for (let label = 0; label < labels; label += 1) sums[label] = values[bias + label]!;
  const { indexes, values: amounts } = vector;
  for (let entry = 0; entry < indexes.length; entry += 1) {
    const row = indexes[entry]! * labels;
    const amount = amounts[entry]!;
    for (let label = 0; label < labels; label += 1) sums[label]! += amount * values[row + label]!;
  }
  return mode === 'exclusive' ? softmax(sums) : sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

function softmax(sums: Float64Array): Float64Array {
  const highest = sums.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

import { features, type Features } from './features.ts';

/** A sparse vector: `indexes[i]` has the value `values[i]`. */
export interface SparseVector {
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

type Block = keyof Features;
const blocks: readonly Block[] = ['words', 'letters'];

interface Known {
  readonly index: number;
  /** Inverse document frequency, smoothed: ln((1 + n) / (1 + df)) + 1. */
  readonly rarity: number;
}

/** Which features exist and how rare they are: plain data, so that it can be kept. */
export interface FeatureTable {
  readonly size: number;
  readonly known: Readonly<Record<Block, ReadonlyMap<string, Known>>>;
}

/**
 * Learns which features exist and how rare they are. Each block of a vector is tf-idf (tf = 1 + ln count) of length 1, so that a long
 * text weighs as much as a short one. Letters that occur in one text alone are left out; words are kept, they may be a name.
 */
export function learnFeatures(texts: readonly string[]): FeatureTable {
  const frequencies = { words: new Map<string, number>(), letters: new Map<string, number>() };
  for (const text of texts) {
    const found = features(text);
    for (const block of blocks) {
      for (const feature of found[block].keys()) frequencies[block].set(feature, (frequencies[block].get(feature) ?? 0) + 1);
    }
  }
  const known = { words: new Map<string, Known>(), letters: new Map<string, Known>() };
  let size = 0;
  for (const block of blocks) {
    for (const [feature, frequency] of frequencies[block]) {
      if (block === 'letters' && frequency < 2) continue;
      known[block].set(feature, { index: size, rarity: Math.log((1 + texts.length) / (1 + frequency)) + 1 });
      size += 1;
    }
  }
  return { size, known };
}

/** A text as numbers, by what was learnt. */
export function vectorise(text: string, { known }: FeatureTable): SparseVector {
  const found = features(text);
  const indexes: number[] = [];
  const values: number[] = [];
  for (const block of blocks) {
    const start = values.length;
    let squares = 0;
    for (const [feature, count] of found[block]) {
      const entry = known[block].get(feature);
      if (!entry) continue;
      const value = (1 + Math.log(count)) * entry.rarity;
      indexes.push(entry.index);
      values.push(value);
      squares += value * value;
    }
    const length = Math.sqrt(squares);
    for (let position = start; position < values.length; position += 1) values[position]! /= length;
  }
  return { indexes: Int32Array.from(indexes), values: Float32Array.from(values) };
}

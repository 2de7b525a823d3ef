import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { memoryFolder } from './memory.config.ts';
import { classifierOf, learn, type Classifier, type LabelledText, type Learnt, type TrainingOptions } from './train-classifier.ts';

/** Older ones go. */
const kept = 60;

/**
 * `trainClassifier` that remembers: what was learnt from the same examples, by the same code, is read from disk, so that a service starts
 * fast. A file that cannot be read or written costs the learning, nothing else.
 */
export function recallClassifier(examples: readonly LabelledText[], options: TrainingOptions = {}, folder = memoryFolder): Classifier {
  if (folder === '') return classifierOf(learn(examples, options));
  const hash = createHash('sha256')
    .update(codeThatLearns())
    .update(JSON.stringify([examples, options]))
    .digest('hex');
  const file = join(folder, `${hash.slice(0, 32)}.learnt`);
  const known = read(file);
  if (known) return classifierOf(known);
  const learnt = learn(examples, options);
  keep(folder, file, learnt);
  return classifierOf(learnt);
}

/** The files of this folder: when one changes, what was learnt before no longer counts. */
let code: string | undefined;
function codeThatLearns(): string {
  const sources = (name: string) => /\.(ts|js)$/.test(name) && !/\.(spec|d)\.ts$/.test(name);
  code ??= readdirSync(import.meta.dirname)
    .filter(sources)
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('');
  return code;
}

function read(file: string): Learnt | undefined {
  try {
    return deserialize(readFileSync(file)) as Learnt;
  } catch {
    return undefined;
  }
}

/** Written beside and moved, so that another process never reads half of it. */
function keep(folder: string, file: string, learnt: Learnt): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, serialize(learnt));
    renameSync(`${file}.${process.pid}`, file);
    const files = readdirSync(folder).map((name) => join(folder, name));
    const byAge = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const old of byAge.slice(kept)) rmSync(old, { force: true });
  } catch {
    // A read-only or full disk: the next start learns again.
  }
}

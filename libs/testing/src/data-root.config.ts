import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The repository's root: the nearest folder above that holds the lock file. */
function repositoryRoot(from: string): string {
  return existsSync(join(from, 'package-lock.json')) || dirname(from) === from ? from : repositoryRoot(dirname(from));
}

const root = repositoryRoot(import.meta.dirname);

/** Where outside data is: GUICHET_DATA, or a folder beside the repository. */
export const outsideDataRoot = resolve(root, process.env['GUICHET_DATA'] ?? '../shared/data');

/** Where stores that may be thrown away are kept between runs. */
export const cacheFolder = join(root, '.guichet', 'testing');

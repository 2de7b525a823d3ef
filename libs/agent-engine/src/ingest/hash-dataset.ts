import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GuichetError } from '@guichet/contracts';
import type { Dataset } from '@guichet/domain-kit';

/** SHA-256 over what a load depends on: the files that the dataset reads, and the domain's `data/` folder with the mappings. */
export async function hashDataset(dataset: Dataset, root: string, domainFolder: string): Promise<string> {
  const hash = createHash('sha256').update(`${dataset.id}\n${dataset.asOf}\n${dataset.provides.join()}\n`);
  for (const file of dataset.files) await addFile(hash, join(root, file), dataset);
  for (const file of await filesBelow(join(domainFolder, 'data'))) await addFile(hash, file, dataset);
  return hash.digest('hex');
}

async function addFile(hash: ReturnType<typeof createHash>, path: string, dataset: Dataset): Promise<void> {
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  } catch (cause) {
    throw new GuichetError(
      'FAILED_PRECONDITION',
      `The dataset "${dataset.id}" needs the file ${path}, which cannot be read. Set GUICHET_DATA to the folder that holds it.`,
      { cause },
    );
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

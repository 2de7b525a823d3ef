import type { Language, Tool } from '@guichet/domain-kit';
import type { LoadedDataset } from '../ingest/loaded-datasets.ts';
import { notReady, type Ending } from '../reply/ending.ts';
import { phrases } from '../say/phrases.ts';

/** What a tool needs must be loaded: an empty store would say "not found" of things that exist. */
export function guardLoaded(tool: Tool, loaded: readonly LoadedDataset[], language: Language): Ending | undefined {
  const provided = new Set(loaded.flatMap(({ provides }) => provides));
  return tool.needs.every((part) => provided.has(part)) ? undefined : notReady('not_loaded', phrases[language].notLoaded);
}

import type { Dataset } from './dataset.ts';
import type { Entity, Questions, Terminology } from './entity.ts';
import type { Language, Localized } from './language.ts';
import type { Tool } from './tool.ts';

export interface Group {
  readonly id: string;
  readonly label: Localized<{ readonly name: string; readonly description: string }>;
}

/** A domain's whole truth: what its team declares. */
export interface Domain {
  readonly id: string;
  readonly version: string;
  /** `import.meta.dirname` of `domain.ts`: where `queries/` and `data/` are found. */
  readonly folder: string;
  readonly label: Localized<{ readonly name: string; readonly description: string }>;
  readonly languages: readonly Language[];
  readonly groups: readonly Group[];
  readonly tools: readonly Tool[];
  readonly entities: Readonly<Record<string, Entity>>;
  readonly terminology: Terminology;
  /** Questions of this line of business for which no tool exists: they route here, and are answered from passages or as missing. */
  readonly examples: Questions;
  readonly stores: {
    readonly graph: { readonly indexes: readonly { readonly label: string; readonly property: string }[] };
    readonly passages: boolean;
  };
  readonly datasets: readonly Dataset[];
}

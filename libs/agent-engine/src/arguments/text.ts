import type { Token } from './fold.ts';

/** A question prepared for reading. */
export interface Text {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Whether capitals tell names from other words here. */
  readonly capitals: boolean;
  /** Folded words that are no name by themselves. */
  readonly ordinary: ReadonlySet<string>;
}

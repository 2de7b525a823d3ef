export type GoldenItem = string | number | { readonly any_of: readonly GoldenItem[] };

/** One question of a golden set with what its answer must be. */
export interface GoldenLine {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly caller: { readonly role: 'customer' | 'staff' | 'service'; readonly customer: string | null };
  readonly domains: readonly string[];
  readonly kind: string;
  readonly expected: {
    readonly must_contain: readonly GoldenItem[];
    readonly must_not_contain: readonly GoldenItem[];
    readonly status: string;
    readonly sources: readonly string[];
  };
}

/** What `eval golden` writes for each line. */
export interface GoldenAnswer {
  readonly id: string;
  readonly status: string;
  readonly domains: readonly string[];
  readonly tools: readonly string[];
  readonly answer_text: string;
  readonly sources: readonly string[];
  readonly trace_id: string;
}

/** What a store gives and takes: plain JSON. Dates are ISO 8601 strings, integers beyond 2^53 are strings. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export type Row = Readonly<Record<string, Value>>;

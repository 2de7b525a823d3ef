declare module 'stopword' {
  /** Stop words of one language each. */
  export const eng: readonly string[];
  export const fra: readonly string[];
}

const correction =
  /(?:^|[\s.,;:…-])(?:non,?\s+)?(?:pardon|oups|oubliez(?: ça)?|oublie(?: ça)?|laissez tomber|laisse tomber|je reprends|je voulais dire|(?:no,?\s+)?(?:sorry|oops),?\s+(?:i (?:mean|meant)|forget (?:that|it)|scratch that)|scratch that|forget (?:that|it)|i meant)(?:\s*,?\s*(?:non|pardon|oubliez|oublie|ça|plutôt|rather|i meant?))*\s*[:,.…-]+\s*(?=\S+\s+\S+)/giu;

/** A person who corrects themselves means what comes last: “compare… no sorry, forget that: show my fees” → “show my fees”. */
export function lastThought(text: string): string {
  const last = [...text.matchAll(correction)].at(-1);
  if (!last || last.index === 0) return text;
  return text.slice(last.index + last[0].length).trim();
}

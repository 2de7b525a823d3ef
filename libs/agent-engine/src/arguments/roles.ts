import type { EntityParameter } from '@guichet/domain-kit';
import { flatten } from './flatten.ts';
import type { Span } from './mention.ts';

type Roles = EntityParameter['role'];

/** How far a role word may stand from the name, in characters. */
const reach = 40;
const articles = String.raw`(?:the |la |le |les |l')?`;

/** French prepositions melt with articles: "de" is also "du", "de la", "d'". */
const melted: Readonly<Record<string, string>> = {
  de: "(?:de la |de l'|du |des |de |d')",
  a: "(?:a la |a l'|au |aux |a )",
};

/**
 * Whether the words beside a name give it this role. A role is written before the name (`from`, `envoyé par`); one that is written after
 * it starts with an ellipsis (`… received`).
 */
export function hasRole(question: string, { start, end }: Span, role: Roles): boolean {
  if (!role) return false;
  const flat = flatten(question);
  const before = flat.slice(Math.max(0, start - reach), start);
  const after = flat.slice(end, end + reach);
  return [...role.en, ...role.fr].some((written) => {
    const words = flatten(written).trim();
    const later = /^(?:…|\.\.\.)\s*/.exec(words);
    if (later) return new RegExp(String.raw`^\W+(?:[\w'-]+\W+){0,3}?${escape(words.slice(later[0].length))}(?!\w)`).test(after);
    return new RegExp(String.raw`(?<![\w'])${preposition(words)}${articles}["«“]?\s?$`).test(before);
  });
}

function preposition(words: string): string {
  const last = /(?:^| )(de|a)$/.exec(words);
  if (!last) return /\w$/.test(words) ? `${escape(words)} ` : String.raw`${escape(words)}\s?`;
  return escape(words.slice(0, words.length - last[1]!.length)) + melted[last[1]!];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

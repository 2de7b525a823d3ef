import type { Parameter, Tool } from '@guichet/domain-kit';
import { tokenise } from './fold.ts';
import type { Mention } from './mention.ts';

/**
 * The mentions without those whose words are one of the tool's choices and only a part of a name: "Travel" is a category of purchases
 * before it is "Acorn Travel", and the choice can be made only of words that name nothing.
 */
export function preferChoices({ parameters }: Pick<Tool, 'parameters'>, mentions: readonly Mention[]): readonly Mention[] {
  const synonyms = choicesOf(parameters);
  return mentions.filter((mention) => {
    if (mention.kind !== 'entity' || !synonyms.has(flat(mention.words))) return true;
    return mention.candidates.some(({ name }) => flat(name) === flat(mention.words));
  });
}

/** What is declared does not change, and every question is held against it. */
const declared = new WeakMap<Tool['parameters'], ReadonlySet<string>>();

function choicesOf(parameters: Tool['parameters']): ReadonlySet<string> {
  const known = declared.get(parameters);
  if (known) return known;
  const choices = new Set(Object.values(parameters).flatMap(synonymsOf).map(flat));
  declared.set(parameters, choices);
  return choices;
}

const synonymsOf = (parameter: Parameter): readonly string[] =>
  parameter.type === 'choice' ? Object.values(parameter.values).flatMap(({ en, fr }) => [...en, ...fr]) : [];

const flat = (text: string): string =>
  tokenise(text)
    .map((token) => token.text)
    .join(' ');

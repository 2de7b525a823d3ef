import type { Parameter, Tool } from '@guichet/domain-kit';
import { readOnce } from '../read-once.ts';
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

const choicesOf = readOnce(
  (parameters: Tool['parameters']): ReadonlySet<string> => new Set(Object.values(parameters).flatMap(synonymsOf).map(flat)),
);

const synonymsOf = (parameter: Parameter): readonly string[] =>
  parameter.type === 'choice' ? Object.values(parameter.values).flatMap(({ en, fr }) => [...en, ...fr]) : [];

const flat = (text: string): string =>
  tokenise(text)
    .map((token) => token.text)
    .join(' ');

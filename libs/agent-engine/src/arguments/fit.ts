import type { Parameter, Tool } from '@guichet/domain-kit';
import type { Filled } from './filled.ts';
import type { Mention, UnknownMention } from './mention.ts';

/** How much it tells against a tool that it has no use for a mention: a name much, a stray number little. */
const weights = { entity: 1, period: 0.6, amount: 0.5, number: 0.2 } as const;
const weightOfUnknown = 0.5;
/** What stays of the fit when nothing required is there, or nothing mentioned is taken: choosing goes on by other signs. */
const floor = 0.4;

/** The share of required parameters that the question fills, times the share of its mentions that the tool takes, each at least 0.4. */
export function fitOf(
  parameters: Tool['parameters'],
  missing: number,
  all: readonly (Mention | UnknownMention)[],
  leftover: Filled['leftover'],
): number {
  const required = Object.values(parameters).filter(isRequired).length;
  const filled = required === 0 ? 1 : 1 - missing / required;
  const total = weigh(all);
  const taken = total === 0 ? 1 : 1 - weigh(leftover) / total;
  return raise(filled) * raise(taken);
}

const isRequired = (parameter: Parameter) => 'required' in parameter && parameter.required === true;
const raise = (share: number) => floor + (1 - floor) * share;

/** The same words read as two kinds count once. */
function weigh(mentions: readonly (Mention | UnknownMention)[]): number {
  const byPlace = new Map(mentions.map((mention) => [mention.start, 'kind' in mention ? weights[mention.kind] : weightOfUnknown]));
  return [...byPlace.values()].reduce((sum, weight) => sum + weight, 0);
}

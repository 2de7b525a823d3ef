import type { Argument, Parameter, Tool } from '@guichet/domain-kit';
import { assignEntities } from './assign-entities.ts';
import { always } from './calendar.ts';
import { findChoices } from './choices.ts';
import type { Assignment, Filled, FillContext } from './filled.ts';
import { fitOf } from './fit.ts';
import type { Mention, UnknownMention } from './mention.ts';
import { preferChoices } from './prefer-choices.ts';
import type { Recognition } from './recognition.ts';
import { overlap } from './weigh-mentions.ts';

/** Gives each of a tool's parameters what the question says of it; what it doesn't say is asked for or stays at its default. */
export function fillArguments(tool: Pick<Tool, 'parameters' | 'body'>, recognised: Recognition, context: FillContext): Filled {
  const recognition = { ...recognised, mentions: preferChoices(tool, recognised.mentions) };
  const assignments = [
    ...assignEntities(tool, recognition, context),
    ...assignPeriods(tool.parameters, recognition),
    ...assignFigures(tool.parameters, recognition),
    ...assignChoices(tool.parameters, recognition),
  ];
  const reported = new Set(assignments.map(({ parameter }) => parameter));
  const absent = Object.entries(tool.parameters).filter(([parameter]) => !reported.has(parameter));
  const used = assignments.flatMap(({ uses }) => uses);
  const all: readonly (Mention | UnknownMention)[] = [...recognition.mentions, ...recognition.unknownMentions];
  const leftover = all.filter((mention) => !used.some((span) => overlap(span, mention)));
  const missing = absent.flatMap(([parameter, declared]) =>
    'required' in declared && declared.required ? [{ parameter, ask: declared.ask[context.language] }] : [],
  );
  return {
    arguments: Object.fromEntries([
      ...absent.flatMap(([parameter, declared]) => byDefault(parameter, declared, recognition)),
      ...assignments.flatMap(({ parameter, argument }) => (argument ? [[parameter, argument] as const] : [])),
    ]),
    missing,
    ambiguous: assignments.flatMap(({ ambiguous }) => ambiguous ?? []),
    unknown: assignments.flatMap(({ parameter, unknown }) => (unknown === undefined ? [] : [{ parameter, words: unknown }])),
    fit: fitOf(tool.parameters, missing.length, all, leftover),
    leftover,
  };
}

function byDefault(name: string, parameter: Parameter, { question }: Recognition): readonly (readonly [string, Argument])[] {
  if (parameter.type === 'question') return [[name, { value: question, name: question, how: 'exact', words: question }]];
  if (parameter.required) return [];
  const unsaid = { how: 'default', words: '' } as const;
  if (parameter.type === 'period') return [[name, { value: always, name: '', ...unsaid }]];
  if (parameter.type === 'entity' && parameter.many) return [[name, { value: [], name: '', ...unsaid }]];
  return [[name, { value: parameter.default, name: String(parameter.default), ...unsaid }]];
}

/** A day goes to a date first; a period takes what is left, in the order of the question. */
function assignPeriods(parameters: Tool['parameters'], { mentions }: Recognition): readonly Assignment[] {
  let free = mentions.filter((mention) => mention.kind === 'period');
  return (['date', 'period'] as const).flatMap((type) =>
    named(parameters, type).flatMap(([parameter]): Assignment[] => {
      const mention = free.find(({ from, to }) => type === 'period' || from === to);
      if (!mention) return [];
      free = free.filter((other) => other !== mention);
      const { from, to, words } = mention;
      return [{ parameter, uses: [mention], argument: { value: type === 'date' ? from : { from, to }, name: words, how: 'exact', words } }];
    }),
  );
}

/** Sums go to amounts, numbers to numbers; an amount also takes a number that no number parameter takes. */
function assignFigures(parameters: Tool['parameters'], { mentions }: Recognition): readonly Assignment[] {
  let free = mentions.filter((mention) => mention.kind === 'number' || mention.kind === 'amount');
  const take = (parameter: string, fits: (mention: (typeof free)[number]) => boolean): Assignment[] => {
    const mention = free.find(fits);
    if (!mention) return [];
    free = free.filter((other) => other !== mention);
    return [{ parameter, uses: [mention], argument: { value: mention.value, name: mention.words, how: 'exact', words: mention.words } }];
  };
  const numbers = named(parameters, 'number').flatMap(([parameter, { minimum = -Infinity, maximum = Infinity }]) =>
    take(parameter, ({ kind, value }) => kind === 'number' && value >= minimum && value <= maximum),
  );
  const amounts = named(parameters, 'amount').flatMap(([parameter]) => {
    const sum = take(parameter, ({ kind }) => kind === 'amount');
    return sum.length > 0 ? sum : take(parameter, () => true);
  });
  return [...numbers, ...amounts];
}

/** Words that name something are no choice: "Business" in a card's name tells no kind of account. */
function assignChoices(parameters: Tool['parameters'], recognition: Recognition): readonly Assignment[] {
  const names = recognition.mentions.filter((mention) => mention.kind === 'entity');
  return named(parameters, 'choice').flatMap(([parameter, declared]): Assignment[] => {
    const [choice, ...rest] = findChoices(recognition, declared, (token) => names.every((mention) => !overlap(mention, token)));
    if (!choice) return [];
    if (rest.length === 0)
      return [{ parameter, uses: [], argument: { value: choice.key, name: choice.name, how: choice.how, words: choice.words } }];
    if (!declared.required) return [];
    const choices = [choice, ...rest].map(({ key, name }) => ({ id: key, name }));
    return [{ parameter, uses: [], ambiguous: { parameter, words: choice.words, choices } }];
  });
}

function named<Type extends Parameter['type']>(parameters: Tool['parameters'], type: Type): [string, Extract<Parameter, { type: Type }>][] {
  return Object.entries(parameters).filter((entry): entry is [string, Extract<Parameter, { type: Type }>] => entry[1].type === type);
}

import type { EntityParameter, Tool } from '@guichet/domain-kit';
import type { Assignment, FillContext } from './filled.ts';
import type { EntityMention, UnknownMention } from './mention.ts';
import type { Recognition } from './recognition.ts';
import { hasRole } from './roles.ts';

type Slot = readonly [parameter: string, declared: EntityParameter];
type Named = EntityMention | UnknownMention;

/** Gives each entity parameter the names of its kind: by the words beside them where it has a role, else in the question's order. */
export function assignEntities(
  tool: Pick<Tool, 'parameters' | 'body'>,
  recognition: Recognition,
  context: FillContext,
): readonly Assignment[] {
  const slots = Object.entries(tool.parameters).filter((entry): entry is [string, EntityParameter] => entry[1].type === 'entity');
  const kinds = [...new Set(slots.map(([, { entity }]) => entity))];
  const known = kinds.flatMap((kind) => {
    const names = distinct([
      ...recognition.mentions.filter((mention) => mention.kind === 'entity' && mention.entity === kind),
      ...recognition.unknownMentions.filter(({ entity }) => entity === kind),
    ] as Named[]);
    return assign(slots.filter(([, { entity }]) => entity === kind), names, recognition.question); // prettier-ignore
  });
  return [...known, ...assignStrangers(tool, slots, known, recognition, context)];
}

/** Those named again ("my EcoCard … the EcoCard") are taken once. */
function distinct(names: readonly Named[]): readonly (readonly Named[])[] {
  const groups = new Map<string, Named[]>();
  for (const name of [...names].sort((one, other) => one.start - other.start)) {
    const key = 'candidates' in name && name.candidates.length > 0 ? name.candidates.map(({ id }) => id).join('\n') : `?${name.start}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

function assign(slots: readonly Slot[], names: readonly (readonly Named[])[], question: string): readonly Assignment[] {
  const taken = new Map<string, (readonly Named[])[]>();
  const open = () => slots.filter(([parameter, { many }]) => many || !taken.has(parameter));
  const give = ([parameter]: Slot, name: readonly Named[]) => taken.set(parameter, [...(taken.get(parameter) ?? []), name]);
  const rest = names.filter((name) => {
    const slot = open().find(([, { role }]) => name.some((span) => hasRole(question, span, role)));
    if (slot) give(slot, name);
    return slot === undefined;
  });
  for (const name of rest) {
    const slot = open().find(([parameter]) => !taken.has(parameter)) ?? open()[0];
    if (slot) give(slot, name);
  }
  return slots.flatMap(([parameter, declared]) => (taken.get(parameter) ?? []).length === 0 ? [] : settle(parameter, declared, taken.get(parameter)!)); // prettier-ignore
}

/** One argument of the clear names; a report for each that is ambiguous or unknown. */
function settle(parameter: string, { many }: EntityParameter, groups: readonly (readonly Named[])[]): readonly Assignment[] {
  const reports: Assignment[] = [];
  const clear: EntityMention[] = [];
  for (const uses of groups) {
    const [first] = uses as [Named];
    if (!('candidates' in first) || first.candidates.length === 0) reports.push({ parameter, uses, unknown: first.words });
    else if (first.candidates.length === 1 || (many && sameName(first))) clear.push(first);
    else reports.push({ parameter, uses, ambiguous: { parameter, words: first.words, choices: first.candidates } });
  }
  if (clear.length === 0) return reports;
  const candidates = clear.flatMap((mention) => mention.candidates);
  const ids = [...new Set(candidates.map(({ id }) => id))];
  const argument = {
    value: many ? ids : ids[0]!,
    name: [...new Set(candidates.map(({ name }) => name))].join(', '),
    how: clear.some(({ how }) => how === 'corrected') ? 'corrected' : 'exact',
    words: clear.map(({ words }) => words).join(', '),
  } as const;
  return [...reports, { parameter, argument, uses: groups.flat() }];
}

/** Several rows of one name are one thing to whoever asks. */
const sameName = ({ candidates }: EntityMention) => new Set(candidates.map(({ name }) => name.toLowerCase())).size === 1;

/** A name that nothing knows, of no told kind, goes to a parameter that takes names and has none; a search in passages may still find it. */
function assignStrangers(
  tool: Pick<Tool, 'body'>,
  slots: readonly Slot[],
  known: readonly Assignment[],
  { unknownMentions }: Recognition,
  { entities }: FillContext,
): readonly Assignment[] {
  if (tool.body.kind === 'passages') return [];
  const open = slots.filter(
    ([parameter, { entity }]) => entities[entity]?.from === 'query' && known.every((given) => given.parameter !== parameter),
  );
  const strangers = unknownMentions.filter(({ entity }) => entity === undefined);
  return open.flatMap(([parameter], at): Assignment[] => {
    const stranger = strangers[at];
    return stranger ? [{ parameter, uses: [stranger], unknown: stranger.words }] : [];
  });
}

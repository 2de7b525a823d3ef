import { fault, type Fault } from './fault.ts';
import type { Domain } from './domain.ts';
import { languages } from './language.ts';
import { lintEntity } from './lint-entity.ts';
import { lintExamples } from './lint-examples.ts';
import { lintParameters } from './lint-parameters.ts';
import { lintQueries } from './lint-queries.ts';
import { lintTool } from './lint-tool.ts';

/** Checks a declaration by the rules for labels, parameters, examples, entities and queries; empty when all is well. */
export function lintDomain(domain: Domain): Fault[] {
  return [
    ...lintIdentity(domain),
    ...lintGroups(domain),
    ...domain.tools.flatMap((tool) => [...lintTool(tool, domain), ...lintParameters(tool, domain), ...lintExamples(tool)]),
    ...lintRepetitions(domain),
    ...lintFallback(domain),
    ...Object.entries(domain.entities).flatMap(([key, entity]) => [...lintEntity(key, entity)]),
    ...lintQueries(domain),
    ...lintDatasets(domain),
  ];
}

function* lintIdentity(domain: Domain): Generator<Fault> {
  if (!/^[a-z][a-z0-9-]*$/.test(domain.id))
    yield fault('domain', `the id "${domain.id}" is no part of a subject`, 'use small letters, digits and hyphens');
  if (!/^\d+\.\d+\.\d+/.test(domain.version))
    yield fault('domain', `the version "${domain.version}" is not semantic`, 'write it like 1.0.0');
  for (const language of languages) {
    const { name, description } = domain.label[language];
    if (name.trim() === '' || description.trim() === '')
      yield fault('domain', `no label in "${language}"`, 'say in a sentence what the domain answers');
  }
}

function* lintGroups(domain: Domain): Generator<Fault> {
  for (const group of domain.groups) {
    if (domain.groups.filter(({ id }) => id === group.id).length > 1)
      yield fault(`group ${group.id}`, 'the id is used twice', 'give each group its own id');
    if (!domain.tools.some((tool) => tool.group === group.id))
      yield fault(`group ${group.id}`, 'it has no tool', 'add one or remove the group');
  }
}

/** What must be each tool's own: its name, its descriptions and its examples. */
function* lintRepetitions({ tools }: Domain): Generator<Fault> {
  const repeated = (texts: readonly string[]) => texts.filter((text, position) => texts.indexOf(text) !== position);
  for (const name of new Set(repeated(tools.map((tool) => tool.name))))
    yield fault(`tool ${name}`, 'the name is used twice', 'give each tool its own name');
  for (const language of languages) {
    for (const text of new Set(repeated(tools.map(({ label }) => label[language].trim())))) {
      const names = tools.filter(({ label }) => label[language].trim() === text).map(({ name }) => name);
      yield fault(`tools ${names.join(', ')}`, `the same description in "${language}"`, 'say what sets each apart');
    }
    const examples = tools.flatMap(({ name, examples: declared }) =>
      declared[language].map((example) => ({ name, key: example.toLowerCase().trim() })),
    );
    for (const key of new Set(repeated(examples.map((example) => example.key)))) {
      const names = new Set(examples.filter((example) => example.key === key).map(({ name }) => name));
      yield fault(`tools ${[...names].join(', ')}`, `the example "${key}" stands twice`, 'keep it where it belongs');
    }
  }
}

function* lintFallback({ tools }: Domain): Generator<Fault> {
  const fallbacks = tools.filter(({ fallback }) => fallback);
  if (fallbacks.length !== 1) yield fault('domain', `${fallbacks.length} fallback tools`, 'mark exactly one tool with `fallback: true`');
  for (const { name, parameters, label } of fallbacks) {
    if (!Object.values(parameters).some(({ type }) => type === 'question'))
      yield fault(`tool ${name}`, 'the fallback does not take the question', 'give it one parameter of type "question"');
    if (!/\b(?:other|else|fallback)\b/i.test(label.en))
      yield fault(`tool ${name}`, 'the fallback does not say that it is one', 'write "when no other tool fits" in its label');
  }
}

function* lintDatasets({ tools, datasets }: Domain): Generator<Fault> {
  const provided = new Set(datasets.flatMap(({ provides }) => provides));
  for (const { name, needs } of tools) {
    for (const part of needs)
      if (!provided.has(part))
        yield fault(
          `tool ${name}`,
          `it needs "${part}", which no dataset provides`,
          "add it to a dataset's `provides` or correct the name",
        );
  }
  for (const { id, asOf } of datasets)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf))
      yield fault(`dataset ${id}`, `its day "${asOf}" is not YYYY-MM-DD`, 'write the day that the data is of');
}

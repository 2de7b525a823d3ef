import { fault, type Fault } from './fault.ts';
import type { Domain } from './domain.ts';
import { languages } from './language.ts';
import type { Parameter } from './parameter.ts';
import type { Tool } from './tool.ts';

/** The server binds `$customer`; how many are returned is no chooser's business. */
const reserved: Readonly<Record<string, string>> = {
  customer: 'the server binds $customer; call it after what it is, for example `person`',
  k: "how much is returned is not the chooser's to say",
  top_k: "how much is returned is not the chooser's to say",
  limit: "how much is returned is not the chooser's to say",
};

/** Parameters are flat, described, and never null: required with a question to ask, or with an explicit default. */
export function* lintParameters(tool: Tool, domain: Domain): Generator<Fault> {
  const bound = new Set<string>();
  for (const [name, parameter] of Object.entries(tool.parameters)) {
    const where = `tool ${tool.name}, parameter ${name}`;
    if (!/^[a-z][a-z0-9_]*$/.test(name)) yield fault(where, 'the name is not plain', 'use small letters, digits and underscores');
    const reason = reserved[name];
    if (reason !== undefined || name.startsWith('customer_id')) yield fault(where, 'the name is reserved', reason ?? reserved['customer']!);
    for (const key of boundNames(name, parameter)) {
      if (bound.has(key)) yield fault(where, `$${key} would be bound twice`, 'rename one of the parameters');
      bound.add(key);
    }
    for (const language of languages)
      if (parameter.description[language].trim() === '') yield fault(where, `no description in "${language}"`, 'say what the value is');
    if (parameter.type === 'entity' && domain.entities[parameter.entity] === undefined) {
      yield fault(where, `the entity "${parameter.entity}" does not exist`, 'add it to `entities` or correct the key');
    }
    if (parameter.type !== 'question') yield* lintPresence(where, parameter);
    if (parameter.type === 'choice') yield* lintChoice(where, parameter);
  }
}

function* lintPresence(where: string, parameter: Exclude<Parameter, { type: 'question' }>): Generator<Fault> {
  if (parameter.required === true) {
    for (const language of languages)
      if (parameter.ask[language].trim() === '')
        yield fault(where, `nothing to ask in "${language}"`, 'write the question that is asked when the value is absent');
    return;
  }
  const value: unknown = parameter.default;
  if (value === undefined || value === null || value === 'null')
    yield fault(where, 'its default is null', 'give an explicit default or make it required');
  if (parameter.type === 'number' && parameter.maximum !== undefined && value === parameter.maximum) {
    yield fault(where, 'its default is the maximum', 'choose a default that most questions mean');
  }
}

function* lintChoice(where: string, parameter: Extract<Parameter, { type: 'choice' }>): Generator<Fault> {
  for (const [key, synonyms] of Object.entries(parameter.values)) {
    for (const language of languages)
      if (synonyms[language].length === 0)
        yield fault(where, `no word for "${key}" in "${language}"`, 'list the words by which people say it');
  }
  if (parameter.required !== true && parameter.default !== '' && parameter.values[parameter.default] === undefined) {
    yield fault(
      where,
      `its default "${parameter.default}" is none of its values`,
      'use a key of `values`, or an empty text for "not said"',
    );
  }
}

/** The names under which Cypher sees a parameter. */
function boundNames(name: string, { type }: Parameter): string[] {
  if (type === 'period') return [`${name}_from`, `${name}_to`];
  return type === 'amount' ? [name, `${name}_currency`] : [name];
}

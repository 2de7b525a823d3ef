import type { Parameter, Tool } from '@guichet/domain-kit';

type Schema = Readonly<Record<string, unknown>>;

/** JSON Schema of a tool's parameters: one flat object, whose values are scalars, or lists of scalars. */
export function parametersSchema(tool: Tool): { [key: string]: unknown } {
  const entries = Object.entries(tool.parameters);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, parameter]) => [name, propertySchema(parameter)])),
    required: entries.filter(([, parameter]) => parameter.type === 'question' || parameter.required === true).map(([name]) => name),
    additionalProperties: false,
  };
}

function propertySchema(parameter: Parameter): Schema {
  const described = { description: parameter.description.en, ...valueSchema(parameter) };
  return parameter.type === 'question' || parameter.required === true ? described : { ...described, default: parameter.default };
}

function valueSchema(parameter: Parameter): Schema {
  switch (parameter.type) {
    case 'entity':
      return parameter.many ? { type: 'array', items: { type: 'string' } } : { type: 'string' };
    case 'period':
      return { type: 'string', pattern: String.raw`^(all|\d{4}-\d{2}-\d{2}/\d{4}-\d{2}-\d{2})$` };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'number':
      return { type: 'number', minimum: parameter.minimum, maximum: parameter.maximum };
    case 'amount':
      return { type: 'number' };
    case 'choice':
      return { type: 'string', enum: [...new Set([...Object.keys(parameter.values), ...(parameter.required ? [] : [parameter.default])])] };
    case 'question':
      return { type: 'string' };
  }
}

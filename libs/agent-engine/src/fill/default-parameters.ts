import type { Argument, Parameter, Tool, Value } from '@guichet/domain-kit';
import { cypherParameters } from '../arguments/index.ts';

/** What a template is bound to when a question says nothing: every parameter's default, and nothing for required ones. */
export function defaultParameters(tool: Tool): Readonly<Record<string, Value>> {
  const filled = Object.entries(tool.parameters).map(([name, parameter]): [string, Argument] => [
    name,
    { value: unsaid(parameter), name: '', how: 'default', words: '' },
  ]);
  return cypherParameters(tool, Object.fromEntries(filled));
}

function unsaid(parameter: Parameter): Argument['value'] {
  switch (parameter.type) {
    case 'period':
      return { from: '0001-01-01', to: '9999-12-31' };
    case 'number':
    case 'amount':
      return parameter.required === true ? 0 : parameter.default;
    case 'entity':
      return parameter.many ? [] : '';
    case 'choice':
      return parameter.required === true ? '' : parameter.default;
    case 'date':
    case 'question':
      return '';
  }
}

import { fault, type Fault } from './fault.ts';
import { languages } from './language.ts';
import { parseExample } from './parse-example.ts';
import type { Tool } from './tool.ts';

const fewest = 5;

/** Examples train the choice and test the arguments: enough of them in each language, and every mark names a parameter. */
export function* lintExamples(tool: Tool): Generator<Fault> {
  const where = `tool ${tool.name}`;
  for (const language of languages) {
    const examples = tool.examples[language];
    if (examples.length < fewest)
      yield fault(where, `${examples.length} examples in "${language}"`, `write at least ${fewest}, as people would ask`);
    for (const example of examples) {
      for (const { parameter, value } of parseExample(example).arguments) {
        const declared = tool.parameters[parameter];
        if (declared === undefined) {
          yield fault(
            where,
            `the example "${example}" marks the unknown parameter "${parameter}"`,
            'correct the mark or declare the parameter',
          );
        } else if (declared.type === 'choice' && value !== undefined && declared.values[value] === undefined) {
          yield fault(where, `the example "${example}" means "${value}", which is no value of "${parameter}"`, 'use a key of its `values`');
        }
      }
    }
  }
}

import { test } from '@jest/globals';
import type { Argument, Domain } from '@guichet/domain-kit';
import type { StartedDomain } from '../start-domain.ts';
import { demoCustomers } from './demo-customers.ts';
import { eachExample, type ToolExample } from './each-example.ts';
import { expectShare } from './expect-share.ts';

/** What an example marks must be filled, for at least one of the demo customers where names are a customer's own. */
export function checkArguments(domain: Domain, running: () => StartedDomain): void {
  test('the marked arguments of its examples are filled', async () => {
    const customers = await demoCustomers(running());
    const examples = eachExample(domain).filter((example) => example.arguments.length > 0);
    const wrong: string[] = [];
    for (const example of examples) {
      const fault = await faultOf(example, example.role === 'customer' ? customers : [undefined], running());
      if (fault !== undefined) wrong.push(`${example.tool.name}: "${example.text}": ${fault}`);
    }
    expectShare(0.9, examples.length, wrong);
  }, 120_000);
}

async function faultOf(
  example: ToolExample,
  callers: readonly (string | undefined)[],
  running: StartedDomain,
): Promise<string | undefined> {
  let fault: string | undefined = 'nobody to ask it';
  for (const customer of callers) {
    const { language, role, text } = example;
    const response = await running.ask(text, { language, role, customer, validateOnly: true });
    if (response.tool !== example.tool.name) fault = `selects ${response.tool || 'nothing'} (${response.reason?.code ?? ''})`;
    else {
      const unfilled = example.arguments.filter(
        (marked) => !isFilled(response.arguments?.[marked.parameter] as Shown | undefined, marked.value),
      );
      if (unfilled.length === 0) return undefined;
      fault = `leaves ${unfilled.map(({ parameter, words }) => `${parameter} ("${words}")`).join(', ')}`;
    }
  }
  return fault;
}

/** An argument as a response shows it. */
interface Shown {
  readonly value: Argument['value'];
  readonly how: Argument['how'];
}

function isFilled(argument: Shown | undefined, wanted: string | undefined): boolean {
  if (argument === undefined || argument.how === 'default') return false;
  return wanted === undefined || typeof argument.value === 'object' || String(argument.value) === wanted;
}

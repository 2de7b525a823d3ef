import { expect, test } from '@jest/globals';
import { Status, type RetrieveResponse } from '@guichet/contracts';
import type { Domain, Language, Tool } from '@guichet/domain-kit';
import type { StartedDomain } from '../start-domain.ts';
import { demoCustomers } from './demo-customers.ts';
import { eachExample } from './each-example.ts';

/** On its demo data each tool answers in each language, and every sentence rests on evidence that has a source. */
export function checkAnswers(domain: Domain, running: () => StartedDomain): void {
  const cases = domain.tools.flatMap((tool) => domain.languages.map((language) => ({ tool, language })));

  test.each(cases)('$tool.name answers in "$language" with evidence', async ({ tool, language }) => {
    const answered = await firstAnswer(domain, tool, language, running());
    expect(answered).toBeDefined();
    const cited = new Set(answered!.evidence.filter(({ source }) => source !== '').map(({ id }) => id));
    for (const { text, evidenceIds } of answered!.sentences) {
      expect([text, evidenceIds.length > 0 && evidenceIds.every((id) => cited.has(id))]).toEqual([text, true]);
    }
  });
}

/** The first of a tool's examples that is answered by it, for any demo customer. */
async function firstAnswer(domain: Domain, tool: Tool, language: Language, running: StartedDomain): Promise<RetrieveResponse | undefined> {
  const customers = await demoCustomers(running);
  for (const example of eachExample(domain).filter((each) => each.tool === tool && each.language === language)) {
    for (const customer of example.role === 'customer' ? customers : [undefined]) {
      const response = await running.ask(example.text, { language, role: example.role, customer });
      if (response.status === Status.STATUS_ANSWERED && response.tool === tool.name) return response;
    }
  }
  return undefined;
}

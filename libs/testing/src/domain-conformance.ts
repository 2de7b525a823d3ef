import type { Domain } from '@guichet/domain-kit';
import { checkAnswers } from './conformance/check-answers.ts';
import { checkArguments } from './conformance/check-arguments.ts';
import { checkSelection } from './conformance/check-selection.ts';
import { checkShape } from './conformance/check-shape.ts';
import { checkTemplates } from './conformance/check-templates.ts';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { startDomain, type StartedDomain } from './start-domain.ts';

/** What every domain's `domain.spec.ts` runs: the same shape, rules and promises for all, on the domain's demo data. */
export function domainConformance(domain: Domain): void {
  describe(`domain ${domain.id}`, () => {
    let started: StartedDomain | undefined;
    const running = () => {
      if (started === undefined) throw new Error(`The domain "${domain.id}" did not start.`);
      return started;
    };
    beforeAll(async () => {
      started = await startDomain(domain, { datasets: 'demo' });
    }, 120_000);
    afterAll(async () => started?.close());

    checkShape(domain);
    checkSelection(domain);
    checkArguments(domain, running);
    checkTemplates(domain, running);
    checkAnswers(domain, running);
  });
}

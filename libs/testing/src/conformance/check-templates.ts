import { expect, test } from '@jest/globals';
import { defaultParameters, loadQueries, sourcesOf } from '@guichet/agent-engine';
import type { Domain, Row, Tool } from '@guichet/domain-kit';
import type { StartedDomain } from '../start-domain.ts';
import { demoCustomers, stranger } from './demo-customers.ts';

/** Every template runs with bound parameters, cites what it returns, and keeps customers apart. */
export function checkTemplates(domain: Domain, running: () => StartedDomain): void {
  const templates = domain.tools.flatMap((tool) => (tool.body.kind === 'template' ? [{ tool, query: tool.body.query }] : []));
  const rowsOf = (tool: Tool, query: string, customer: string): Promise<Row[]> => {
    const { graph } = running().stores;
    return graph.query(loadQueries(domain, graph.engine)(query), { ...defaultParameters(tool), customer });
  };

  test.each(templates)('the template of $tool.name runs, and each row has a source', async ({ tool, query }) => {
    for (const customer of tool.audience.includes('customer') ? await demoCustomers(running()) : ['']) {
      const rows = await rowsOf(tool, query, customer);
      expect(rows.filter((row) => sourcesOf(row).length === 0)).toEqual([]);
    }
  });

  test.each(templates.filter(({ tool }) => tool.audience.includes('customer')))(
    'the template of $tool.name never returns rows of another customer',
    async ({ tool, query }) => {
      const everyones = new Set((await rowsOf(tool, query, stranger)).flatMap(sourcesOf));
      const owner = new Map<string, string>();
      for (const customer of await demoCustomers(running())) {
        for (const source of (await rowsOf(tool, query, customer)).flatMap(sourcesOf)) {
          if (everyones.has(source)) continue;
          expect([source, owner.get(source) ?? customer]).toEqual([source, customer]);
          owner.set(source, customer);
        }
      }
    },
  );
}

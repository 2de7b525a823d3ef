import { afterEach, expect, test } from '@jest/globals';
import { createInProcessBus, InProcessHub, methods, type Bus } from '@guichet/bus';
import { Readiness, RetrieveRequest, Status, protocolVersion, type Announcement } from '@guichet/contracts';
import { createAgent } from '../create-agent.ts';
import { library } from '../fixtures/library.ts';
import { memoryStores } from '../fixtures/memory-stores.ts';
import { loadedDatasetNode } from '../ingest/loaded-datasets.ts';
import { serveAgent, type ServedAgent } from './serve-agent.ts';

let served: ServedAgent | undefined;
let orchestrator: Bus | undefined;
afterEach(async () => {
  await served?.close();
  await orchestrator?.close();
});

test('an agent answers on the bus, and says when its data was loaded', async () => {
  const hub = new InProcessHub();
  orchestrator = createInProcessBus({ hub, user: 'orchestrator' });
  const announcements: Announcement[] = [];
  orchestrator.onAnnouncement((announcement) => announcements.push(announcement));
  const stores = memoryStores({ 'MATCH (b:Book)': () => [] });
  served = await serveAgent(createAgent({ domain: library, stores }), createInProcessBus({ hub, user: library.id }));

  const context = { runId: 'run', stepId: 's1', deadline: Date.now() + 5_000 };
  const request = RetrieveRequest.create({
    ...{ protocolVersion, question: 'which books have I borrowed', language: 'en' },
    caller: { role: 'customer', customerId: 'ann' },
  });
  expect(await orchestrator.call(methods.retrieve(library.id), request, context)).toMatchObject({ status: Status.STATUS_NOT_READY });

  await stores.graph.load([loadedDatasetNode(library.datasets[0]!, 'hash', 0)], []);
  await served.changed();
  const { card } = await orchestrator.call(methods.card(library.id), {}, context);
  expect(card?.readiness).toBe(Readiness.READINESS_READY);
  expect(announcements.map(({ ready }) => ready)).toEqual([false, true]);
  expect(await orchestrator.call(methods.retrieve(library.id), request, context)).toMatchObject({ status: Status.STATUS_MISSING });
});

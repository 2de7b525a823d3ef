import { afterEach, expect, test } from '@jest/globals';
import { createInProcessBus, InProcessHub, methods, type Bus } from '@guichet/bus';
import { Readiness, RetrieveRequest, Status, protocolVersion, type Announcement } from '@guichet/contracts';
import { CapabilitySigner, CapabilityVerifier, newSigningKey, publicKeysOf, type Capability } from '@guichet/identity';
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

const ann: Capability = { runId: 'run', stepId: 's1', role: 'customer', customer: 'ann', toolClasses: ['read'] };
const request = RetrieveRequest.create({
  ...{ protocolVersion, runId: 'run', stepId: 's1', question: 'which books have I borrowed', language: 'en' },
  caller: { role: 'customer', customerId: 'ann' },
});

/** The library on a bus, with what customers its queries were bound to, and who may ask it. */
async function open() {
  const key = await newSigningKey();
  const signer = await CapabilitySigner.with(key);
  const hub = new InProcessHub();
  const asking = createInProcessBus({ hub, user: 'orchestrator' });
  orchestrator = asking;
  const announcements: Announcement[] = [];
  asking.onAnnouncement((announcement) => announcements.push(announcement));
  const bound: unknown[] = [];
  const stores = memoryStores({
    'MATCH (b:Book)': () => [],
    'MATCH (:Reader': ({ customer }) => {
      bound.push(customer);
      return [];
    },
  });
  const verifier = new CapabilityVerifier(library.id, publicKeysOf(key));
  const agent = await serveAgent(createAgent({ domain: library, stores }), createInProcessBus({ hub, user: library.id }), verifier);
  served = agent;
  const context = { runId: 'run', stepId: 's1', deadline: Date.now() + 20_000 };
  const load = async () => {
    await stores.graph.load([loadedDatasetNode(library.datasets[0]!, 'hash', 0)], []);
    await agent.changed();
  };
  return {
    ...{ announcements, bound, load },
    card: () => asking.call(methods.card(library.id), {}, context),
    ask: async (granted: Capability | undefined, changes: Partial<RetrieveRequest> = {}) => {
      const capability = granted && (await signer.sign(granted, library.id, context.deadline));
      return asking.call(methods.retrieve(library.id), { ...request, ...changes }, { ...context, capability });
    },
  };
}

test('an agent answers on the bus, and says when its data was loaded', async () => {
  const { ask, card, load, announcements } = await open();
  expect(await ask(ann)).toMatchObject({ status: Status.STATUS_NOT_READY });

  await load();
  expect((await card()).card?.readiness).toBe(Readiness.READINESS_READY);
  expect(announcements.map(({ ready }) => ready)).toEqual([false, true]);
  expect(await ask(ann)).toMatchObject({ status: Status.STATUS_MISSING });
});

test('an agent looks at nothing that its capability does not grant', async () => {
  const { ask, bound, load } = await open();
  await load();
  const refused = (fault: string) => ({ code: 'PERMISSION_DENIED', details: { capability: fault } });
  await expect(ask(undefined)).rejects.toMatchObject(refused('absent'));
  await expect(ask({ ...ann, customer: 'bob' })).rejects.toMatchObject(refused('other_caller'));
  await expect(ask(ann, { caller: { role: 'staff', customerId: '' } })).rejects.toMatchObject(refused('other_caller'));
  await expect(ask(ann, { caller: undefined })).rejects.toMatchObject(refused('other_caller'));
  await expect(ask(ann, { runId: 'other' })).rejects.toMatchObject(refused('other_call'));
  await expect(ask({ ...ann, stepId: 's2' })).rejects.toMatchObject(refused('other_call'));
  await expect(ask({ ...ann, toolClasses: [] })).rejects.toMatchObject(refused('tool_class'));
  expect(bound).toEqual([]);
});

test('an agent binds its queries to the customer of the capability', async () => {
  const { ask, bound, load } = await open();
  await load();
  await ask(ann);
  expect(new Set(bound)).toEqual(new Set(['ann']));
});

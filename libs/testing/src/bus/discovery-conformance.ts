import { Announcer, type Codec, Directory, type Method } from '@guichet/bus';
import { AgentCard, type Announcement, Readiness } from '@guichet/contracts';
import { describe, expect, test } from '@jest/globals';
import { bytes, type Connect, request, response, retrieve, within } from './participants.ts';

const json: Codec<Record<string, unknown>> = {
  encode: (message) => ({ finish: () => new TextEncoder().encode(JSON.stringify(message)) }),
  decode: (message) => JSON.parse(new TextDecoder().decode(message)) as Record<string, unknown>,
};

const micro = (subject: string): Method<Uint8Array, Record<string, unknown>> => ({
  ...retrieve,
  subject: `$SRV.${subject}`,
  request: bytes,
  response: json,
});

export function discoveryConformance(connect: Connect): void {
  describe('discovery', () => {
    test('a directory learns a domain from its announcement and card, and hears it leave', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const directory = new Directory({ bus: orchestrator, heartbeatMs: 50 });
      directory.start();
      const card = AgentCard.fromPartial({
        domain: 'banking',
        protocolVersion: 1,
        minProtocolVersion: 1,
        readiness: Readiness.READINESS_READY,
      });
      const announcer = new Announcer({ bus: banking, card: () => card, heartbeatMs: 50 });
      await announcer.start();
      const known = await directory.whenKnown('banking', AbortSignal.timeout(3_000));
      expect(known).toEqual({ card, readiness: Readiness.READINESS_READY, instances: 1 });
      const gone = new Promise<void>((resolve) => {
        directory.onChange(([entry]) => entry?.readiness === Readiness.READINESS_GONE && resolve());
      });
      await announcer.leave();
      await gone;
      directory.stop();
    });

    test('a service cannot announce another', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const heard: string[] = [];
      orchestrator.onAnnouncement(({ domain }) => heard.push(domain));
      await orchestrator.call({ ...retrieve, subject: 'guichet.v1.banking.card' }, request(), within(500)).catch(() => undefined); // the subscription is there
      const own: Announcement = { domain: 'banking', instanceId: 'a', cardHash: 'x', ready: true, leaving: false, protocolVersion: 1 };
      try {
        banking.announce({ ...own, domain: 'insurance' });
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'BUS_PERMISSION' }); // NATS says it later, on the connection's status
      }
      banking.announce(own);
      while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(heard).toEqual(['banking']);
    });

    test('$SRV tells each instance, its endpoints and what they have done', async () => {
      const orchestrator = await connect('orchestrator');
      const first = await connect('banking', { instanceId: 'one', version: '1.2.3' });
      const second = await connect('banking', { instanceId: 'two', version: '1.2.3' });
      for (const replica of [first, second]) await replica.serve(retrieve, async () => response());
      await orchestrator.call({ ...retrieve, request: bytes }, Uint8Array.of(10, 3, 65), within(5_000)).catch(() => undefined);
      await orchestrator.call(retrieve, request(), within(5_000));

      const ask = (subject: string) => orchestrator.call(micro(subject), new Uint8Array(), within(5_000));
      await expect(ask('PING')).resolves.toMatchObject({ type: 'io.nats.micro.v1.ping_response', name: 'banking' });
      await expect(ask('INFO.banking.two')).resolves.toMatchObject({
        type: 'io.nats.micro.v1.info_response',
        id: 'two',
        version: '1.2.3',
        endpoints: [{ name: 'retrieve', subject: retrieve.subject, queue_group: 'banking' }],
      });
      const stats = await Promise.all(['one', 'two'].map((id) => ask(`STATS.banking.${id}`)));
      const endpoints = stats.flatMap((answer) => answer['endpoints'] as { num_requests: number; num_errors: number }[]);
      expect(endpoints.reduce((sum, { num_requests }) => sum + num_requests, 0)).toBe(2);
      expect(endpoints.reduce((sum, { num_errors }) => sum + num_errors, 0)).toBe(1);
    });
  });
}

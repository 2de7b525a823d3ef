import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { admitRequest } from '@guichet/agent-engine';
import { connectNatsBus, methods, type Bus } from '@guichet/bus';
import { protocolVersion, RetrieveRequest, RetrieveResponse, Status } from '@guichet/contracts';
import { CapabilitySigner, CapabilityVerifier, newSigningKey, publicKeysOf } from '@guichet/identity';
import { Logger } from '@nestjs/common';
import { OwnNats, type NatsSettings } from '../bus/own-nats.ts';
import { describeWithServer } from '../real-server.ts';
import { holdingOf, pairs } from './holding.fixture.ts';
import { leaksOnBus } from './leaks-on-bus.fixture.ts';

const configuration = readFileSync(join(import.meta.dirname, '../../../../deploy/nats/nats.conf'), 'utf8');
const limitMs = 120_000;

/** The configuration in which banking may do one thing more. */
function widened(operation: 'publish' | 'subscribe', subject: string): string {
  const wider = configuration.replace(new RegExp(`(user: banking,[^]*?${operation}: \\[)`), `$1"${subject}", `);
  expect(wider).not.toBe(configuration);
  return wider;
}

describeWithServer('nats', () => {
  describe('on the bus', () => {
    let nats: OwnNats | undefined;
    const open: Bus[] = [];
    beforeAll(() => void Logger.overrideLogger(false)); // each refusal is logged, and refusals are what this is about
    afterEach(async () => {
      for (const bus of open.splice(0)) await bus.close();
      await nats?.remove();
      nats = undefined;
    }, limitMs);

    async function serversWith(settings: NatsSettings = {}): Promise<string> {
      nats = await OwnNats.start(settings);
      return nats.servers;
    }

    it(
      'no agent hears, asks or enters what is another’s',
      async () => {
        const servers = await serversWith();
        for (const [holder, other] of pairs) {
          expect({ holder, other, leaks: await leaksOnBus(servers, holdingOf(holder), other) }).toEqual({ holder, other, leaks: [] });
        }
      },
      limitMs,
    );

    it.each([
      ['subscribe', 'guichet.v1.insurance.retrieve', 'listens on guichet.v1.insurance.retrieve'],
      ['subscribe', 'guichet.v1.insurance.card', 'listens on guichet.v1.insurance.card'],
      ['subscribe', 'guichet.v1.insurance.cancel', 'listens on guichet.v1.insurance.cancel'],
      ['subscribe', 'guichet.v1.*.retrieve', 'listens on guichet.v1.insurance.retrieve'],
      ['subscribe', 'guichet.v1.insurance.>', 'listens on guichet.v1.insurance.>'],
      ['subscribe', 'guichet.v1.critic.review', 'listens on guichet.v1.critic.review'],
      ['subscribe', '_INBOX.insurance.>', 'listens on _INBOX.insurance.>'],
      ['subscribe', '_INBOX.orchestrator.>', 'listens on _INBOX.orchestrator.>'],
      ['subscribe', '>', 'listens on >'],
      ['publish', 'guichet.v1.insurance.retrieve', 'asks on guichet.v1.insurance.retrieve'],
      ['publish', 'guichet.v1.*.card', 'asks on guichet.v1.insurance.card'],
      ['publish', 'guichet.v1.critic.review', 'asks on guichet.v1.critic.review'],
    ] as const)(
      'a leak is seen once banking may %s %s',
      async (operation, subject, leak) => {
        const servers = await serversWith({ configuration: widened(operation, subject) });
        expect(await leaksOnBus(servers, holdingOf('banking'), 'insurance')).toContain(leak);
      },
      limitMs,
    );

    it(
      'a leak is seen once two services share a password',
      async () => {
        const servers = await serversWith({ passwords: { GUICHET_NATS_PASSWORD_INSURANCE: holdingOf('banking').busPassword } });
        expect(await leaksOnBus(servers, holdingOf('banking'), 'insurance')).toContain('logs in as insurance');
      },
      limitMs,
    );

    /** An insurance agent that tells what it knows to whom this verifier lets in, on a bus that lets banking ask it. */
    async function insuranceOn(servers: string, verifier: CapabilityVerifier): Promise<void> {
      const bus = await connectNatsBus({ servers, user: 'insurance', password: holdingOf('insurance').busPassword });
      open.push(bus);
      await bus.serve(methods.retrieve('insurance'), async (request, context) => {
        await admitRequest(request, context, verifier);
        return RetrieveResponse.fromPartial({ status: Status.STATUS_ANSWERED });
      });
    }

    /** What banking gets from insurance with the capability that it was sent itself. */
    async function bankingAsks(servers: string, signer: CapabilitySigner): Promise<RetrieveResponse> {
      const bus = await connectNatsBus({ servers, user: 'banking', password: holdingOf('banking').busPassword });
      open.push(bus);
      const call = { runId: 'run', stepId: 's1' };
      const deadline = Date.now() + limitMs;
      const granted = { ...call, role: 'customer', customer: 'C-1001', toolClasses: ['read'] } as const;
      const capability = await signer.sign(granted, 'banking', deadline);
      const caller = { role: 'customer', customerId: 'C-1001' };
      const request = RetrieveRequest.fromPartial({ protocolVersion, ...call, question: 'What is my deductible?', caller });
      return bus.call(methods.retrieve('insurance'), request, { ...call, deadline, capability });
    }

    it(
      'an agent’s capability opens no other agent, even where the bus would let it ask; it would if that one took capabilities for others',
      async () => {
        const key = await newSigningKey();
        const signer = await CapabilitySigner.with(key);
        const servers = await serversWith({ configuration: widened('publish', 'guichet.v1.insurance.retrieve') });
        await insuranceOn(servers, new CapabilityVerifier('insurance', publicKeysOf(key)));
        await expect(bankingAsks(servers, signer)).rejects.toMatchObject({
          code: 'PERMISSION_DENIED',
          details: { capability: 'audience' },
        });
        for (const bus of open.splice(0)) await bus.close();
        await insuranceOn(servers, new CapabilityVerifier('banking', publicKeysOf(key)));
        expect(await bankingAsks(servers, signer)).toMatchObject({ status: Status.STATUS_ANSWERED });
      },
      limitMs,
    );
  });
});

import { AgentCard, type Announcement, Readiness } from '@guichet/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Bus } from '../bus.ts';
import { createInProcessBus } from '../create-in-process-bus.ts';
import { Announcer } from './announcer.ts';
import { Directory } from './directory.ts';
import { ManualClock } from './manual-clock.ts';

const cardOf = (changes: Partial<AgentCard> = {}): AgentCard =>
  AgentCard.fromPartial({
    domain: 'banking',
    domainVersion: '1.0.0',
    protocolVersion: 1,
    minProtocolVersion: 1,
    readiness: Readiness.READINESS_READY,
    ...changes,
  });

describe('directory', () => {
  let bus: Bus;
  let clock: ManualClock;
  let directory: Directory;
  const errors: string[] = [];
  let onError: () => void;

  beforeEach(() => {
    errors.length = 0;
    onError = () => undefined;
    Logger.overrideLogger({ log: () => {}, warn: () => {}, error: (message: string) => (errors.push(message), onError()) });
    bus = createInProcessBus();
    clock = new ManualClock();
    directory = new Directory({ bus, clock, heartbeatMs: 1_000 });
    directory.start();
  });

  afterEach(async () => {
    directory.stop();
    await bus.close();
  });

  /** Resolves when the directory tells a state that fits. */
  const until = (fits: (states: string[]) => boolean): Promise<string[]> =>
    new Promise((resolve) => {
      const look = () => {
        const states = directory.domains().map(({ card, readiness }) => `${card.domain} ${card.domainVersion} ${Readiness[readiness]}`);
        if (fits(states)) resolve(states);
      };
      directory.onChange(look);
      look();
    });

  const announcerOf = (card: () => AgentCard) => new Announcer({ bus, card, clock, heartbeatMs: 1_000 });

  test('knows a domain by its announcement and card', async () => {
    const card = cardOf();
    await announcerOf(() => card).start();
    const entry = await directory.whenKnown('banking', AbortSignal.timeout(20_000));
    expect(entry).toEqual({ card, readiness: Readiness.READINESS_READY, instances: 1 });
  });

  test('follows a card that changes and a domain that becomes not ready', async () => {
    let card = cardOf();
    const announcer = announcerOf(() => card);
    await announcer.start();
    await directory.whenKnown('banking', AbortSignal.timeout(20_000));
    card = cardOf({ domainVersion: '1.1.0', readiness: Readiness.READINESS_NOT_READY });
    announcer.changed();
    expect(await until((states) => states[0] === 'banking 1.1.0 READINESS_NOT_READY')).toHaveLength(1);
  });

  test('a domain goes when its last instance leaves, and is told as gone', async () => {
    const [first, second] = [announcerOf(() => cardOf()), announcerOf(() => cardOf())];
    await Promise.all([first.start(), second.start()]);
    await directory.whenKnown('banking', AbortSignal.timeout(20_000));
    await first.leave();
    expect(directory.domain('banking')?.readiness).toBe(Readiness.READINESS_READY);
    await second.leave();
    expect(await until((states) => states[0] === 'banking 1.0.0 READINESS_GONE')).toHaveLength(1);
  });

  test('a domain goes when its heartbeats are missed, and comes back with them', async () => {
    await announcerOf(() => cardOf()).start();
    await directory.whenKnown('banking', AbortSignal.timeout(20_000));
    directory.stop();
    expect(directory.domain('banking')?.readiness).toBe(Readiness.READINESS_READY);
    clock.advance(10_000);
    directory.start();
    clock.advance(1_000);
    expect(directory.domain('banking')?.readiness).toBe(Readiness.READINESS_GONE);
    clock.advance(1_000);
    await until((states) => states[0] === 'banking 1.0.0 READINESS_READY');
  });

  test('refuses a protocol that it does not speak, and says why once', async () => {
    const old: Announcement = { domain: 'old', instanceId: 'a', cardHash: 'x', ready: true, leaving: false, protocolVersion: 0 };
    const both = new Promise<void>((resolve) => (onError = () => errors.length === 2 && resolve()));
    bus.announce(old);
    bus.announce(old);
    await announcerOf(() => cardOf({ protocolVersion: 7, minProtocolVersion: 5 })).start();
    await both;
    expect(errors).toEqual([
      expect.stringMatching(/agent old .*upgrade the agent/),
      expect.stringMatching(/agent banking .*needs protocol 5/),
    ]);
    expect(directory.domains()).toEqual([]);
  });

  test('whenKnown ends with its signal', async () => {
    await expect(directory.whenKnown('nobody', AbortSignal.timeout(5))).rejects.toThrow(/timeout/);
  });
});

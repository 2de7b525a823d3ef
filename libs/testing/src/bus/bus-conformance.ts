import type { Bus } from '@guichet/bus';
import { afterEach, beforeEach, describe } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { callsConformance } from './calls-conformance.ts';
import { cancelConformance } from './cancel-conformance.ts';
import { discoveryConformance } from './discovery-conformance.ts';
import { drainConformance } from './drain-conformance.ts';
import { failuresConformance } from './failures-conformance.ts';
import { overloadConformance } from './overload-conformance.ts';
import type { Connect } from './participants.ts';
import { tracingConformance } from './tracing-conformance.ts';

/** What every bus promises. `open` gives a fresh place to meet and is called before each test. */
export function busConformance(name: string, open: () => Connect | Promise<Connect>): void {
  describe(`the bus ${name}`, () => {
    let connectOpened: Connect;
    let participants: Bus[];

    beforeEach(async () => {
      Logger.overrideLogger(false);
      connectOpened = await open();
      participants = [];
    });

    afterEach(async () => {
      await Promise.all(participants.map((participant) => participant.close()));
    });

    const connect: Connect = async (user, options) => {
      const participant = await connectOpened(user, { drainLimitMs: 1_000, ...options });
      participants.push(participant);
      return participant;
    };

    callsConformance(connect);
    failuresConformance(connect);
    cancelConformance(connect);
    drainConformance(connect);
    overloadConformance(connect);
    tracingConformance(connect);
    discoveryConformance(connect);
  });
}

import { connectNatsBus } from '@guichet/bus';
import { natsConfiguration } from '@guichet/platform';
import { afterAll, beforeAll } from '@jest/globals';
import { describeWithServer } from '../real-server.ts';
import { busConformance } from './bus-conformance.ts';
import { OwnNats } from './own-nats.ts';

describeWithServer('nats', () => {
  let server: OwnNats;

  beforeAll(async () => {
    server = await OwnNats.start();
  });

  afterAll(() => server.remove());

  busConformance('on NATS', () => (user, options) => connectNatsBus({ ...natsConfiguration(user), servers: server.servers, ...options }));
});

import { expect, test } from '@jest/globals';
import { natsConfiguration } from './nats-configuration.ts';

test('development needs no variable', () => {
  expect(natsConfiguration('banking', {})).toEqual({ servers: 'nats://127.0.0.1:4222', user: 'banking', password: 'dev-banking' });
});

test('each service has its own password', () => {
  const environment = { NODE_ENV: 'production', GUICHET_NATS_URL: 'nats://bus:4222', GUICHET_NATS_PASSWORD_BANKING: 'own' };
  expect(natsConfiguration('banking', environment)).toEqual({ servers: 'nats://bus:4222', user: 'banking', password: 'own' });
  expect(() => natsConfiguration('finance', environment)).toThrow(/GUICHET_NATS_PASSWORD_FINANCE is not set/);
});

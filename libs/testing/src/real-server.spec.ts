import { expect, test } from '@jest/globals';
import { locateServer, serversAreRequired } from './real-server.config.ts';

test('a server is where its variable says', () => {
  expect(locateServer('nats', { GUICHET_NATS_URL: 'nats://127.0.0.1:4222' }).location).toBe('nats://127.0.0.1:4222');
});

test('without it, the advice names the variable, the script and what that needs', () => {
  const { location, advice } = locateServer('neo4j', { GUICHET_NEO4J_URLS: '' });
  expect(location).toBeUndefined();
  expect(advice).toMatch(/GUICHET_NEO4J_URLS.*start-neo4j\.sh.*Java 17/);
});

test('only CI demands servers', () => {
  expect(serversAreRequired({ CI: 'true' })).toBe(true);
  expect(serversAreRequired({})).toBe(false);
});

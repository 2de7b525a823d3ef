import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { assertPermitted, permissionsOf } from './permissions.ts';

const configuration = readFileSync(path.resolve(import.meta.dirname, '../../../../deploy/nats/nats.conf'), 'utf8');

/** The subjects that the configuration grants to a user, sorted. */
function granted(user: string, operation: 'publish' | 'subscribe'): string[] {
  const block = configuration.split('user: ').find((part) => part.startsWith(`${user},`));
  const list = new RegExp(`${operation}: \\[(.*)\\]`).exec(block ?? '')?.[1];
  if (list === undefined) throw new Error(`nats.conf says nothing about what ${user} may ${operation}.`);
  return [...list.matchAll(/"([^"]+)"/g)].map(([, subject]) => subject!).sort();
}

test.each(['orchestrator', 'banking', 'insurance', 'finance', 'critic'])('%s may do in process what nats.conf grants', (user) => {
  const { publish, subscribe } = permissionsOf(user);
  expect([...publish].sort()).toEqual(granted(user, 'publish'));
  expect([...subscribe].sort()).toEqual(granted(user, 'subscribe'));
});

test('what no pattern covers is refused with the subject', () => {
  const banking = permissionsOf('banking');
  expect(() => assertPermitted(banking, 'subscribe', 'guichet.v1.banking.retrieve')).not.toThrow();
  expect(() => assertPermitted(banking, 'subscribe', 'guichet.v1.insurance.retrieve')).toThrow(
    /subscribe on guichet\.v1\.insurance\.retrieve/,
  );
});

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectOpenSearch } from '@guichet/stores';
import { describeWithServer } from '../real-server.ts';
import { holdingOf, pairs, type Holding } from './holding.fixture.ts';
import { askOpenSearch, leaksInPassages } from './leaks-in-passages.fixture.ts';

const limitMs = 180_000;
const word = 'zibeline';
const dataset = 'isolation-suite';

describeWithServer('opensearch', (url) => {
  describe('in the passages', () => {
    // An index of this suite's own within what the domain's user may reach.
    const storeOf = (domain: string) =>
      connectOpenSearch({ url, user: domain, password: holdingOf(domain).passagesPassword, domain: `${domain}-isolation` });
    const target = (owner: string) => ({
      index: `${owner}-isolation-passages`,
      id: `${owner}-isolation`,
      secrets: [word, `${owner}-isolation`],
    });
    const admin = (method: string, path: string, body?: object) =>
      askOpenSearch(url, 'admin', 'dev-admin-passages', method, path, body && JSON.stringify(body));
    const domains = [...new Set(pairs.flat())];

    beforeAll(async () => {
      for (const domain of domains) {
        const store = storeOf(domain);
        const passage = { id: `${domain}-isolation`, source: 'doc:isolation', title: word, text: word, date: '2026-12-01', dataset };
        await store.load([{ ...passage, language: 'en', audience: 'public' }]);
        await store.refresh();
        await store.close();
      }
    }, limitMs);
    afterAll(async () => {
      for (const domain of domains) await admin('DELETE', `/${target(domain).index}`);
    }, limitMs);

    it.each(domains)(
      '%s reads its own, in every way that it may',
      async (domain) => {
        const found = await leaksInPassages(url, { user: domain, holding: holdingOf(domain), owner: domain }, target(domain));
        expect(found).toContain(`${domain}: POST /${domain}-isolation-passages/_search`);
        expect(found).toContain(`${domain}: GET /${domain}-isolation-passages/_doc/${domain}-isolation`);
      },
      limitMs,
    );

    it.each(pairs)(
      '%s reads nothing of %s',
      async (holder, other) => {
        expect(await leaksInPassages(url, { user: holder, holding: holdingOf(holder), owner: other }, target(other))).toEqual([]);
      },
      limitMs,
    );

    it(
      'a leak is seen once two domains share a password',
      async () => {
        const holding = { ...holdingOf('banking'), passagesPassword: holdingOf('insurance').passagesPassword };
        expect(await leaksInPassages(url, { user: 'banking', holding, owner: 'insurance' }, target('insurance'))).toContain(
          'insurance: POST /insurance-isolation-passages/_search',
        );
      },
      limitMs,
    );

    describe('with a role that is widened', () => {
      const user = 'isolation';
      const holding: Holding = { ...holdingOf('banking'), passagesPassword: `Ge7-${randomBytes(12).toString('hex')}` };
      const security = (path: string) => `/_plugins/_security/api/${path}`;
      let role: { cluster_permissions: string[]; index_permissions: { index_patterns: string[]; allowed_actions: string[] }[] };

      const expectOk = async (asked: Promise<{ status: number; body: string }>) => {
        const { status, body } = await asked;
        expect({ status, body }).toEqual({ status: status === 201 ? 201 : 200, body });
        return body;
      };
      const leaks = () => leaksInPassages(url, { user, holding, owner: 'insurance' }, target('insurance'));

      /** Banking's role as it is, and more of it; a user of its own has it, so that no other suite is let in where it should not be. */
      beforeAll(async () => {
        const known = JSON.parse(await expectOk(admin('GET', security('roles/domain_banking')))) as Record<string, typeof role>;
        const { cluster_permissions, index_permissions } = known['domain_banking']!;
        const patterns = index_permissions.map(({ index_patterns, allowed_actions }) => ({ index_patterns, allowed_actions }));
        role = { cluster_permissions, index_permissions: patterns };
        await expectOk(admin('PUT', security(`roles/${user}`), role));
        await expectOk(
          admin('PUT', security(`internalusers/${user}`), { password: holding.passagesPassword, opendistro_security_roles: [user] }),
        );
      }, limitMs);
      afterAll(async () => {
        await admin('DELETE', security(`internalusers/${user}`));
        await admin('DELETE', security(`roles/${user}`));
      }, limitMs);

      it(
        'nothing leaks as it is, for a user who reads what is banking’s',
        async () => {
          const own = await leaksInPassages(url, { user, holding, owner: 'banking' }, target('banking'));
          expect(own).toContain(`${user}: POST /banking-isolation-passages/_search`);
          expect(await leaks()).toEqual([]);
        },
        limitMs,
      );

      it.each([
        ['every index', { index_patterns: ['*'], allowed_actions: ['read'] }, 'POST /*/_search'],
        ['insurance’s', { index_patterns: ['insurance-*'], allowed_actions: ['indices:data/read/search'] }, 'POST /insurance-*/_search'],
        ['single documents', { index_patterns: ['insurance-*'], allowed_actions: ['indices:data/read/get'] }, '/_doc/insurance-isolation'],
      ])(
        'a leak is seen once it covers %s',
        async (_, more, way) => {
          await expectOk(admin('PUT', security(`roles/${user}`), { ...role, index_permissions: [...role.index_permissions, more] }));
          let seen = await leaks();
          for (const limit = Date.now() + limitMs / 3; seen.length === 0 && Date.now() < limit; seen = await leaks()) await wait(200);
          expect(seen).toContainEqual(expect.stringContaining(way));
        },
        limitMs,
      );
    });
  });
});

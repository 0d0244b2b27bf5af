import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Claim, ClaimRequest } from '../../../src/contracts/webhook-store.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { type Backend, isThere, newPlace, openPlace } from '../../support/backends.ts';
import { fill, newDeliveryFor, report, sized, webhookRecord } from '../../support/faults.ts';
import { distantProxy } from '../../support/servers.ts';

const random = seededRandom('leases');
const request = (more: Partial<ClaimRequest>): ClaimRequest => ({
  ...{ owner: 'test', limit: 64, slow: 64, lease: 600_000, perWebhook: 1_000, ...more },
});

describe.each<Backend>(['PostgreSQL by pg', 'Redis by ioredis', 'SQLite by libsql'])(
  'leases that are over together, in %s',
  async (backend) => {
    it.skipIf(!(await isThere(backend)))(
      'stop nobody: the first claim after them takes a few steps, and all are claimed again',
      async () => {
        const count = sized(4_000, 20_000);
        const place = await newPlace(backend);
        const near = await openPlace(place);
        const store = near.stores.webhookStore;
        const ids = new Set<string>();
        for (let at = 0; at < count; at += 1_000) {
          const added = await fill(store, { webhooks: 40, deliveries: 1_000, random }, { slow: false });
          for (const id of added) ids.add(id);
        }
        // Claimed by processes that are gone.
        const held: Claim[] = [];
        while (held.length < count)
          held.push(...(await store.claim(request({ limit: 1_000, lease: 20_000 }))));
        await setTimeout(20_100);

        // Another account, and a network between the store and the process that comes back.
        await store.createWebhook(webhookRecord(99, random, { accountId: 'other', slow: false }), 1);
        const fresh = newDeliveryFor('wh_99', Date.now(), random);
        await store.enqueue([{ ...fresh, accountId: 'other' }], 10);
        const proxy = await distantProxy(place.port, 8);
        const far = await openPlace({ ...place, ...(place.port > 0 && { port: proxy.port }) });
        const failures: unknown[] = [];
        const claim = async (limit: number) =>
          far.stores.webhookStore.claim(request({ limit, onError: (error) => failures.push(error) }));
        await far.stores.webhookStore.nextDue();
        proxy.asked();
        const from = performance.now();
        const again = [...(await claim(1_000))];
        const firstMs = Math.round(performance.now() - from);
        expect(again.length).toBeGreaterThan(0);
        // At 8 ms for each that is less than a second; Redis takes a hundred back in a step.
        expect(proxy.asked()).toBeLessThan(100);
        for (let calls = 0; calls < (2 * count) / 500 && again.length <= count; calls++)
          again.push(...(await claim(1_000)));
        const seconds = Math.round((performance.now() - from) / 1_000);
        report('lapsed leases', { backend, leases: count, roundTripMs: 8, firstMs, seconds });

        const claimed = again.map(({ delivery: { id } }) => id);
        expect(failures).toEqual([]);
        expect(claimed).toContain(fresh.id);
        expect(new Set(claimed).size).toBe(claimed.length);
        expect(claimed.filter((id) => ids.has(id)).length).toBe(count);
        await far.end();
        proxy.close();
        await near.end();
        await place.remove();
      },
    );
  },
);

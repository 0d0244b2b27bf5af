import { expect, it } from 'vitest';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { type Backend, isThere, newPlace, openPlace } from '../../support/backends.ts';
import { newDeliveryFor, webhookRecord } from '../../support/faults.ts';

const backends: readonly Backend[] = ['SQLite by libsql', 'PostgreSQL by pg', 'Redis by ioredis'];
const there = new Map(
  await Promise.all(backends.map(async (backend) => [backend, await isThere(backend)] as const)),
);
const policy = { after: 1e12, gap: 1e12, deliveries: 1_000, slowAfter: 1e9 };

it.each(backends)(
  '%s: of many outcomes at once one says that the webhook fails or has recovered',
  async (backend) => {
    if (!there.get(backend)) return;
    const place = await newPlace(backend);
    const [one, other] = [await openPlace(place), await openPlace(place)];
    const stores = [one.stores.webhookStore, other.stores.webhookStore] as const;
    const random = seededRandom('turns');
    await stores[0].createWebhook(webhookRecord(0, random, { id: 'wh', updatedAt: 0, slow: false }), 10);
    await stores[0].enqueue(
      Array.from({ length: 48 }, () => newDeliveryFor('wh', Date.now(), random)),
      100,
    );
    // All before the first failure: a slow webhook has one claim at a time.
    const limits = { limit: 48, slow: 48, failing: 48, perWebhook: 48 };
    const claims = [...(await stores[0].claim({ owner: 'p', lease: 60_000, ...limits }))];
    const turnsOf = async (error: 'http_status' | null) => {
      const attempt = { number: 3, at: Date.now(), duration: 0, status: 500, error, response: '' } as const;
      const next = { state: error ? 'failed' : 'succeeded' } as const;
      const settled = await Promise.all(
        claims
          .splice(0, 12)
          .map(async ({ delivery: { id }, token }, i) =>
            stores[i % 2 === 0 ? 0 : 1].settle({ id, token, attempt, next, policy }),
          ),
      );
      expect(settled.map(({ result }) => result)).toEqual(Array(12).fill('applied'));
      return settled.flatMap(({ turn }) => turn ?? []);
    };
    expect(await turnsOf('http_status')).toEqual(['failing']);
    expect(await turnsOf('http_status')).toEqual([]);
    expect(await turnsOf(null)).toEqual(['recovered']);
    expect(await turnsOf(null)).toEqual([]);
    await Promise.all([one.end(), other.end()]);
    await place.remove();
  },
);

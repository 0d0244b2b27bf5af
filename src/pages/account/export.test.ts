import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../contracts/key-store.ts';
import type { Delivery } from '../../contracts/webhook-store.ts';
import type { UsageQuery } from '../../contracts/usage-store.ts';
import { asRecords, exportAccount, type ExportParts } from './export.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
/** The largest answer of a service: 8 MiB. */
const MOST = 8 * 1024 * 1024;
const account = { id: 'a', plan: 'pro', status: 'active', createdAt: 0 } as const;

const delivery = (number: number, body = '') => ({ id: `evt_${number}`, body }) as Delivery;
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** An export of an account with these deliveries, newest first, and what was read for it. */
async function exported(deliveries: readonly Delivery[], before?: string, reads?: () => void) {
  const pages: unknown[] = [];
  const usage: UsageQuery[] = [];
  const parts = {
    keys: { list: async () => [{ id: 'key_1' } as ApiKey] },
    keyStore: {
      getAccount: (id: string) => (id === 'a' ? account : null),
      listFavorites: () => [{ toolId: 'cpf', at: 1 }],
    },
    webhooks: { list: async () => [] },
    webhookStore: {
      listDeliveries(page: { before?: string; limit: number }) {
        pages.push(page);
        reads?.();
        const start = deliveries.findIndex(({ id }) => id === page.before) + 1;
        return deliveries.slice(start, start + page.limit);
      },
    },
    async readUsage(query: UsageQuery) {
      usage.push(query);
      return [];
    },
    readHours: async () => null,
    clock: () => NOW,
  } as unknown as ExportParts;
  return { all: await exportAccount('a', before, parts, asRecords), pages, usage };
}

const idsOf = (deliveries: readonly unknown[]) => (deliveries as readonly Delivery[]).map(({ id }) => id);

describe('an export', () => {
  it('an export gives the records of the account and its use of 400 days', async () => {
    const { all, usage } = await exported([]);
    expect(all).toEqual({
      exportedAt: NOW,
      account,
      keys: [{ id: 'key_1' }],
      favorites: [{ toolId: 'cpf', at: 1 }],
      webhooks: [],
      usage: [],
      usageByHour: [],
      deliveries: [],
      next: null,
    });
    expect(usage).toEqual([{ accountId: 'a', from: '2025-10-17', to: '2026-11-21' }]);
  });

  it('gives other work a turn before each page of deliveries', async () => {
    let turns = 0;
    const work = () => {
      turns++;
      next = setImmediate(work);
    };
    let next = setImmediate(work);
    const seen: number[] = [];
    await exported(
      Array.from({ length: 120 }, (_, i) => delivery(i)),
      undefined,
      () => seen.push(turns),
    );
    clearImmediate(next);
    expect(seen).toHaveLength(3);
    expect([...new Set(seen)]).toEqual(seen);
  });

  it('reads all deliveries by pages of 50, from the one that it is asked to begin after', async () => {
    const many = Array.from({ length: 120 }, (_, i) => delivery(i));
    const { all, pages } = await exported(many);
    expect([idsOf(all.deliveries), all.next]).toEqual([idsOf(many), null]);
    expect(pages).toEqual([
      { accountId: 'a', limit: 50 },
      { accountId: 'a', before: 'evt_49', limit: 50 },
      { accountId: 'a', before: 'evt_99', limit: 50 },
    ]);
    const rest = await exported(many, 'evt_117');
    expect(idsOf(rest.all.deliveries)).toEqual(['evt_118', 'evt_119']);
    expect(rest.pages).toEqual([{ accountId: 'a', before: 'evt_117', limit: 50 }]);
  });

  it('has the deliveries that fit in 8 MiB, each with its comma, and says where the rest begins', async () => {
    const { all: empty } = await exported([]);
    const small = delivery(0, 'é');
    const room = MOST - bytes(empty) - (bytes(small) + 1) - (bytes(delivery(1)) + 1);
    const fits = delivery(1, 'x'.repeat(room));
    const whole = await exported([small, fits]);
    expect([idsOf(whole.all.deliveries), whole.all.next]).toEqual([['evt_0', 'evt_1'], null]);
    const { all } = await exported([small, { ...fits, body: `${fits.body}x` }, delivery(2)]);
    expect([idsOf(all.deliveries), all.next]).toEqual([['evt_0'], 'evt_0']);
  });

  it('has one delivery at least, of any size', async () => {
    const large = delivery(0, 'x'.repeat(MOST));
    const { all } = await exported([large, delivery(1)]);
    expect([idsOf(all.deliveries), all.next]).toEqual([['evt_0'], 'evt_0']);
    const alone = await exported([large]);
    expect([idsOf(alone.all.deliveries), alone.all.next]).toEqual([['evt_0'], null]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { ApiKey } from '../../contracts/key-store.ts';
import type { Delivery } from '../../contracts/webhook-store.ts';
import type { UsageQuery } from '../../contracts/usage-store.ts';
import { startAccounts } from '#test/support/account.ts';
import { memoryStores } from '../../stores/memory/index.ts';
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

  it('is written over HTTP in parts, none longer than what others may wait for', async () => {
    const stores = memoryStores();
    const { service, ask, open } = await startAccounts({}, stores);
    const { key } = await open('a', 'enterprise');
    const { webhook } = await service.webhooks.create('a', {
      url: 'https://hooks.example.com/in',
      events: ['tool_used'],
    });
    const made = {
      webhookId: webhook.id,
      accountId: 'a',
      event: 'tool_used',
      toolId: 'cpf',
      at: NOW,
    } as const;
    const kept = { keepBody: true, resendOf: null, trace: null };
    const body = JSON.stringify({ text: 'é'.repeat(30_000) });
    await stores.webhookStore.enqueue(
      Array.from({ length: 100 }, (_, i) => ({
        id: `evt_${String(i).padStart(26, '0')}`,
        body,
        ...made,
        ...kept,
      })),
      1_000,
    );
    await stores.usageStore.add(
      Array.from({ length: 2_500 }, (_, i) => ({
        ...{ accountId: 'a', day: '2026-11-20', toolId: `tool-${i}`, keyId: null },
        ...{ ok: 1, refused: 0, failed: 0 },
      })),
    );
    const write = vi.spyOn(JSON, 'stringify');
    const { body: answer } = await ask({ key }, '/account/export');
    const longest = Math.max(...write.mock.results.map(({ value }) => String(value).length));
    write.mockRestore();
    expect(longest).toBeLessThan(200_000);
    expect([answer.deliveries.length, answer.usage.length, answer.next]).toEqual([100, 2_500, null]);
    expect(answer.deliveries[0].body).toBe(body);
  });
});

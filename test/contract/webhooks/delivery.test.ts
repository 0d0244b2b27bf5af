import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scheduler } from '../../../src/contracts/scheduler.ts';
import { defineTool } from '../../../src/kit/tool.ts';
import type { Delivery, Webhook } from '../../../src/contracts/webhook-store.ts';
import { verifyWebhook } from '../../../src/verify.ts';
import { encryptingVault } from '../../../src/webhooks/secrets.ts';
import { NOW } from '../../support/call-tool.ts';
import {
  addWebhooks,
  allDeliveries,
  type Arrival,
  fakeEgress,
  fakeTime,
  passTime,
  replaceWebhook,
  startDelivery,
} from '../../support/deliveries.ts';
import { testTools } from '../../support/service.ts';
import { sized } from '../../support/size.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A tool whose answers are about somebody's health. */
const health = defineTool({
  method: 'GET',
  path: '/saude/pulso',
  category: 'saude',
  name: 'Pulso',
  summary: 'Pulso',
  input: v.object({ pulse: v.number() }),
  output: v.object({ pulse: v.number() }),
  examples: [],
  run: (input) => input,
});

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

const requestOf = ({ headers, body }: Arrival) => ({ headers: new Headers(headers), body });

async function onlyDelivery(start: Awaited<ReturnType<typeof startDelivery>>, webhookId: string) {
  const all = await allDeliveries(start.service, webhookId);
  expect(all).toHaveLength(1);
  return all[0] as Delivery;
}

/** A delivery that was attempted once. */
async function attemptOnce(...[options, fake]: Parameters<typeof startDelivery>) {
  const start = await startDelivery({ autoStart: false, ...options }, fake);
  const [webhook] = await addWebhooks(start.service, 1);
  await start.call('/v1/cpf');
  const due = start.service.runDue();
  await passTime(11 * SECOND);
  const round = await due;
  return { ...start, webhook: webhook as NonNullable<typeof webhook>, round };
}

describe('events become deliveries', () => {
  it('one for each webhook of the account that wants the event', async () => {
    const { service, call, arrivals } = await startDelivery();
    await addWebhooks(service, 1);
    await service.webhooks.create('acc_pro', { url: 'https://other.example.com/in', events: ['tool_used'] });
    await service.webhooks.create('acc_enterprise', {
      url: 'https://result.example.com/in',
      events: ['result_generated'],
    });
    await service.webhooks.create('acc_enterprise', {
      url: 'https://all.example.com/in',
      events: ['tool_used', 'result_generated', 'favorite_added'],
    });
    await call('/v1/cpf?count=2');
    await passTime(SECOND);
    expect(arrivals.map(({ host, headers }) => [host, headers['X-Service-Event']]).toSorted()).toEqual([
      ['all.example.com', 'result_generated'],
      ['all.example.com', 'tool_used'],
      ['result.example.com', 'result_generated'],
      ['w0.example.com', 'tool_used'],
    ]);
    expect(new Set(arrivals.map(({ id }) => id)).size).toBe(4);
    await call('/v1/cpf', { key: 'pro' });
    await passTime(SECOND);
    expect(arrivals.slice(4).map(({ host }) => host)).toEqual(['other.example.com']);
  });

  it('none for a plan without the event, though the webhook was made under a plan that had it', async () => {
    const { service, call, arrivals } = await startDelivery();
    await addWebhooks(service, 1, { events: ['tool_used', 'result_generated'] });
    await service.accounts.setPlan('acc_enterprise', 'pro');
    await call('/v1/cpf');
    await passTime(SECOND);
    expect(arrivals.map(({ headers }) => headers['X-Service-Event'])).toEqual(['tool_used']);
    await service.accounts.setPlan('acc_enterprise', 'free');
    await call('/v1/cpf');
    await passTime(SECOND);
    expect(arrivals).toHaveLength(1);
  });

  it('of the tools and categories that the webhook names, and of no others', async () => {
    const { service, call, arrivals } = await startDelivery();
    for (const [host, tools] of [
      ['one', ['cpf']],
      ['both', ['cpf', 'echo']],
      ['category', ['documentos']],
      ['other', ['desenvolvedor']],
    ] as const) {
      const url = `https://${host}.example.com/`;
      await service.webhooks.create('acc_enterprise', {
        url,
        events: ['tool_used', 'favorite_added'],
        tools,
      });
    }
    const hosts = async (act: () => Promise<unknown>) => {
      const before = arrivals.length;
      await act();
      await passTime(5 * SECOND);
      return arrivals
        .slice(before)
        .map(({ host }) => host.split('.')[0])
        .toSorted();
    };
    expect(await hosts(async () => call('/v1/cpf'))).toEqual(['both', 'category', 'one']);
    expect(await hosts(async () => call('/v1/echo?count=1'))).toEqual(['both', 'other']);
    expect(await hosts(async () => service.favorites.add('acc_enterprise', 'cpf'))).toEqual([
      'both',
      'category',
      'one',
    ]);
    const { id } = (await service.webhooks.list('acc_enterprise')).find(({ url }) => url.includes('other'))!;
    await service.webhooks.update(id, { tools: null });
    expect(await hosts(async () => call('/v1/cpf'))).toEqual(['both', 'category', 'one', 'other']);
  });

  it('a validation raises tool_used alone; an answer that is not 200 raises nothing', async () => {
    const { service, call, arrivals } = await startDelivery();
    await addWebhooks(service, 1, { events: ['tool_used', 'result_generated'] });
    await call('/v1/cpf?action=validate&value=52998224725');
    await call('/v1/cpf?count=0');
    await call('/v1/failing?how=meaning');
    await passTime(SECOND);
    expect(arrivals.map(({ headers }) => headers['X-Service-Event'])).toEqual(['tool_used']);
  });

  it('favorite_added needs a plan that has it and a live key', async () => {
    const { service, keyIds, arrivals } = await startDelivery();
    await addWebhooks(service, 1, { accountId: 'acc_pro', events: ['favorite_added'] });
    await service.start();
    await service.favorites.add('acc_pro', 'cpf');
    await service.favorites.add('acc_pro', 'cpf');
    await passTime(SECOND);
    expect(arrivals.map(({ body }) => JSON.parse(body))).toEqual([
      {
        event: 'favorite_added',
        timestamp: '2026-11-21T12:00:00.000Z',
        tool_id: 'cpf',
        data: {
          tool_name: 'Gerador de CPF',
          category: 'documentos',
          parameters: {},
          result_count: 0,
          favorites: 1,
        },
      },
    ]);
    await service.keys.revoke(keyIds.pro);
    await service.favorites.add('acc_pro', 'echo');
    await passTime(SECOND);
    expect(arrivals).toHaveLength(1);
  });

  it('are skipped while the webhook is disabled or full, and kept so that they can be sent later', async () => {
    const { service, call, arrivals } = await startDelivery({
      autoStart: false,
      webhooks: { maxPending: 2 },
    });
    const [webhook] = await addWebhooks(service, 1);
    const id = webhook?.id as string;
    for (let i = 0; i < 3; i++) await call('/v1/cpf');
    const states = async () => (await allDeliveries(service, id)).map(({ state }) => state).toSorted();
    expect(await states()).toEqual(['pending', 'pending', 'skipped']);
    await service.webhooks.disable(id);
    await call('/v1/cpf');
    expect(await states()).toEqual(['canceled', 'canceled', 'skipped', 'skipped']);
    expect((await service.runDue()).claimed).toBe(0);
    expect(arrivals).toEqual([]);
    expect((await allDeliveries(service, id)).every(({ body }) => body !== null)).toBe(true);
  });

  it('that cannot be stored leave the answer as it is, unless that is strict: 500', async () => {
    for (const [enqueue, status] of [
      ['lenient', 200],
      ['strict', 500],
    ] as const) {
      const { service, call, store, errors } = await startDelivery({ webhooks: { enqueue } });
      await addWebhooks(service, 1);
      store.enqueue = () => Promise.reject(new Error('store'));
      expect((await call('/v1/cpf')).status).toBe(status);
      expect(errors.map(String)).toEqual(['Error: store']);
    }
  });

  it('a store that does not answer counts as failed after its time', async () => {
    const { service, call, store, errors } = await startDelivery({ storeTimeout: 2_000 });
    await addWebhooks(service, 1);
    const { enqueue } = store;
    store.enqueue = () => new Promise(() => undefined);
    const reply = call('/v1/cpf');
    await passTime(2 * SECOND);
    expect((await reply).status).toBe(200);
    expect(errors.map(String)).toEqual(['Error: enqueue took longer than 2000 ms']);
    store.enqueue = enqueue;
  });
});

describe('an attempt', () => {
  it('goes with the bytes that were stored, the documented headers and signatures that verify', async () => {
    const { arrivals, webhook, ...start } = await attemptOnce();
    const [arrival] = arrivals as [Arrival];
    const stored = await onlyDelivery({ arrivals, ...start } as never, webhook.id);
    expect(arrival.body).toBe(stored.body);
    expect(arrival.url).toBe('https://w0.example.com/in');
    expect(arrival.addresses).toEqual(['1.1.1.1']);
    expect(arrival.headers).toMatchObject({
      'Content-Type': 'application/json',
      'User-Agent': 'canivete-webhooks/1',
      'X-Service-Event': 'tool_used',
      'X-Service-Delivery': stored.id,
      'webhook-id': stored.id,
      'webhook-timestamp': String(NOW / 1000),
    });
    expect(arrival.headers).not.toHaveProperty('X-Service-Signature-Next');
    expect(await verifyWebhook(requestOf(arrival), webhook.secret)).toMatchObject({
      event: 'tool_used',
      deliveryId: stored.id,
      attemptedAt: NOW,
    });
  });

  it('carries the headers of its webhook beside those of the service', async () => {
    const { service, call, arrivals } = await startDelivery();
    const { webhook } = await service.webhooks.create('acc_enterprise', {
      url: 'https://gateway.example.com/',
      events: ['tool_used'],
      headers: { Authorization: 'Basic YTpi', 'X-Zone': 'a', 'User-Agent': 'loja' },
    });
    const sent = async () => {
      await call('/v1/cpf');
      await passTime(SECOND);
      return arrivals.at(-1)?.headers;
    };
    const own = { authorization: 'Basic YTpi', 'x-zone': 'a', 'User-Agent': 'loja' };
    expect(await sent()).toMatchObject({ ...own, 'Content-Type': 'application/json' });
    await service.webhooks.test(webhook.id, 'tool_used');
    expect(arrivals.at(-1)?.headers).toMatchObject(own);
    await service.webhooks.update(webhook.id, { headers: { 'x-zone': null, AUTHORIZATION: 'Basic Yzpk' } });
    expect((await sent())?.['authorization']).toBe('Basic Yzpk');
    expect(arrivals.at(-1)?.headers).not.toHaveProperty('x-zone');
    await service.webhooks.update(webhook.id, { headers: null });
    expect(await sent()).toMatchObject({ 'User-Agent': 'canivete-webhooks/1' });
    expect(arrivals.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  it('sends the same bytes under the same id each time, with a new signature', async () => {
    const { service, call, arrivals } = await startDelivery(
      {},
      fakeEgress(() => 500),
    );
    const [webhook] = await addWebhooks(service, 1);
    await call('/v1/echo?name=ol%C3%A1%20%F0%9F%98%80');
    await passTime(10 * MINUTE);
    expect(arrivals.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(new Set(arrivals.map(({ body }) => body)).size).toBe(1);
    expect(new Set(arrivals.map(({ id }) => id)).size).toBe(1);
    expect(new Set(arrivals.map(({ headers }) => headers['X-Service-Signature'])).size).toBe(1);
    expect(new Set(arrivals.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    for (const arrival of arrivals) {
      const now = () => arrival.at;
      const { attemptedAt } = await verifyWebhook(requestOf(arrival), webhook?.secret ?? '', { now });
      expect(attemptedAt).toBe(Math.floor(arrival.at / 1000) * 1000);
    }
  });

  it('succeeds with any status from 200 to 299 and with no other', async () => {
    for (const [status, error] of [
      [200, null],
      [204, null],
      [299, null],
      [300, 'redirect'],
      [302, 'redirect'],
      [399, 'redirect'],
      [400, 'http_status'],
      [410, 'http_status'],
      [429, 'http_status'],
      [500, 'http_status'],
    ] as const) {
      const start = await attemptOnce(
        {},
        fakeEgress(() => ({ status, body: `\0said ${status}` })),
      );
      const { state, attempts, dueIn } = await onlyDelivery(start, start.webhook.id);
      expect(attempts).toEqual([
        { number: 1, at: NOW, duration: 0, status, error, response: `said ${status}` },
      ]);
      expect(state).toBe(error === null ? 'succeeded' : 'pending');
      expect(dueIn).toBe(error === null ? null : 19 * SECOND);
      vi.setSystemTime(NOW);
    }
  });

  it('fails with the name of what kept it from a status', async () => {
    for (const failure of [
      'timeout',
      'dns_failed',
      'connection_failed',
      'tls_failed',
      'blocked_address',
    ] as const) {
      const start = await attemptOnce(
        {},
        fakeEgress(() => failure),
      );
      const { attempts } = await onlyDelivery(start, start.webhook.id);
      expect(attempts).toMatchObject([{ status: null, error: failure, response: '' }]);
      expect(start.round).toMatchObject({ claimed: 1, retried: 1 });
      vi.setSystemTime(NOW);
    }
  });

  it('is given up after 10 s, resolving included, whatever the egress does', async () => {
    let resolve: 'hang' | string[] = ['1.1.1.1'];
    const hanging = () =>
      fakeEgress(
        () => 'hang',
        () => resolve,
      );
    const deaf = {
      ...fakeEgress(),
      egress: { pinned: true, send: () => new Promise<never>(() => undefined) },
    };
    for (const [fake, limit] of [
      [hanging(), 10_000],
      [{ ...deaf, byId: () => new Map() }, 10_500],
    ] as const) {
      const start = await attemptOnce({}, fake);
      const { attempts } = await onlyDelivery(start, start.webhook.id);
      expect(attempts).toMatchObject([{ status: null, error: 'timeout' }]);
      expect(attempts[0]?.duration).toBeGreaterThanOrEqual(10_000);
      expect(attempts[0]?.duration).toBeLessThanOrEqual(limit);
      vi.setSystemTime(NOW);
    }
    const start = await startDelivery({ autoStart: false }, hanging());
    const [webhook] = await addWebhooks(start.service, 1);
    await start.call('/v1/cpf');
    resolve = 'hang';
    const due = start.service.runDue();
    await passTime(10 * SECOND);
    await due;
    expect((await onlyDelivery(start, webhook?.id as string)).attempts).toMatchObject([
      { error: 'timeout', duration: 10_000 },
    ]);
    expect(start.arrivals).toEqual([]);
  });

  it('resolves and judges the name each time: what led to a public address may not any more', async () => {
    let addresses: string[] | 'dns_failed' = ['1.1.1.1'];
    const fake = fakeEgress(
      () => 200,
      () => addresses,
    );
    const start = await startDelivery({}, fake);
    const [webhook] = await addWebhooks(start.service, 1);
    addresses = ['1.1.1.1', '10.0.0.1'];
    await start.call('/v1/cpf');
    await passTime(SECOND);
    addresses = 'dns_failed';
    await passTime(30 * SECOND);
    addresses = ['8.8.8.8'];
    await passTime(5 * MINUTE);
    const { state, attempts } = await onlyDelivery(start, webhook?.id as string);
    expect(attempts.map(({ error }) => error)).toEqual(['blocked_address', 'dns_failed', null]);
    expect(state).toBe('succeeded');
    expect(fake.arrivals.map((arrival) => arrival.addresses)).toEqual([['8.8.8.8']]);
  });

  it('keeps one kibibyte of what the receiver says', async () => {
    const start = await attemptOnce(
      {},
      fakeEgress(() => ({ status: 200, body: 'é'.repeat(10_000) })),
    );
    const { attempts } = await onlyDelivery(start, start.webhook.id);
    expect(attempts[0]?.response).toBe('é'.repeat(512));
  });
});

describe('retries', () => {
  it('deliveries to receivers that fail twice all succeed at the third attempt, on time', async () => {
    const fake = fakeEgress(({ number }) => [500, 'timeout' as const, 200][number - 1] ?? 200);
    const { service, call, byId, errors } = await startDelivery({ webhooks: { maxWebhooks: 50 } }, fake);
    const webhooks = await addWebhooks(service, 50);
    const calls = sized(4, 20);
    for (let i = 0; i < calls; i++) await call('/v1/cpf');
    await passTime(7 * MINUTE);
    const all = [...byId().values()];
    expect(all).toHaveLength(50 * calls);
    for (const [first, second, third, ...more] of all as [Arrival, Arrival, Arrival][]) {
      expect(more).toEqual([]);
      expect(second.at - first.at).toBeGreaterThanOrEqual(30 * SECOND);
      expect(second.at - first.at).toBeLessThanOrEqual(31 * SECOND);
      expect(third.at - second.at).toBeGreaterThanOrEqual(5 * MINUTE);
      expect(third.at - second.at).toBeLessThanOrEqual(5 * MINUTE + SECOND);
      expect(third.body).toBe(first.body);
    }
    for (const { id } of webhooks) {
      expect(await service.webhooks.deliveries(id, { state: 'succeeded', limit: 100 })).toHaveLength(calls);
    }
    expect(errors).toEqual([]);
  });

  it('start at the millisecond where nothing else is under way', async () => {
    const { service, call, arrivals } = await startDelivery(
      {},
      fakeEgress(() => 500),
    );
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(0);
    await passTime(10 * MINUTE);
    const times = arrivals.map(({ at }) => at - (arrivals[0]?.at ?? 0));
    expect(times).toEqual([0, 30 * SECOND, 330 * SECOND]);
  });

  it('count from the end of the attempt that failed', async () => {
    const fake = fakeEgress(({ number }) => (number === 1 ? 'hang' : 200));
    const { service, call, arrivals } = await startDelivery({}, fake);
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(2 * MINUTE);
    expect(arrivals).toHaveLength(2);
    expect((arrivals[1]?.at ?? 0) - (arrivals[0]?.at ?? 0)).toBe(40 * SECOND);
  });

  it('end with the third failure', async () => {
    const fake = fakeEgress(() => 503);
    const { service, call, arrivals } = await startDelivery({}, fake);
    const [webhook] = await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(DAY);
    expect(arrivals).toHaveLength(3);
    const [delivery] = await allDeliveries(service, webhook?.id as string);
    expect(delivery).toMatchObject({ state: 'failed', dueIn: null });
    expect(delivery?.attempts.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await service.webhooks.get(webhook?.id as string)).toMatchObject({
      state: 'active',
      failedDeliveries: 1,
      failingSince: arrivals[0]?.at,
      lastFailureAt: arrivals[2]?.at,
    });
  });

  it('jitter lengthens a wait by at most its share, and never shortens it', async () => {
    const fake = fakeEgress(() => 500);
    const { service, call, byId } = await startDelivery(
      { webhooks: { retryJitter: 0.5, maxWebhooks: 200 } },
      fake,
    );
    await addWebhooks(service, 200);
    await call('/v1/cpf');
    await passTime(15 * MINUTE);
    const waits = [...byId().values()].map((times) =>
      times.slice(1).map(({ at }, i) => at - (times[i]?.at ?? 0)),
    );
    expect(waits).toHaveLength(200);
    for (const [second, third] of waits as [number, number][]) {
      expect(second).toBeGreaterThanOrEqual(30 * SECOND);
      expect(second).toBeLessThanOrEqual(46 * SECOND);
      expect(third).toBeGreaterThanOrEqual(300 * SECOND);
      expect(third).toBeLessThanOrEqual(451 * SECOND);
    }
    const seconds = waits.map(([second]) => second as number);
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeGreaterThan(10 * SECOND);
  });
});

describe('slots', () => {
  it('a webhook holds one until an attempt succeeds within 5 s, then as many as allowed', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: SECOND }));
    const { service, call, most } = await startDelivery({ webhooks: { perWebhook: 3 } }, fake);
    const [webhook] = await addWebhooks(service, 1);
    for (let i = 0; i < 10; i++) await call('/v1/cpf');
    await passTime(500);
    expect(most.open).toBe(1);
    await passTime(10 * SECOND);
    expect(most.open).toBe(3);
    expect((await service.webhooks.get(webhook?.id as string))?.slow).toBe(false);
  });

  it('a success in exactly 5 s is not slow; a longer one is, and so is a failure', async () => {
    for (const [reaction, slow] of [
      [{ status: 200, after: 5_000 }, false],
      [{ status: 200, after: 5_001 }, true],
      [500, true],
    ] as const) {
      const { service, call, store } = await startDelivery(
        {},
        fakeEgress(() => reaction),
      );
      const [webhook] = await addWebhooks(service, 1);
      await call('/v1/cpf');
      await passTime(6 * SECOND);
      expect((await store.getWebhook(webhook?.id as string))?.slow).toBe(slow);
    }
  });

  it('all slow webhooks hold half of a process’s slots at most', async () => {
    const fake = fakeEgress(() => 'hang');
    const { service, call, most } = await startDelivery({ webhooks: { concurrency: 8 } }, fake);
    await addWebhooks(service, 10);
    await call('/v1/cpf');
    await passTime(5 * SECOND);
    expect(most.open).toBe(4);
  });

  it('a process with a single slot serves slow webhooks too', async () => {
    const { service, call, arrivals, most } = await startDelivery({ webhooks: { concurrency: 1 } });
    await addWebhooks(service, 3);
    await call('/v1/cpf');
    await passTime(SECOND);
    expect(arrivals).toHaveLength(3);
    expect(most.open).toBe(1);
  });

  it('are as many as configured, however many rounds run at once', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: 10 }));
    const { service, call, most, arrivals } = await startDelivery(
      { autoStart: false, webhooks: { concurrency: 8, maxWebhooks: 40 } },
      fake,
    );
    await addWebhooks(service, 40);
    await call('/v1/cpf');
    const rounds = Promise.all(Array.from({ length: 5 }, () => service.runDue()));
    await passTime(SECOND);
    const claimed = (await rounds).map((round) => round.claimed);
    expect(claimed.reduce((sum, one) => sum + one)).toBe(40);
    expect(arrivals).toHaveLength(40);
    expect(most.open).toBe(4);
  });

  it('an attempt that never settles holds one for no longer than its lease', async () => {
    const start = await startDelivery({
      autoStart: false,
      storeTimeout: DAY,
      webhooks: { concurrency: 1 },
    });
    await addWebhooks(start.service, 1);
    await start.call('/v1/cpf');
    const settle = vi.spyOn(start.store, 'settle').mockReturnValueOnce(new Promise(() => undefined));
    void start.service.runDue();
    await passTime(30 * SECOND);
    expect(await start.service.runDue()).toMatchObject({ claimed: 0 });
    await passTime(SECOND);
    expect(await start.service.runDue()).toMatchObject({ claimed: 1, succeeded: 1 });
    expect(settle).toHaveBeenCalledTimes(2);
    expect(start.arrivals).toHaveLength(2);
  });
});

describe('bodies', () => {
  it('about health go when their delivery has ended; others stay', async () => {
    const { service, call, arrivals } = await startDelivery({ tools: [...testTools, health] });
    const [webhook] = await addWebhooks(service, 1);
    await call('/v1/saude/pulso?pulse=71');
    const [waiting] = await allDeliveries(service, webhook?.id as string);
    expect(waiting?.body).toContain('71');
    await call('/v1/cpf');
    await passTime(SECOND);
    expect(arrivals.map(({ body }) => JSON.parse(body).tool_id).toSorted()).toEqual(['cpf', 'saude-pulso']);
    const ended = await allDeliveries(service, webhook?.id as string);
    expect(ended.map(({ toolId, state, body }) => [toolId, state, body === null]).toSorted()).toEqual([
      ['cpf', 'succeeded', false],
      ['saude-pulso', 'succeeded', true],
    ]);
  });

  it('are shown as `redact` leaves them', async () => {
    const { service, call, arrivals } = await startDelivery({
      webhooks: { redact: (_, { name: _name, ...parameters }) => parameters },
    });
    await addWebhooks(service, 1);
    await call('/v1/echo?name=ana&count=2');
    await passTime(SECOND);
    expect(JSON.parse(arrivals[0]?.body ?? '').data.parameters).toEqual({ count: 2 });
  });

  it('that ended are forgotten after the retention, however many they are', async () => {
    const { service, call } = await startDelivery({ webhooks: { retentionDays: 1 } });
    const [webhook] = await addWebhooks(service, 1);
    const count = sized(1_100, 2_500);
    for (let i = 0; i < count; i++) await call('/v1/cpf');
    await passTime(MINUTE);
    expect(await allDeliveries(service, webhook?.id as string)).toHaveLength(count);
    await passTime(23 * HOUR);
    expect(await allDeliveries(service, webhook?.id as string)).toHaveLength(count);
    await passTime(2 * HOUR + MINUTE);
    expect(await allDeliveries(service, webhook?.id as string)).toHaveLength(0);
  });
});

describe('rotation', () => {
  it('signs with both secrets until it is committed or its overlap is over, then with the new one', async () => {
    const { service, call, arrivals } = await startDelivery();
    const [webhook] = await addWebhooks(service, 1);
    const { id, secret: first } = webhook as { id: string; secret: string };
    const knows = async (secret: string, standard: boolean) => {
      await call('/v1/cpf');
      await passTime(SECOND);
      const arrival = arrivals.at(-1) as Arrival;
      const headers = new Headers(arrival.headers);
      if (!standard) headers.delete('webhook-signature');
      return verifyWebhook({ headers, body: arrival.body }, secret, { standard: 'prefer' }).then(
        () => true,
        ({ reason }) => reason,
      );
    };
    const { secret: second } = await service.webhooks.rotateSecret(id);
    for (const secret of [first, second]) {
      expect(await knows(secret, true)).toBe(true);
      expect(await knows(secret, false)).toBe(true);
    }
    await service.webhooks.commitSecret(id);
    expect(await knows(first, true)).toBe('no_match');
    expect(await knows(first, false)).toBe('no_match');
    expect(await knows(second, true)).toBe(true);
    expect(arrivals.at(-1)?.headers).not.toHaveProperty('X-Service-Signature-Next');

    const { secret: third } = await service.webhooks.rotateSecret(id, { overlap: HOUR });
    expect(await knows(second, false)).toBe(true);
    await passTime(HOUR);
    expect(await knows(second, true)).toBe('no_match');
    expect(await knows(third, false)).toBe(true);

    const { secret: fourth } = await service.webhooks.rotateSecret(id, { overlap: 0 });
    expect(await knows(third, true)).toBe('no_match');
    expect(await knows(fourth, true)).toBe(true);
  });

  it('a rotation after one whose overlap is over starts from the secret in force', async () => {
    const { service, call, arrivals } = await startDelivery();
    const [webhook] = await addWebhooks(service, 1);
    const id = webhook?.id as string;
    const { secret: second } = await service.webhooks.rotateSecret(id, { overlap: MINUTE });
    await passTime(2 * MINUTE);
    const { secret: third } = await service.webhooks.rotateSecret(id);
    await call('/v1/cpf');
    await passTime(SECOND);
    const arrival = arrivals.at(-1) as Arrival;
    for (const secret of [second, third]) {
      expect((await verifyWebhook(requestOf(arrival), secret)).event).toBe('tool_used');
    }
    await expect(verifyWebhook(requestOf(arrival), webhook?.secret ?? '')).rejects.toMatchObject({
      reason: 'no_match',
    });
  });

  it('applies to the next attempt of deliveries that wait', async () => {
    const { service, call, arrivals } = await startDelivery(
      {},
      fakeEgress(({ number }) => (number > 1 ? 200 : 500)),
    );
    const [webhook] = await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(SECOND);
    const { secret } = await service.webhooks.rotateSecret(webhook?.id as string, { overlap: 0 });
    await passTime(MINUTE);
    expect(arrivals).toHaveLength(2);
    expect((await verifyWebhook(requestOf(arrivals[1] as Arrival), secret)).event).toBe('tool_used');
  });
});

describe('secrets at rest', () => {
  const encryptionKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

  it('are encrypted where there is a key: the store never holds one', async () => {
    const { service, call, arrivals, store } = await startDelivery({
      autoStart: false,
      webhooks: { encryptionKey },
    });
    const [webhook] = await addWebhooks(service, 1);
    const { id, secret } = webhook as { id: string; secret: string };
    const { secret: next } = await service.webhooks.rotateSecret(id);
    await service.webhooks.update(id, { headers: { 'x-gateway': 'open-sesame' } });
    const held = JSON.stringify(await store.getWebhook(id));
    expect(held).not.toContain('sesame');
    for (const one of [secret, next]) expect(held).not.toContain(one.slice('whsec_'.length, -2));
    expect(held).not.toContain('whsec_');
    await call('/v1/cpf');
    await service.runDue();
    expect(arrivals[0]?.headers).toMatchObject({ 'x-gateway': 'open-sesame' });
    for (const one of [secret, next]) {
      expect((await verifyWebhook(requestOf(arrivals[0] as Arrival), one)).event).toBe('tool_used');
    }
  });

  it('two seals of one secret differ, and both open', async () => {
    const vault = encryptingVault(encryptionKey);
    const [one, other] = [await vault.seal('whsec_AA=='), await vault.seal('whsec_AA==')];
    expect(one).not.toBe(other);
    expect([await vault.open(one), await vault.open(other)]).toEqual(['whsec_AA==', 'whsec_AA==']);
    await expect(vault.open(`${one.slice(0, -4)}AAAA`)).rejects.toThrow();
  });

  it('stored before there was a key are still read', async () => {
    const before = await startDelivery({ autoStart: false });
    const [webhook] = await addWebhooks(before.service, 1);
    const after = await startDelivery({ autoStart: false, webhooks: { encryptionKey } }, fakeEgress());
    await after.store.createWebhook((await before.store.getWebhook(webhook?.id as string)) as Webhook, 10);
    await after.call('/v1/cpf');
    await after.service.runDue();
    const arrival = after.arrivals[0] as Arrival;
    expect((await verifyWebhook(requestOf(arrival), webhook?.secret ?? '')).event).toBe('tool_used');
  });

  it('that cannot be read are reported, and nothing is sent with another', async () => {
    const before = await startDelivery({ autoStart: false, webhooks: { encryptionKey } });
    const [webhook] = await addWebhooks(before.service, 1);
    const other = encryptionKey.replace('AAEC', 'AAAA');
    for (const [webhooks, reason] of [
      [{}, /needs webhooks\.encryptionKey/],
      [{ encryptionKey: other }, /OperationError/],
    ] as const) {
      const after = await startDelivery({ autoStart: false, webhooks }, fakeEgress());
      await after.store.createWebhook((await before.store.getWebhook(webhook?.id as string)) as Webhook, 10);
      await after.call('/v1/cpf');
      await after.service.runDue();
      expect(after.arrivals).toEqual([]);
      expect(after.errors.map(String)).toEqual([expect.stringMatching(reason)]);
    }
  });
});

describe('disabling', () => {
  it('comes with the failure that fills the rule, is told once, and cancels what waits', async () => {
    const told: object[] = [];
    const fake = fakeEgress(() => 500);
    const { service, call, store } = await startDelivery(
      { onWebhookDisabled: (webhook) => told.push(webhook) },
      fake,
    );
    const [webhook] = await addWebhooks(service, 1);
    const id = webhook?.id as string;
    // It has failed for six days, and a day and a half later for more than seven.
    await replaceWebhook(store, id, {
      failingSince: NOW - 6 * DAY,
      lastFailureAt: NOW - DAY,
      failedDeliveries: 4,
    });
    for (const days of [1.5, 0.1]) {
      await call('/v1/cpf');
      await passTime(days * DAY);
    }
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ id, state: 'disabled', disabledReason: 'failures' });
    expect(Object.keys(told[0] ?? {}).filter((name) => /secret$/i.test(name))).toEqual([]);
    await call('/v1/cpf');
    await passTime(DAY);
    const states = (await allDeliveries(service, id)).map(({ state }) => state);
    expect(states[0]).toBe('skipped');
    expect(told).toHaveLength(1);

    const enabled = await service.webhooks.enable(id);
    expect(enabled).toMatchObject({ state: 'active', failingSince: null, failedDeliveries: 0, slow: true });
    const before = fake.arrivals.length;
    await passTime(DAY);
    expect(fake.arrivals).toHaveLength(before);
    expect((await store.getWebhook(id))?.state).toBe('active');
  });

  it('a host’s callback that fails, at once or later, harms nothing', async () => {
    for (const fails of [
      () => {
        throw new Error('told');
      },
      async () => Promise.reject(new Error('told')),
    ]) {
      const start = await startDelivery(
        { onWebhookDisabled: fails, autoStart: false },
        fakeEgress(() => 500),
      );
      const [webhook] = await addWebhooks(start.service, 1);
      const id = webhook?.id as string;
      const failing = { failingSince: NOW - 8 * DAY, lastFailureAt: NOW - DAY, failedDeliveries: 3 };
      await replaceWebhook(start.store, id, failing);
      await start.call('/v1/cpf');
      expect(await start.service.runDue()).toMatchObject({ claimed: 1, retried: 1 });
      expect((await start.store.getWebhook(id))?.state).toBe('disabled');
      expect(start.errors.map(String)).toEqual(['Error: told']);
    }
  });
});

describe('runDue', () => {
  it('does what is due, waits for it, and tells what came of it', async () => {
    const fake = fakeEgress(({ host }) => (host === 'w0.example.com' ? 500 : 200));
    const { service, call } = await startDelivery({ autoStart: false }, fake);
    await addWebhooks(service, 3);
    await call('/v1/cpf');
    await call('/v1/cpf');
    expect(await service.runDue()).toEqual({
      claimed: 6,
      succeeded: 4,
      retried: 2,
      failed: 0,
      nextDue: 30 * SECOND,
    });
    expect(await service.runDue()).toMatchObject({ claimed: 0, nextDue: 30 * SECOND });
    vi.setSystemTime(NOW + 30 * SECOND);
    expect(await service.runDue()).toMatchObject({ claimed: 2, retried: 2, nextDue: 5 * MINUTE });
    vi.setSystemTime(NOW + 330 * SECOND);
    expect(await service.runDue()).toEqual({
      claimed: 2,
      succeeded: 0,
      retried: 0,
      failed: 2,
      nextDue: null,
    });
  });

  it('keeps to its limit and its budget', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: SECOND }));
    const { service, call } = await startDelivery({ autoStart: false }, fake);
    await addWebhooks(service, 5);
    for (let i = 0; i < 2; i++) await call('/v1/cpf');
    const limited = service.runDue({ limit: 3 });
    await passTime(5 * SECOND);
    expect(await limited).toMatchObject({ claimed: 3, succeeded: 3, nextDue: 0 });
    const budgeted = service.runDue({ budget: 500 });
    await passTime(5 * SECOND);
    const { claimed } = await budgeted;
    expect(claimed).toBeGreaterThanOrEqual(3);
    expect(claimed).toBeLessThan(7);
    expect(await service.runDue({ budget: 0 })).toMatchObject({ claimed: 0 });
  });
});

describe('a process that may end with its request', () => {
  it('has the runtime wait for the first attempts, and no others', async () => {
    const start = await startDelivery({ autoStart: false });
    const { service, arrivals, keys } = start;
    await addWebhooks(service, 2);
    await start.call('/v1/cpf');
    await start.call('/v1/cpf');
    expect(arrivals).toHaveLength(0);

    const works: Promise<unknown>[] = [];
    const host = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
    const headers = { authorization: `Bearer ${keys.enterprise}` };
    const answer = await service(new Request('http://localhost/v1/cpf', { headers }), {}, host);
    expect(answer.status).toBe(200);
    await Promise.all(works);
    // A call delivers as many as it has raised; a cron or a queue delivers what others left behind.
    expect(arrivals).toHaveLength(2);
    expect(await service.runDue()).toMatchObject({ claimed: 4, succeeded: 4, nextDue: null });
  });

  it('reports what fails there', async () => {
    const start = await startDelivery({ autoStart: false });
    await addWebhooks(start.service, 1);
    vi.spyOn(start.store, 'claim').mockRejectedValue(new Error('no store'));
    const works: Promise<unknown>[] = [];
    const host = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
    const headers = { authorization: `Bearer ${start.keys.enterprise}` };
    await start.service(new Request('http://localhost/v1/cpf', { headers }), host);
    await Promise.all(works);
    expect(start.errors.map(String)).toEqual(['Error: no store']);
  });
});

describe('stop', () => {
  it('waits for what is under way, and claims nothing more', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: 8 * SECOND }));
    const { service, call, arrivals } = await startDelivery({}, fake);
    const [webhook] = await addWebhooks(service, 1);
    for (let i = 0; i < 3; i++) await call('/v1/cpf');
    await passTime(SECOND);
    const stopped = service.stop();
    await passTime(8 * SECOND);
    expect(await stopped).toEqual({ drained: 1, released: 0 });
    await passTime(HOUR);
    expect(arrivals).toHaveLength(1);
    const all = await allDeliveries(service, webhook?.id as string);
    expect(all.map(({ state }) => state).toSorted()).toEqual(['pending', 'pending', 'succeeded']);
  });

  it('aborts and releases what takes longer: it is due at once, and no attempt is recorded', async () => {
    const start = await startDelivery(
      {},
      fakeEgress(() => 'hang'),
    );
    const [webhook] = await addWebhooks(start.service, 1);
    await start.call('/v1/cpf');
    await passTime(SECOND);
    const stopped = start.service.stop({ drain: 2_000 });
    await passTime(2_000);
    expect(await stopped).toEqual({ drained: 0, released: 1 });
    expect(await onlyDelivery(start, webhook?.id as string)).toMatchObject({
      state: 'pending',
      dueIn: 0,
      attempts: [],
    });
    expect(start.errors).toEqual([]);
  });

  it('does not wait for an egress that cannot be stopped', async () => {
    const egress = { pinned: true, send: async () => new Promise<never>(() => undefined) };
    const start = await startDelivery({ egress });
    const [webhook] = await addWebhooks(start.service, 1);
    await start.call('/v1/cpf');
    await passTime(SECOND);
    const stopped = start.service.stop({ drain: 0 });
    await passTime(SECOND);
    expect(await stopped).toEqual({ drained: 0, released: 1 });
    expect((await onlyDelivery(start, webhook?.id as string)).state).toBe('pending');
  });

  it('waits as long as it takes with an endless drain', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: 9 * SECOND }));
    const { service, call } = await startDelivery({}, fake);
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(SECOND);
    const stopped = service.stop({ drain: Infinity });
    await passTime(9 * SECOND);
    expect(await stopped).toEqual({ drained: 1, released: 0 });
  });

  it('also waits for what `runDue` has claimed', async () => {
    const fake = fakeEgress(() => ({ status: 200, after: SECOND }));
    const { service, call, store } = await startDelivery({ autoStart: false }, fake);
    await addWebhooks(service, 2);
    await call('/v1/cpf');
    const { claim } = store;
    store.claim = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return claim(request);
    };
    const due = service.runDue();
    await passTime(50);
    const stopped = service.stop();
    await passTime(2 * SECOND);
    expect(await stopped).toEqual({ drained: 2, released: 0 });
    expect(await due).toMatchObject({ claimed: 2, succeeded: 2 });
  });

  it('leaves the handler as it is: calls are answered and their deliveries stored', async () => {
    const { service, call, arrivals } = await startDelivery();
    const [webhook] = await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(SECOND);
    await service.stop();
    expect((await call('/v1/cpf')).status).toBe(200);
    await passTime(HOUR);
    expect(arrivals).toHaveLength(1);
    expect((await service.webhooks.deliveries(webhook?.id as string, { state: 'pending' })).length).toBe(1);
    await service.start();
    await passTime(SECOND);
    expect(arrivals).toHaveLength(2);
  });
});

describe('the scheduler', () => {
  function recorder(): Scheduler & { readonly calls: string[] } {
    const calls: string[] = [];
    return {
      calls,
      start: async () => void calls.push('start'),
      wake: async () => void calls.push('wake'),
      stop: async () => void calls.push('stop'),
    };
  }

  it('is started by the first request, once', async () => {
    const scheduler = recorder();
    const { call } = await startDelivery({ scheduler });
    expect(scheduler.calls).toEqual([]);
    await call('/v1/nothing');
    await call('/v1/cpf');
    expect(scheduler.calls).toEqual(['start']);
  });

  it('is left alone with autoStart: false, until `start`', async () => {
    const { service, call, arrivals } = await startDelivery({ autoStart: false });
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(HOUR);
    expect(arrivals).toEqual([]);
    await service.start();
    await passTime(SECOND);
    expect(arrivals).toHaveLength(1);
  });

  it('that cannot be woken is reported, and the sweep finds the work', async () => {
    const scheduler = { ...recorder(), wake: () => Promise.reject(new Error('broker')) };
    const { service, call, errors, arrivals } = await startDelivery({ scheduler });
    await addWebhooks(service, 1);
    expect((await call('/v1/cpf')).status).toBe(200);
    await passTime(0);
    expect(errors.map(String)).toEqual(['Error: broker']);
    await service.runDue();
    expect(arrivals).toHaveLength(1);
  });

  it('a store that stops answering stalls nothing for longer than its time', async () => {
    const { service, call, store, arrivals, errors } = await startDelivery({ storeTimeout: 5_000 });
    await addWebhooks(service, 1);
    const { claim } = store;
    store.claim = () => new Promise(() => undefined);
    await call('/v1/cpf');
    await passTime(4 * SECOND);
    store.claim = claim;
    await passTime(17 * SECOND);
    expect(errors.map(String)).toEqual(['Error: claim took longer than 5000 ms']);
    expect(arrivals).toHaveLength(1);
  });

  it('a settlement that fails brings the delivery back under the same id, in the same attempt', async () => {
    const { service, call, store, arrivals, errors } = await startDelivery();
    const [webhook] = await addWebhooks(service, 1);
    const { settle } = store;
    store.settle = () => Promise.reject(new Error('store'));
    await call('/v1/cpf');
    await passTime(SECOND);
    store.settle = settle;
    await passTime(MINUTE);
    expect(errors.map(String)).toEqual(['Error: store']);
    expect(arrivals.map(({ number }) => number)).toEqual([1, 2]);
    const [delivery] = await allDeliveries(service, webhook?.id as string);
    expect(delivery).toMatchObject({ state: 'succeeded' });
    expect(delivery?.attempts).toHaveLength(1);
  });

  it('timers keep no process alive', async () => {
    const { service, call } = await startDelivery();
    await addWebhooks(service, 1);
    await call('/v1/cpf');
    await passTime(MINUTE);
    await service.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('options', () => {
  it('a lease below twice the timeout and 5 s is refused, and so is every other setting that cannot be', async () => {
    for (const webhooks of [
      { lease: 24_999 },
      { timeout: 12_501 },
      { timeout: 0 },
      { concurrency: 0 },
      { perWebhook: 0.5 },
      { retryJitter: 0.51 },
      { retryJitter: -0.1 },
      { retentionDays: Number.NaN },
      { encryptionKey: 'AAAA' },
      { enqueue: 'later' },
      { url: { ports: [0] } },
      { lease: Number.NaN },
      { unknown: 1 },
    ]) {
      await expect(startDelivery({ webhooks: webhooks as never })).rejects.toThrow(TypeError);
    }
    await startDelivery({ webhooks: { lease: 25_000 } });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Service, ServiceError } from '../../../src/index.ts';
import type { Delivery, NewDelivery } from '../../../src/contracts/webhook-store.ts';
import { verifyWebhook } from '../../../src/verify.ts';
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

const SECOND = 1_000;
const URL_OK = 'https://hooks.example.com/in';

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

/** The code with which an operation is refused. */
async function codeOf(operation: Promise<unknown>): Promise<string> {
  const error = await operation.then(
    () => new Error('it was accepted'),
    (refused: unknown) => refused,
  );
  if (!(error instanceof ServiceError)) throw error;
  return error.code;
}

async function started(...given: Parameters<typeof startDelivery>) {
  const start = await startDelivery({ autoStart: false, ...given[0] }, given[1]);
  const [webhook] = await addWebhooks(start.service, 1);
  return { ...start, webhooks: start.service.webhooks, webhook: webhook as NonNullable<typeof webhook> };
}

describe('create', () => {
  it('gives the webhook as it is stored, and its secret this once', async () => {
    const { service, store } = await startDelivery();
    const { webhook, secret } = await service.webhooks.create('acc_pro', {
      url: 'https://Hooks.Example.com:443/in?a=1',
      events: ['tool_used', 'favorite_added', 'tool_used'],
      tools: ['cpf', 'cpf'],
      description: 'Loja',
      headers: { Authorization: 'Basic YTpi' },
    });
    expect(webhook).toEqual({
      id: expect.stringMatching(/^wh_[0-9a-hjkmnp-tv-z]{26}$/),
      accountId: 'acc_pro',
      url: 'https://hooks.example.com/in?a=1',
      events: ['tool_used', 'favorite_added'],
      tools: ['cpf'],
      description: 'Loja',
      headers: ['authorization'],
      state: 'active',
      disabledReason: null,
      disabledAt: null,
      nextSecretUntil: null,
      failingSince: null,
      lastFailureAt: null,
      failedDeliveries: 0,
      lastSuccessAt: null,
      slow: true,
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await store.getWebhook(webhook.id))?.secret).toBe(secret);
    expect(await service.webhooks.get(webhook.id)).toEqual(webhook);
    expect(await service.webhooks.list('acc_pro')).toEqual([webhook]);
  });

  it('refuses with a code for each reason', async () => {
    const { service } = await startDelivery({ webhooks: { maxWebhooks: 2 } });
    const create = async (
      url: unknown = URL_OK,
      events: unknown = ['tool_used'],
      accountId = 'acc_enterprise',
    ) => service.webhooks.create(accountId, { url, events } as never);
    expect(await codeOf(create(URL_OK, ['tool_used'], 'acc_none'))).toBe('not_found');
    for (const url of [
      '',
      7,
      undefined,
      'hooks.example.com',
      'https://a b.com',
      `https://e.com/${'x'.repeat(2048)}`,
    ])
      expect(await codeOf(create(url ?? null))).toBe('invalid_url');
    for (const url of [
      'http://example.com',
      'https://localhost/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://u:p@example.com/',
      'https://example.com:22/',
      'https://example.com/#x',
    ])
      expect(await codeOf(create(url))).toBe('refused_url');
    for (const events of [[], ['tool.used'], ['tool_used', 'x'], 'tool_used', null, {}, [undefined]])
      expect(await codeOf(create(URL_OK, events))).toBe('invalid_event');
    expect(await codeOf(create(URL_OK, ['result_generated'], 'acc_pro'))).toBe('plan');
    expect(await codeOf(create(URL_OK, ['tool_used'], 'acc_free'))).toBe('plan');
    await create();
    await create();
    expect(await codeOf(create())).toBe('limit');
    await create(URL_OK, ['tool_used'], 'acc_pro');
  });

  it('with tools that are not served is not_found', async () => {
    const { webhooks, webhook } = await started();
    const tools = ['documentos', 'xadrez'];
    const made = webhooks.create('acc_enterprise', { url: URL_OK, events: ['tool_used'], tools });
    expect(await codeOf(made)).toBe('not_found');
    expect(await codeOf(webhooks.update(webhook.id, { tools }))).toBe('not_found');
  });

  it('without events is refused, not a failure', async () => {
    const { service } = await startDelivery();
    const input = { url: URL_OK } as never;
    expect(await codeOf(service.webhooks.create('acc_pro', input))).toBe('invalid_event');
  });

  it.each<[unknown, string]>([
    [undefined, 'the options must be an object'],
    [URL_OK, 'the options must be an object'],
    [{ url: URL_OK, events: ['tool_used'], description: { x: 1 } }, 'option "description" is not valid'],
    [
      { url: URL_OK, event: ['tool_used'] },
      'there is no option "event"; there are url, events, tools, description, headers',
    ],
    [
      { url: URL_OK, events: ['tool_used'], tools: 'cpf' },
      'option "tools" must be a list of ids or categories of tools',
    ],
    [
      { url: URL_OK, events: ['tool_used'], headers: { 'x-a': 1 } },
      'option "headers" must be an object of names and texts',
    ],
  ])('refuses %j, which is no input, as update does', async (input, message) => {
    const { webhooks, webhook } = await started();
    await expect(webhooks.create('acc_enterprise', input as never)).rejects.toThrow(
      `webhooks.create: ${message}`,
    );
    await expect(webhooks.update(webhook.id, input as never)).rejects.toThrow(`webhooks.update: ${message}`);
    expect((await webhooks.get(webhook.id))?.version).toBe(1);
  });

  it('refuses a name with an address that is not public, and takes one that does not resolve yet', async () => {
    const outcome = async (addresses: string[] | 'dns_failed') => {
      const { service } = await startDelivery(
        {},
        fakeEgress(undefined, () => addresses),
      );
      return service.webhooks.create('acc_pro', { url: URL_OK, events: ['tool_used'] });
    };
    expect(await codeOf(outcome(['1.1.1.1', '127.0.0.1']))).toBe('refused_url');
    expect(await codeOf(outcome(['64:ff9b::a00:1']))).toBe('refused_url');
    expect((await outcome('dns_failed')).webhook.state).toBe('active');
  });
});

describe('operations on one', () => {
  it('that does not exist are not_found; reading it gives null', async () => {
    const { webhooks } = await started();
    expect(await webhooks.get('wh_none')).toBe(null);
    expect(await webhooks.delivery('evt_none')).toBe(null);
    expect(await webhooks.list('acc_none')).toEqual([]);
    for (const operation of [
      webhooks.update('wh_none', { description: 'x' }),
      webhooks.disable('wh_none'),
      webhooks.enable('wh_none'),
      webhooks.delete('wh_none'),
      webhooks.rotateSecret('wh_none'),
      webhooks.commitSecret('wh_none'),
      webhooks.test('wh_none', 'tool_used'),
      webhooks.deliveries('wh_none'),
      webhooks.resend('evt_none'),
      webhooks.retry('evt_none'),
      webhooks.retryAll('wh_none'),
      webhooks.recover('wh_none', { since: 0 }),
    ])
      expect(await codeOf(operation)).toBe('not_found');
  });

  it('update changes what is given and checks it as create does', async () => {
    const { webhooks, webhook, store } = await started();
    const { id } = webhook;
    await replaceWebhook(store, id, { failingSince: NOW, failedDeliveries: 2, slow: false });
    vi.setSystemTime(NOW + 5);
    expect(await webhooks.update(id, { description: 'x', events: ['result_generated'] })).toMatchObject({
      url: webhook.url,
      description: 'x',
      events: ['result_generated'],
      failedDeliveries: 2,
      slow: false,
      version: 2,
      updatedAt: NOW + 5,
    });
    expect(await webhooks.update(id, { url: 'https://other.example.com' })).toMatchObject({
      url: 'https://other.example.com/',
      failingSince: null,
      failedDeliveries: 0,
      slow: true,
      version: 3,
    });
    expect(await codeOf(webhooks.update(id, { url: 'x' }))).toBe('invalid_url');
    expect(await codeOf(webhooks.update(id, { url: 'https://10.0.0.1/' }))).toBe('refused_url');
    expect(await codeOf(webhooks.update(id, { events: [] }))).toBe('invalid_event');
    const { webhook: pro } = await webhooks.create('acc_pro', { url: URL_OK, events: ['tool_used'] });
    expect(await codeOf(webhooks.update(pro.id, { events: ['result_generated'] }))).toBe('plan');
    expect(await webhooks.get(id)).toMatchObject({ version: 3 });
  });

  it('no change is lost when many are made at once', async () => {
    const { webhooks, webhook } = await started();
    await Promise.all([
      ...Array.from({ length: 20 }, async (_, i) => webhooks.update(webhook.id, { description: `d${i}` })),
      webhooks.rotateSecret(webhook.id),
      webhooks.update(webhook.id, { url: 'https://other.example.com/' }),
    ]);
    const after = await webhooks.get(webhook.id);
    expect(after).toMatchObject({ version: 23, url: 'https://other.example.com/' });
    expect(after?.nextSecretUntil).toBe(NOW + 86_400_000);
  });

  it('disable cancels what waits, enable brings nothing back by itself, delete cancels too', async () => {
    const { webhooks, webhook, call, service, arrivals } = await started();
    await call('/v1/cpf');
    expect(await webhooks.disable(webhook.id)).toMatchObject({
      state: 'disabled',
      disabledReason: 'request',
      disabledAt: NOW,
    });
    await webhooks.enable(webhook.id);
    expect((await service.runDue()).claimed).toBe(0);
    await call('/v1/cpf');
    const all = await allDeliveries(service, webhook.id);
    expect(all.map(({ state }) => state).toSorted()).toEqual(['canceled', 'pending']);
    await webhooks.delete(webhook.id);
    expect((await webhooks.delivery(all.find(({ state }) => state === 'pending')?.id ?? ''))?.state).toBe(
      'canceled',
    );
    expect(await webhooks.get(webhook.id)).toBe(null);
    expect(await codeOf(webhooks.delete(webhook.id))).toBe('not_found');
    expect(arrivals).toEqual([]);
  });

  it('a webhook deleted while its delivery is attempted ends that delivery, also when the attempt is lost', async () => {
    const { webhooks, webhook, call, service, store } = await started();
    await call('/v1/cpf');
    const [claim] = await store.claim({ owner: 'gone', limit: 1, slow: 1, lease: 30_000, perWebhook: 1 });
    await webhooks.delete(webhook.id);
    expect(await store.nextDue()).toBe(30_000);
    vi.setSystemTime(NOW + 30_001);
    await service.runDue();
    expect((await webhooks.delivery(claim?.delivery.id ?? ''))?.state).toBe('canceled');
    expect(await store.nextDue()).toBe(null);
  });

  it('rotateSecret keeps the secret of a rotation under way, that a receiver may have, but with overlap 0', async () => {
    const { webhooks, webhook } = await started();
    await webhooks.rotateSecret(webhook.id, { overlap: SECOND });
    expect(await codeOf(webhooks.rotateSecret(webhook.id))).toBe('state');
    await passTime(SECOND);
    await webhooks.rotateSecret(webhook.id);
    expect(await codeOf(webhooks.rotateSecret(webhook.id))).toBe('state');
    await webhooks.commitSecret(webhook.id);
    await webhooks.rotateSecret(webhook.id);
    await webhooks.rotateSecret(webhook.id, { overlap: 0 });
  });

  it('commitSecret needs a rotation under way; an overlap is whole milliseconds', async () => {
    const { webhooks, webhook } = await started();
    expect(await codeOf(webhooks.commitSecret(webhook.id))).toBe('state');
    await webhooks.rotateSecret(webhook.id);
    await webhooks.commitSecret(webhook.id);
    expect(await codeOf(webhooks.commitSecret(webhook.id))).toBe('state');
    await webhooks.rotateSecret(webhook.id, { overlap: 0 });
    expect(await codeOf(webhooks.commitSecret(webhook.id))).toBe('state');
    for (const overlap of [-1, 0.5, Number.NaN, Infinity])
      await expect(webhooks.rotateSecret(webhook.id, { overlap })).rejects.toThrow(TypeError);
  });

  it('test makes one signed attempt, stores nothing and leaves the streak alone', async () => {
    const { webhooks, webhook, arrivals, service, store } = await started(
      {},
      fakeEgress(() => 500),
    );
    const before = await store.getWebhook(webhook.id);
    for (const event of ['tool_used', 'result_generated', 'favorite_added'] as const) {
      const result = await webhooks.test(webhook.id, event);
      const arrival = arrivals.at(-1) as Arrival;
      expect(result).toMatchObject({ deliveryId: arrival.id, status: 500, error: 'http_status' });
      const verified = await verifyWebhook(
        { headers: new Headers(arrival.headers), body: arrival.body },
        webhook.secret,
      );
      expect(verified).toMatchObject({ event, payload: { tool_id: 'cpf', data: { test: true } } });
    }
    expect(await codeOf(webhooks.test(webhook.id, 'x' as never))).toBe('invalid_event');
    expect(await allDeliveries(service, webhook.id)).toEqual([]);
    expect(await store.getWebhook(webhook.id)).toEqual(before);
    expect(await service.runDue()).toMatchObject({ claimed: 0, nextDue: null });
  });

  it('deliveries are listed newest first, 50 unless told, by state, from where the last page ended', async () => {
    const { webhooks, webhook, call } = await started();
    for (let i = 0; i < 60; i++) {
      await call('/v1/cpf');
      vi.setSystemTime(NOW + i + 1);
    }
    const first = await webhooks.deliveries(webhook.id);
    expect(first).toHaveLength(50);
    expect(first.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, i) => NOW + 59 - i));
    const last = first.at(-1)?.id as string;
    expect((await webhooks.deliveries(webhook.id, { before: last })).map(({ at }) => at - NOW)).toEqual([
      9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    expect(await webhooks.deliveries(webhook.id, { state: 'failed' })).toEqual([]);
    expect(await webhooks.deliveries(webhook.id, { state: 'pending', limit: 3 })).toHaveLength(3);
  });
});

describe('resend', () => {
  it('makes a new delivery of the same body under another id', async () => {
    const { webhooks, webhook, call, service, arrivals } = await started();
    await call('/v1/cpf');
    await service.runDue();
    const [sent] = await allDeliveries(service, webhook.id);
    const again = await webhooks.resend(sent?.id as string);
    expect(again).toMatchObject({ resendOf: sent?.id, body: sent?.body, state: 'pending', attempts: [] });
    expect(again.id).not.toBe(sent?.id);
    await service.runDue();
    expect(arrivals.map(({ body }) => body)).toEqual([sent?.body, sent?.body]);
    expect(new Set(arrivals.map(({ id }) => id)).size).toBe(2);
  });

  it('needs a delivery that has ended, has its body, and a webhook that is active', async () => {
    const { webhooks, webhook, call, service, store } = await started();
    await call('/v1/cpf');
    const [waiting] = await allDeliveries(service, webhook.id);
    const id = waiting?.id as string;
    expect(await codeOf(webhooks.resend(id))).toBe('state');
    await service.runDue();
    await store.enqueue(
      [{ ...(waiting as never as object), id: 'evt_h', keepBody: false, body: '{}' } as never],
      10,
    );
    await service.runDue();
    expect((await webhooks.delivery('evt_h'))?.body).toBe(null);
    expect(await codeOf(webhooks.resend('evt_h'))).toBe('state');
    await webhooks.disable(webhook.id);
    expect(await codeOf(webhooks.resend(id))).toBe('state');
    await webhooks.delete(webhook.id);
    expect(await codeOf(webhooks.resend(id))).toBe('not_found');
  });

  it('is sent at once where the scheduler runs', async () => {
    const { webhooks, webhook, call, service, arrivals } = await started();
    await service.start();
    await call('/v1/cpf');
    await passTime(SECOND);
    const [sent] = await allDeliveries(service, webhook.id);
    await webhooks.resend(sent?.id as string);
    await passTime(SECOND);
    expect(arrivals).toHaveLength(2);
  });
});

describe('retry', () => {
  async function failing() {
    let status = 503;
    const start = await started(
      {},
      fakeEgress(() => status),
    );
    return { ...start, answer: (next: number) => (status = next) };
  }

  it('makes the attempt that a delivery waits for, once, under its id, and the schedule goes on from there', async () => {
    const { webhooks, webhook, call, service, arrivals } = await failing();
    await call('/v1/cpf');
    await service.runDue();
    const [{ id }] = (await allDeliveries(service, webhook.id)) as [Delivery];
    expect(await service.runDue()).toMatchObject({ claimed: 0 });
    expect(await webhooks.retry(id)).toMatchObject({ id, state: 'pending', dueIn: 0 });
    await service.runDue();
    expect(arrivals.map((one) => one.id)).toEqual([id, id]);
    const [after] = await allDeliveries(service, webhook.id);
    expect(after).toMatchObject({
      id,
      state: 'pending',
      dueIn: 300 * SECOND,
      attempts: [{ number: 1 }, { number: 2 }],
    });
    await webhooks.retry(id);
    await service.runDue();
    expect(await webhooks.delivery(id)).toMatchObject({ state: 'failed', attempts: { length: 3 } });
    expect(await codeOf(webhooks.retry(id))).toBe('state');
  });

  it('is refused for one that is being sent, and where the webhook is disabled or gone', async () => {
    const { webhooks, webhook, call, store } = await failing();
    await call('/v1/cpf');
    const [{ id }] = (await webhooks.deliveries(webhook.id)) as [Delivery];
    const claims = await store.claim({ owner: 'test', limit: 1, slow: 1, lease: 60 * SECOND, perWebhook: 1 });
    expect(await codeOf(webhooks.retry(id))).toBe('state');
    for (const { delivery, token } of claims) await store.release(delivery.id, token);
    await webhooks.disable(webhook.id);
    expect(await codeOf(webhooks.retry(id))).toBe('state');
    expect(await codeOf(webhooks.retryAll(webhook.id))).toBe('state');
    await webhooks.delete(webhook.id);
    expect(await codeOf(webhooks.retry(id))).toBe('not_found');
  });

  it('of a webhook sends what waits under its own id, and copies of what ended in this streak', async () => {
    const { webhooks, webhook, call, service, arrivals, answer } = await failing();
    const attempts = async () => {
      for (let i = 0; i < 3; i++) {
        await service.runDue();
        vi.setSystemTime(Date.now() + 301 * SECOND);
      }
    };
    await call('/v1/cpf');
    await attempts();
    answer(200);
    await call('/v1/cpf');
    await service.runDue();
    vi.setSystemTime(Date.now() + SECOND);
    answer(503);
    for (let i = 0; i < 2; i++) await call('/v1/cpf');
    await attempts();
    for (let i = 0; i < 3; i++) await call('/v1/cpf');
    await service.runDue({ limit: 1 });
    for (let i = 0; i < 2; i++) await service.runDue();
    const before = await allDeliveries(service, webhook.id);
    // Newest first; the last one failed before the success, so in another streak.
    expect(before.map(({ state }) => state)).toEqual([
      ...['pending', 'pending', 'pending'],
      ...['failed', 'failed', 'succeeded', 'failed'],
    ]);
    arrivals.length = 0;
    answer(200);
    expect(await webhooks.retryAll(webhook.id)).toEqual({ waiting: 3, resent: 2 });
    while ((await service.runDue()).claimed > 0);
    const idsOf = (state: string) => before.filter((one) => one.state === state).map(({ id }) => id);
    expect(arrivals).toHaveLength(5);
    expect(arrivals.map(({ id }) => id)).toEqual(expect.arrayContaining(idsOf('pending')));
    const copies = (await allDeliveries(service, webhook.id)).filter(({ resendOf }) => resendOf !== null);
    expect(copies.map(({ resendOf }) => resendOf).toSorted()).toEqual(idsOf('failed').slice(0, 2).toSorted());
    expect(await webhooks.retryAll(webhook.id)).toEqual({ waiting: 0, resent: 0 });
  });

  it('of a webhook takes many in pieces, and says when there are more to resend', async () => {
    const { webhooks, webhook, store } = await failing();
    const raised = (i: number): NewDelivery => ({
      id: `evt_z${String(i).padStart(25, '0')}`,
      ...{ webhookId: webhook.id, accountId: webhook.accountId, event: 'tool_used' as const, toolId: 'cpf' },
      ...{ at: NOW, body: '{}', keepBody: true, resendOf: null, trace: null },
    });
    const storeSome = async (count: number, from: number) =>
      store.enqueue(
        Array.from({ length: count }, (_, i) => raised(from + i)),
        10_000,
      );
    const attemptAll = async (state: 'failed' | 'pending') => {
      const claims = await store.claim({
        owner: 'test',
        limit: 2_000,
        slow: 2_000,
        lease: 60 * SECOND,
        perWebhook: 2_000,
      });
      for (const { delivery, token } of claims) {
        const attempt = {
          at: Date.now(),
          duration: 1,
          status: 503,
          error: 'http_status',
          response: '',
        } as const;
        await store.settle({
          ...{ id: delivery.id, token, attempt: { ...attempt, number: state === 'failed' ? 3 : 1 } },
          next: state === 'failed' ? { state } : { state, dueIn: 3_600 * SECOND },
          policy: { after: 1e12, gap: 1e12, deliveries: 1e9, slowAfter: 1e9 },
        });
      }
      return claims.length;
    };
    let [failed, waiting] = [0, 0];
    await storeSome(1_001, 0);
    while (failed < 1_001) failed += await attemptAll('failed');
    await storeSome(1_001, 2_000);
    while (waiting < 1_001) waiting += await attemptAll('pending');
    expect(await webhooks.retryAll(webhook.id)).toEqual({ waiting: 1_001, resent: 1_000, more: true });
  });
});

describe('recover', () => {
  /** Two of each: skipped, canceled, failed, succeeded; 10 ms apart. */
  async function history() {
    let status = 500;
    const start = await started(
      {},
      fakeEgress(() => status),
    );
    const { call, service, webhooks, webhook } = start;
    const calls = async (n: number) => {
      for (let i = 0; i < n; i++) {
        await call('/v1/cpf');
        vi.setSystemTime(Date.now() + 10);
      }
    };
    await webhooks.disable(webhook.id);
    await calls(2);
    await webhooks.enable(webhook.id);
    await calls(2);
    await webhooks.disable(webhook.id);
    await webhooks.enable(webhook.id);
    await calls(2);
    for (let i = 0; i < 3; i++) {
      await service.runDue();
      vi.setSystemTime(Date.now() + 301 * SECOND);
    }
    status = 200;
    await calls(2);
    await service.runDue();
    start.arrivals.length = 0;
    return start;
  }

  it('resends what was skipped, canceled or failed since an instant, once each', async () => {
    const { service, webhooks, webhook, arrivals } = await history();
    const before = await allDeliveries(service, webhook.id);
    expect(before.map(({ state }) => state)).toEqual([
      'succeeded',
      'succeeded',
      'failed',
      'failed',
      'canceled',
      'canceled',
      'skipped',
      'skipped',
    ]);
    expect(await webhooks.recover(webhook.id, { since: NOW + 10 })).toBe(5);
    await service.runDue();
    const bodies = before.slice(2, 7).map(({ body }) => body);
    // Oldest first, as they were raised.
    expect(arrivals.map(({ body }) => body)).toEqual(bodies.toReversed());
    const copies = (await allDeliveries(service, webhook.id)).filter(({ resendOf }) => resendOf !== null);
    expect(copies.map(({ resendOf }) => resendOf).toSorted()).toEqual(
      before
        .slice(2, 7)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(copies.every(({ state }) => state === 'succeeded')).toBe(true);
  });

  it('keeps to the states and the limit, and never resends what has not ended', async () => {
    const { webhooks, webhook, call } = await history();
    await call('/v1/cpf');
    expect(await webhooks.recover(webhook.id, { since: 0, states: ['failed'] })).toBe(2);
    expect(await webhooks.recover(webhook.id, { since: 0, states: ['pending', 'delivering'] })).toBe(0);
    expect(await webhooks.recover(webhook.id, { since: 0, limit: 3 })).toBe(3);
    expect(await webhooks.recover(webhook.id, { since: Date.now() + 1 })).toBe(0);
  });

  it('reads as many pages as it needs', async () => {
    const { webhooks, webhook, call, service } = await started();
    await webhooks.disable(webhook.id);
    for (let i = 0; i < 450; i++) await call('/v1/cpf');
    await webhooks.enable(webhook.id);
    expect(await webhooks.recover(webhook.id, { since: NOW, limit: 420 })).toBe(420);
    expect(await service.runDue()).toMatchObject({ claimed: 420, succeeded: 420 });
  });

  it('sends again only what has not arrived since, however often it is called', async () => {
    let status = 500;
    const { webhooks, webhook, call, service } = await started(
      {},
      fakeEgress(() => status),
    );
    const attempts = async () => {
      for (let i = 0; i < 3; i++) {
        await service.runDue();
        vi.setSystemTime(Date.now() + 301 * SECOND);
      }
    };
    for (let i = 0; i < 3; i++) await call('/v1/cpf');
    await attempts();
    expect(await webhooks.recover(webhook.id, { since: NOW })).toBe(3);
    // Waiting, then failed once more, then arrived.
    expect(await webhooks.recover(webhook.id, { since: NOW })).toBe(0);
    await attempts();
    status = 200;
    expect(await webhooks.recover(webhook.id, { since: NOW, limit: 2 })).toBe(2);
    await service.runDue();
    expect(await webhooks.recover(webhook.id, { since: NOW })).toBe(1);
    await service.runDue();
    expect(await webhooks.recover(webhook.id, { since: NOW })).toBe(0);
  });

  it('finds what was raised since, behind any number of copies of what was raised before', async () => {
    const { webhooks, webhook, call, service } = await started();
    await webhooks.disable(webhook.id);
    for (let i = 0; i < 250; i++) await call('/v1/cpf');
    vi.setSystemTime(Date.now() + SECOND);
    const since = Date.now();
    await call('/v1/cpf');
    await webhooks.enable(webhook.id);
    vi.setSystemTime(Date.now() + SECOND);
    for (const { id, at } of await allDeliveries(service, webhook.id)) {
      if (at < since) await webhooks.resend(id);
    }
    expect(await webhooks.recover(webhook.id, { since })).toBe(1);
  });

  it('takes whole numbers, as the list does', async () => {
    const { webhooks, webhook } = await started();
    const { id } = webhook;
    await expect(webhooks.recover(id, {} as { since: number })).rejects.toThrow('"since"');
    await expect(webhooks.recover(id, { since: 0, limit: -1 })).rejects.toThrow('"limit"');
    await expect(webhooks.deliveries(id, { limit: 0.5 })).rejects.toThrow('"limit"');
  });

  it('needs an active webhook', async () => {
    const { webhooks, webhook } = await started();
    await webhooks.disable(webhook.id);
    expect(await codeOf(webhooks.recover(webhook.id, { since: 0 }))).toBe('state');
  });
});

describe('favorites', () => {
  it('of an unknown tool or account are not_found', async () => {
    const { service } = await startDelivery();
    const { favorites }: Service = service;
    expect(await codeOf(favorites.add('acc_pro', 'none'))).toBe('not_found');
    expect(await codeOf(favorites.add('acc_none', 'cpf'))).toBe('not_found');
    expect(await codeOf(favorites.remove('acc_pro', 'none'))).toBe('not_found');
    expect(await codeOf(favorites.list('acc_none'))).toBe('not_found');
  });
});

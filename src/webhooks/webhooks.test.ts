import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventName } from '../contracts/event-names.ts';
import type { ToolCall } from '../contracts/events.ts';
import { builtInPlans } from '../contracts/plans.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import {
  type Claim,
  type Delivery,
  timedWebhookStore,
  type Webhook,
  type WebhookStore,
} from '../contracts/webhook-store.ts';
import type { AttemptReport } from '../contracts/reports.ts';
import type { Egress } from '../egress/egress.ts';
import type { AnyTool } from '../kit/tool.ts';
import { readOptions } from '../lib/options.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { memoryStore } from '../stores/memory/index.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { deliveryId } from './signature.ts';
import { webhookOptions, type WebhookSettings } from './settings.ts';
import { createWebhooks } from './webhooks.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: [...CLOCKS] }));
afterEach(() => void vi.useRealTimers());

/** All but the turns that long work gives others. */
const CLOCKS = ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const NOW = 1_795_262_400_000;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;

const seeded = seededRandom('deliveries');

/** Delivery for an account `a` with a webhook, whose scheduler runs when the test says so. */
async function started(
  settings: WebhookSettings = {},
  egress?: Egress['send'],
  { patience = 5_000, random = seededRandom('webhooks') } = {},
) {
  const clock = () => Date.now();
  const store = memoryStore({ clock });
  const errors: unknown[] = [];
  const told: string[] = [];
  const turns: string[] = [];
  const attempts: AttemptReport[] = [];
  const wakes: number[] = [];
  let run: Parameters<Scheduler['start']>[0] = async () => ({ nextDue: null });
  const scheduler: Scheduler = {
    start: async (work) => void (run = work),
    wake: async (delay) => void wakes.push(delay),
    stop: async () => undefined,
  };
  const webhooks = createWebhooks({
    settings: readOptions('webhooks', settings, webhookOptions),
    store,
    keyStore: store,
    quotaStore: store,
    patience,
    scheduler,
    egress: () => ({
      pinned: false,
      send: egress ?? (async () => ({ status: 200, body: new Uint8Array() })),
    }),
    plans: builtInPlans,
    tools: [],
    limits: { maxBodyBytes: 1_000, bodyTimeout: 1_000 },
    clock,
    random,
    onError: (error) => void errors.push(error),
    onAttempt: (report) => void attempts.push(report),
    onWebhookFailing: ({ id }) => void turns.push(`${id} fails`),
    onWebhookRecovered: ({ id }) => void turns.push(`${id} recovered`),
    onWebhookDisabled: ({ id }) => void told.push(id),
  });
  store.createAccount({ id: 'a', plan: 'enterprise', status: 'active', createdAt: NOW });
  const input = { url: 'https://hooks.example.com/in', events: ['tool_used'] } as const;
  const { webhook } = await webhooks.operations.create('a', input);
  await webhooks.start();
  const enqueue = (n = 1, webhookId = webhook.id, at = NOW) =>
    store.enqueue(
      Array.from({ length: n }, () => ({
        id: deliveryId(at, seeded),
        webhookId,
        accountId: 'a',
        event: 'tool_used' as const,
        toolId: 'cpf',
        at,
        body: '{}',
        keepBody: true,
        resendOf: null,
        trace: null,
      })),
      Infinity,
    );
  return {
    ...webhooks,
    webhook,
    store,
    errors,
    told,
    turns,
    attempts,
    wakes,
    enqueue,
    run: async () => run(),
  };
}

type Calls = { readonly mock: { readonly calls: readonly (readonly unknown[])[] } };
const argumentsOf = (spy: unknown) => (spy as Calls).mock.calls;

describe('settings', () => {
  it.each<[keyof WebhookSettings, unknown]>([
    ['timeout', 0],
    ['timeout', 0.5],
    ['concurrency', 0],
    ['perWebhook', 0],
    ['lease', 0],
    ['maxWebhooks', -1],
    ['maxPending', 0],
    ['retentionDays', -0.5],
    ['retentionDays', 36_501],
    ['retentionDays', '30'],
    ['retryJitter', -0.01],
    ['retryJitter', 0.51],
    ['encryptionKey', 7],
    ['redact', {}],
    ['url', 'https://example.com'],
    ['enqueue', 'later'],
    ['enqueue', ''],
  ])('%s: %j is refused by its name', async (name, value) => {
    await expect(started({ [name]: value })).rejects.toThrow(TypeError);
    await expect(started({ [name]: value })).rejects.toThrow(`webhooks: option "${name}"`);
  });

  it.each<WebhookSettings>([
    { timeout: 1 },
    { concurrency: 1 },
    { perWebhook: 1 },
    { maxPending: 1 },
    { retentionDays: 0 },
    { retentionDays: 36_500 },
    { retryJitter: 0 },
    { retryJitter: 0.5 },
    { enqueue: 'strict' },
    { enqueue: 'lenient' },
    { lease: 25_000 },
    { timeout: 12_500 },
  ])('%j is accepted', async (settings) => {
    expect((await started(settings)).webhook.state).toBe('active');
  });

  it.each<WebhookSettings>([{ lease: 24_999 }, { timeout: 12_501 }, { timeout: 1, lease: 5_001 }])(
    'a lease has to last for two attempts and 5 seconds: not so in %j',
    async (settings) => {
      await expect(started(settings)).rejects.toThrow(
        new TypeError('webhooks: "lease" must be at least 2 × timeout + 5 s'),
      );
    },
  );

  it('have the documented defaults', async () => {
    const { store, operations, runDue, enqueue, webhook, events } = await started();
    const spies = {
      createWebhook: vi.spyOn(store, 'createWebhook'),
      claim: vi.spyOn(store, 'claim'),
      purge: vi.spyOn(store, 'purge'),
      enqueue: vi.spyOn(store, 'enqueue'),
    };
    const input = { url: webhook.url, events: webhook.events };
    for (let i = 1; i < 10; i++) await operations.create('a', input);
    await expect(operations.create('a', input)).rejects.toMatchObject({
      code: 'limit',
      message: 'an account has at most 10 webhooks',
    });
    enqueue();
    await runDue();
    const [{ id }] = (await operations.deliveries(webhook.id)) as [Delivery];
    await operations.resend(id);
    expect(events.strict).toBe(false);
    expect(argumentsOf(spies.createWebhook).every(([, max]) => max === 10)).toBe(true);
    expect(argumentsOf(spies.claim)[0]?.[0]).toEqual({
      owner: expect.stringMatching(/^proc_[0-9a-z]{26}$/),
      limit: 64,
      slow: 32,
      failing: 28,
      lease: 30_000,
      perWebhook: 4,
      onError: expect.any(Function),
      onAbandoned: expect.any(Function),
      onLate: expect.any(Function),
    });
    expect(argumentsOf(spies.purge)[0]).toEqual([30 * DAY, 500]);
    expect(argumentsOf(spies.enqueue).at(-1)?.[1]).toBe(100_000);
  });

  it.each([
    [0, 30_000],
    [0.5, 37_500],
    [undefined, 30_000],
  ])('a jitter of %s lengthens a wait by a random part of it: here by half', async (retryJitter, nextDue) => {
    const { enqueue, runDue } = await started(
      retryJitter === undefined ? {} : { retryJitter },
      async () => ({ status: 500, body: new Uint8Array() }),
      { random: () => 2 ** 31 },
    );
    enqueue();
    expect(await runDue()).toMatchObject({ retried: 1, nextDue });
  });
});

describe('claims that come too late', () => {
  it('are given back, so that the next look has them at once', async () => {
    const { store, enqueue, runDue, run, errors, wakes } = await started();
    enqueue(3);
    const { claim } = store;
    const late = timedWebhookStore(
      {
        ...store,
        claim: async (request) => new Promise((resolve) => setTimeout(resolve, 8_000, claim(request))),
      },
      5_000,
    );
    store.claim = late.claim;
    const look = expect(run()).rejects.toThrow('claim took longer than 5000 ms');
    await vi.advanceTimersByTimeAsync(8_000);
    await look;
    expect(errors).toEqual([]);
    expect(wakes).toEqual([0]);
    store.claim = claim;
    expect(await runDue()).toMatchObject({ claimed: 3, succeeded: 3 });
  });

  it('and those whose answers are lost end no attempt, however often', async () => {
    const { store, enqueue, runDue, webhook, operations } = await started();
    enqueue();
    const { claim } = store;
    store.claim = async (request) => {
      await claim(request);
      throw new Error('the answer is lost');
    };
    for (let time = 0; time < 10; time++) {
      await expect(runDue()).rejects.toThrow('the answer is lost');
      await vi.advanceTimersByTimeAsync(30_000);
    }
    store.claim = claim;
    expect(await runDue()).toMatchObject({ claimed: 1, succeeded: 1 });
    const [{ attempts }] = (await operations.deliveries(webhook.id)) as [Delivery];
    expect(attempts.map(({ number, error }) => [number, error])).toEqual([[1, null]]);
  });

  it('begin no attempt where the store cannot note that, and are given back', async () => {
    const { store, enqueue, runDue, errors } = await started();
    enqueue(2);
    vi.spyOn(store as Required<WebhookStore>, 'begin').mockRejectedValueOnce(new Error('store'));
    expect(await runDue()).toMatchObject({ claimed: 0 });
    expect(errors.map(String)).toEqual(['Error: store']);
    expect(await runDue()).toMatchObject({ claimed: 2, succeeded: 2 });
  });
});

it('an attempt that was abandoned is reported, though no process had it', async () => {
  const { store, enqueue, runDue, errors, webhook, attempts } = await started();
  enqueue();
  for (let time = 0; time < 3; time++) {
    const request = { owner: 'killed', limit: 1, slow: 1, lease: 30_000, perWebhook: 4 };
    const [claimed] = (await store.claim(request)) as [Claim];
    await store.begin?.([{ id: claimed.delivery.id, token: claimed.token }]);
    await vi.advanceTimersByTimeAsync(30_000);
  }
  await runDue();
  expect(errors).toMatchObject([{ code: 'abandoned' }]);
  expect(attempts).toMatchObject([
    { webhookId: webhook.id, number: 1, error: 'abandoned', state: 'pending' },
  ]);
});

describe('one look of the scheduler', () => {
  it('says when there is more to do, or that there is nothing', async () => {
    const { run, enqueue } = await started();
    expect(await run()).toEqual({ nextDue: null });
    enqueue();
    await run();
    await vi.advanceTimersByTimeAsync(0);
    expect(await run()).toEqual({ nextDue: null });
  });

  it('comes back after a second for due work that others hold', async () => {
    const { run, enqueue, store } = await started();
    enqueue(2);
    // A slow webhook has one attempt at a time, which another process is making.
    store.claim({ owner: 'other', limit: 1, slow: 1, lease: 30_000, perWebhook: 4 });
    expect(await run()).toEqual({ nextDue: 1_000 });
  });

  it('leaves the rest to the slots that become free', async () => {
    const { run, enqueue, wakes, store } = await started(
      { concurrency: 1 },
      async () => new Promise((resolve) => setTimeout(resolve, 0, { status: 200, body: new Uint8Array() })),
    );
    enqueue(2);
    const claim = vi.spyOn(store, 'claim');
    expect(await run()).toEqual({ nextDue: null });
    expect(claim).toHaveBeenCalledTimes(1);
    await run();
    expect(claim).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(wakes).toEqual([0]);
    expect(await run()).toEqual({ nextDue: null });
  });

  it('deletes what is over once an hour, and at once when there may be more', async () => {
    const { run, store } = await started({ retentionDays: 2 });
    const purge = vi.spyOn(store, 'purge');
    const purges = async (after: number) => {
      await vi.advanceTimersByTimeAsync(after);
      purge.mockClear();
      await run();
      return argumentsOf(purge);
    };
    expect(await purges(0)).toEqual([[2 * DAY, 500]]);
    expect(await purges(HOUR - 1)).toEqual([]);
    expect(await purges(1)).toHaveLength(1);
    purge.mockReturnValueOnce(499);
    await vi.advanceTimersByTimeAsync(HOUR);
    await run();
    expect(await purges(0)).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOUR);
    purge.mockReturnValueOnce(500);
    expect(await run()).toEqual({ nextDue: 0 });
    expect(await purges(0)).toHaveLength(1);
    vi.setSystemTime(NOW - DAY);
    expect(await purges(0)).toHaveLength(1);
  });
});

describe('a claim', () => {
  it('counts the slow attempts under way against their half of the slots', async () => {
    const { run, enqueue, store, operations, webhook } = await started(
      { concurrency: 5 },
      async () => new Promise<never>(() => undefined),
    );
    const other = await operations.create('a', { url: webhook.url, events: ['tool_used'] });
    const claim = vi.spyOn(store, 'claim');
    enqueue();
    await run();
    enqueue(1, other.webhook.id);
    await run();
    await run();
    expect(argumentsOf(claim).map(([request]) => request)).toMatchObject([
      { limit: 5, slow: 2 },
      { limit: 4, slow: 1 },
      { limit: 3, slow: 0 },
    ]);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('of %i slots has %i for slow webhooks', async (concurrency, slow) => {
    const { run, store } = await started({ concurrency });
    const claim = vi.spyOn(store, 'claim');
    await run();
    expect(argumentsOf(claim)).toMatchObject([[{ limit: concurrency, slow }]]);
  });

  it('waits for the one before, but not for ever', async () => {
    const { run, store, errors } = await started({}, undefined, { patience: 2_000 });
    const claim = vi.spyOn(store, 'claim').mockImplementationOnce(() => new Promise(() => undefined));
    void run();
    const second = run();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(claim).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(claim).toHaveBeenCalledTimes(2);
    expect(errors.map(String)).toEqual(['Error: the claim before this one took longer than 2000 ms']);
  });

  it('finds the slot of an attempt that was cut off free once its lease is over, and not before', async () => {
    const { run, enqueue, store } = await started({ concurrency: 1, lease: 25_000 });
    const claim = vi.spyOn(store, 'claim');
    store.settle = async () => new Promise<never>(() => undefined);
    enqueue();
    await run();
    await vi.advanceTimersByTimeAsync(25_000);
    await run();
    expect(claim).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await run();
    expect(argumentsOf(claim)[1]).toMatchObject([{ limit: 1, slow: 1 }]);
  });
});

describe('a webhook whose streak fills the rule', () => {
  const failing = {
    failingSince: NOW - 7 * DAY,
    lastFailureAt: NOW - 3 * DAY,
    failedDeliveries: 3,
    slow: true,
  };

  async function disabledBy(streak: Partial<Webhook>) {
    const status500 = async () => ({ status: 500, body: new Uint8Array() });
    const { store, webhook, enqueue, runDue, told } = await started({}, status500);
    const record = store.getWebhook(webhook.id) as Webhook;
    store.deleteWebhook(webhook.id, NOW);
    store.createWebhook({ ...record, ...failing, ...streak }, 10);
    enqueue();
    await runDue();
    expect(told).toEqual((store.getWebhook(webhook.id) as Webhook).state === 'disabled' ? [webhook.id] : []);
    return told.length === 1;
  }

  it('is disabled: 7 days, no gap of over 3 days, 3 deliveries; the host is told', async () => {
    expect(await disabledBy({})).toBe(true);
    expect(await disabledBy({ failingSince: NOW - 7 * DAY + 1 })).toBe(false);
    expect(await disabledBy({ lastFailureAt: NOW - 3 * DAY - 1 })).toBe(false);
    expect(await disabledBy({ failedDeliveries: 2 })).toBe(false);
  });

  it('makes slow what took longer than 5 seconds', async () => {
    for (const [after, slow] of [
      [5_000, false],
      [5_001, true],
    ] as const) {
      const late = async () => {
        await new Promise((resolve) => setTimeout(resolve, after));
        return { status: 200, body: new Uint8Array() };
      };
      const { store, webhook, enqueue, runDue } = await started({}, late);
      enqueue();
      const round = runDue();
      await vi.advanceTimersByTimeAsync(after);
      await round;
      expect((store.getWebhook(webhook.id) as Webhook).slow).toBe(slow);
    }
  });
});

describe('the host', () => {
  it('hears once that three deliveries in a row have failed, and once that a webhook has recovered', async () => {
    let status = 500;
    const { enqueue, runDue, turns, webhook } = await started({}, async () => ({
      status,
      body: new Uint8Array(),
    }));
    const deliver = async (count: number) => {
      enqueue(count);
      for (let attempts = 0; attempts < 3; attempts++) {
        await runDue();
        await vi.advanceTimersByTimeAsync(HOUR);
      }
    };
    await deliver(2);
    expect(turns).toEqual([]);
    await deliver(4);
    expect(turns).toEqual([`${webhook.id} fails`]);
    status = 200;
    await deliver(3);
    expect(turns).toEqual([`${webhook.id} fails`, `${webhook.id} recovered`]);
  });
});

describe('stop', () => {
  it('waits for 15 seconds unless told otherwise, then aborts what is under way', async () => {
    const settings = { timeout: MINUTE, lease: 200_000 };
    const { stop, enqueue, run, store, webhook, wakes } = await started(
      settings,
      async ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    enqueue();
    await run();
    await vi.advanceTimersByTimeAsync(0);
    let isStopped = false;
    const stopped = stop().finally(() => (isStopped = true));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await stopped).toEqual({ drained: 0, released: 1 });
    expect(store.listDeliveries({ webhookId: webhook.id, limit: 9 })).toMatchObject([
      { state: 'pending', attempts: [] },
    ]);
    expect(wakes).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for what is being claimed, too', async () => {
    const { stop, enqueue, run, store } = await started();
    const claim = store.claim.bind(store);
    store.claim = async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return claim(request);
    };
    enqueue();
    void run();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(await stopped).toEqual({ drained: 1, released: 0 });
  });

  it('waits for longer than a timer holds half of, with an endless drain', async () => {
    const after = 2 ** 30 + 1_000;
    const { stop, enqueue, run } = await started(
      { timeout: after + 1, lease: 2 * after + 9_000 },
      async () =>
        new Promise((resolve) => setTimeout(resolve, after, { status: 200, body: new Uint8Array() })),
    );
    enqueue();
    await run();
    const stopped = stop({ drain: Infinity });
    await vi.advanceTimersByTimeAsync(after);
    expect(await stopped).toEqual({ drained: 1, released: 0 });
  });

  it('waits for as long as a timer holds, with an endless drain', async () => {
    const { stop, runDue } = await started();
    await runDue();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await stop({ drain: Infinity });
    expect(timers.mock.calls.map(([, wait]) => wait)).toEqual([2 ** 31 - 1]);
  });

  it('reports a store that fails at what is aborted, and the abortion itself not', async () => {
    const hanging: Egress['send'] = async ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const { stop, enqueue, run, store, errors } = await started({}, hanging);
    enqueue();
    await run();
    await vi.advanceTimersByTimeAsync(0);
    store.release = () => Promise.reject(new Error('release'));
    const stopped = stop({ drain: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await stopped).toEqual({ drained: 0, released: 1 });
    expect(errors.map(String)).toEqual(['Error: release']);
  });

  it('reports a settlement that fails while it is stopped, and releases its delivery', async () => {
    const { stop, enqueue, run, store, errors, webhook } = await started();
    enqueue();
    let fail: (error: Error) => void = () => undefined;
    store.settle = async () => new Promise((_, reject) => (fail = reject));
    await run();
    await vi.advanceTimersByTimeAsync(0);
    const stopped = stop({ drain: 0 });
    await vi.advanceTimersByTimeAsync(1);
    fail(new Error('settle'));
    expect(await stopped).toEqual({ drained: 0, released: 1 });
    expect(errors.map(String)).toEqual(['Error: settle']);
    expect(store.listDeliveries({ webhookId: webhook.id, limit: 1 })).toMatchObject([{ state: 'pending' }]);
  });

  it('claims nothing more until the next start, and tells no scheduler of what is left', async () => {
    const { stop, start, run, runDue, enqueue, wakes } = await started();
    await stop();
    enqueue();
    await run();
    expect(await runDue()).toMatchObject({ claimed: 0, nextDue: 0 });
    expect(wakes).toEqual([]);
    await start();
    expect(await runDue()).toMatchObject({ claimed: 1, succeeded: 1, nextDue: null });
  });
});

describe('runDue', () => {
  it('tells the scheduler when the rest is due', async () => {
    const { runDue, enqueue, wakes } = await started({}, async () => ({
      status: 500,
      body: new Uint8Array(),
    }));
    enqueue();
    await runDue();
    // The retry is told when it is stored, and once more for schedulers that cannot look by themselves.
    expect(wakes).toEqual([30_000, 30_000]);
    await runDue({ limit: 0 });
    expect(wakes).toEqual([30_000, 30_000, 30_000]);
  });

  it('does nothing in no time, and counts it', async () => {
    const { runDue, enqueue } = await started();
    enqueue();
    const nothing = { claimed: 0, succeeded: 0, retried: 0, failed: 0 };
    expect(await runDue({ budget: 0 })).toEqual({ ...nothing, nextDue: 0 });
    expect(await runDue({ budget: 1 })).toEqual({ ...nothing, claimed: 1, succeeded: 1, nextDue: null });
  });

  it('reports a store that fails at the end of a disabled webhook, and counts all the same', async () => {
    const { runDue, enqueue, store, errors } = await started();
    const settle = store.settle.bind(store);
    store.settle = async (settlement) => ({ ...(await settle(settlement)), disabled: true });
    vi.spyOn(store as WebhookStore, 'getWebhook').mockRejectedValueOnce(new Error('store'));
    enqueue();
    expect(await runDue()).toMatchObject({ claimed: 1, succeeded: 1 });
    expect(errors.map(String)).toEqual(['Error: store']);
  });
});

describe('operations', () => {
  it('create leaves nothing behind for an account that is erased meanwhile, nor gives it to the next of its id', async () => {
    for (const comesAgain of [false, true]) {
      const { operations, store } = await started();
      const { createWebhook } = store;
      store.createWebhook = (...given) => {
        void store.eraseAccount('a');
        if (comesAgain) store.createAccount({ id: 'a', plan: 'pro', status: 'active', createdAt: NOW + 1 });
        return createWebhook(...given);
      };
      const input = { url: 'https://hooks.example.com/other', events: ['tool_used'] } as const;
      await expect(operations.create('a', input)).rejects.toMatchObject({ code: 'not_found' });
      expect(await store.listWebhooks('a')).toEqual([]);
    }
  });

  it('recover of two processes at once sends each delivery again once, and in order', async () => {
    const { operations, enqueue, webhook, store } = await started();
    enqueue(10);
    await operations.disable(webhook.id);
    await operations.enable(webhook.id);
    const recover = async () => operations.recover(webhook.id, { since: NOW });
    await Promise.all([recover(), recover()]);
    const all = await store.listDeliveries({ webhookId: webhook.id, limit: 100 });
    const copies = all.filter(({ state }) => state === 'pending');
    expect([all.length, copies.length]).toEqual([20, 10]);
    const originals = all.filter(({ state }) => state === 'canceled').map(({ id }) => id);
    expect(copies.map(({ resendOf }) => resendOf)).toEqual(originals);
    expect(copies.every(({ id, resendOf }) => id > (resendOf as string))).toBe(true);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    await recover();
    expect(await store.listDeliveries({ webhookId: webhook.id, limit: 100 })).toHaveLength(20);
  });

  it('resend, asked for twice, sends one copy, and another once that has ended', async () => {
    const { operations, enqueue, webhook, store, runDue } = await started();
    enqueue();
    await runDue();
    const [{ id }] = (await operations.deliveries(webhook.id)) as [Delivery];
    const copies = await Promise.all([operations.resend(id), operations.resend(id)]);
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    copies.push(await operations.resend(id));
    expect(new Set(copies.map((copy) => copy.id)).size).toBe(1);
    await runDue();
    expect((await operations.resend(id)).id).not.toBe(copies[0]?.id);
    expect(await store.listDeliveries({ webhookId: webhook.id, limit: 100 })).toHaveLength(3);
  });

  it('recover sends the newest 1,000 of what did not arrive, unless told otherwise', async () => {
    const { operations, enqueue, webhook } = await started();
    await operations.disable(webhook.id);
    enqueue(1_001);
    await operations.enable(webhook.id);
    expect(await operations.recover(webhook.id, { since: NOW })).toBe(1_000);
  });

  it('recover tells how many will be sent: not those that find the webhook full', async () => {
    const { operations, enqueue, webhook } = await started({ maxPending: 3 });
    await operations.disable(webhook.id);
    enqueue(5);
    await operations.enable(webhook.id);
    expect(await operations.recover(webhook.id, { since: NOW })).toBe(3);
  });

  it('recover, called again after each stop of the webhook, keeps one copy of what was not sent', async () => {
    const { operations, enqueue, webhook, store } = await started();
    enqueue(5);
    for (let round = 0; round < 4; round++) {
      await operations.disable(webhook.id);
      await operations.enable(webhook.id);
      expect(await operations.recover(webhook.id, { since: NOW })).toBe(5);
    }
    expect(await store.listDeliveries({ webhookId: webhook.id, limit: 100 })).toHaveLength(10);
  });

  it('recover reads no page that it does not need, and stores nothing where nothing is missing', async () => {
    const { operations, enqueue, webhook, store } = await started();
    await operations.disable(webhook.id);
    enqueue(401);
    await operations.enable(webhook.id);
    const listDeliveries = vi.spyOn(store, 'listDeliveries');
    const stored = vi.spyOn(store, 'enqueue');
    for (const [since, limit, pages] of [
      [NOW + 1, 1_000, 1],
      [NOW, 0, 1],
      // The last looks tell how many found the webhook full.
      [NOW, 1_000, 10],
    ] as const) {
      listDeliveries.mockClear();
      await operations.recover(webhook.id, { since, limit });
      expect(listDeliveries).toHaveBeenCalledTimes(pages);
      expect(argumentsOf(listDeliveries)[0]).toEqual([{ webhookId: webhook.id, limit: 100 }]);
    }
    expect(stored.mock.calls.map(([copies]) => copies.length)).toEqual([100, 100, 100, 100, 1]);
  });

  it('recover gives other work a turn before each piece that it reads or stores', async () => {
    const { operations, enqueue, webhook, store } = await started();
    await operations.disable(webhook.id);
    enqueue(250);
    await operations.enable(webhook.id);
    let turns = 0;
    const work = () => {
      turns++;
      next = setImmediate(work);
    };
    let next = setImmediate(work);
    const seen: number[] = [];
    const { listDeliveries, enqueue: keep } = store;
    vi.spyOn(store, 'listDeliveries').mockImplementation((query) => {
      if (query.state === undefined) seen.push(turns);
      return listDeliveries(query);
    });
    vi.spyOn(store, 'enqueue').mockImplementation((copies, most) => {
      seen.push(turns);
      return keep(copies, most);
    });
    await operations.recover(webhook.id, { since: NOW });
    clearImmediate(next);
    // The first piece is stored in the turn that read the last one.
    expect([seen.length, new Set(seen).size]).toEqual([6, 5]);
  });

  it('recover tells how many will be sent, whatever else was skipped lately', async () => {
    const { operations, enqueue, webhook } = await started({ maxPending: 3 });
    enqueue(5);
    await operations.disable(webhook.id);
    enqueue(450, webhook.id, NOW + MINUTE);
    await operations.enable(webhook.id);
    expect(await operations.recover(webhook.id, { since: NOW, states: ['canceled'] })).toBe(3);
  });

  it('recover takes the states that it is told, of deliveries that have ended and still have a body', async () => {
    const { operations, enqueue, webhook, runDue } = await started();
    enqueue(2);
    await runDue();
    enqueue();
    expect(await operations.recover(webhook.id, { since: NOW })).toBe(0);
    expect(await operations.recover(webhook.id, { since: NOW, states: ['pending'] })).toBe(0);
    expect(await operations.recover(webhook.id, { since: NOW + 1, states: ['succeeded'] })).toBe(0);
    expect(await operations.recover(webhook.id, { since: NOW, states: ['succeeded'], limit: 0 })).toBe(0);
    expect(await operations.recover(webhook.id, { since: NOW, states: ['succeeded'] })).toBe(2);
  });

  it('say what is wrong', async () => {
    const { operations, webhook, store } = await started();
    const { id, url } = webhook;
    const refused = async (operation: Promise<unknown>, code: string, message: string) =>
      expect(operation).rejects.toMatchObject({ name: 'ServiceError', code, message });
    await refused(
      operations.create('a', { url, events: ['x' as never] }),
      'invalid_event',
      'events must be some of tool_used, result_generated, favorite_added',
    );
    await refused(operations.test(id, 'x' as never), 'invalid_event', 'there is no event "x"');
    await refused(operations.commitSecret(id), 'state', `webhook "${id}" has no rotation under way`);
    await operations.rotateSecret(id);
    await refused(
      operations.rotateSecret(id),
      'state',
      `webhook "${id}" has a rotation under way: commit it, or use overlap 0`,
    );
    for (const operation of ['enable', 'disable', 'commitSecret', 'rotateSecret', 'deliveries'] as const) {
      await refused(operations[operation]('wh_0'), 'not_found', 'there is no webhook "wh_0"');
    }
    await refused(operations.delete('wh_0'), 'not_found', 'there is no webhook "wh_0"');
    await refused(operations.resend('evt_0'), 'not_found', 'there is no delivery "evt_0"');
    await operations.disable(id);
    await refused(operations.recover(id, { since: 0 }), 'state', `webhook "${id}" is not active`);
    store.createAccount({ id: 'f', plan: 'free', status: 'active', createdAt: NOW });
    await refused(
      operations.create('f', { url, events: ['tool_used'] }),
      'plan',
      'the plan "free" has no event "tool_used"',
    );
    await expect(operations.rotateSecret(id, { overlap: -1 })).rejects.toThrow(
      new TypeError(
        'webhooks.rotateSecret: option "overlap" must be a duration from 0ms to 36500d: milliseconds, or a text such as "15s" (ms, s, m, h, d)',
      ),
    );
  });
});

describe('a delivery', () => {
  const refusing = async () => ({ status: 503, body: new Uint8Array() });

  it.each([
    ['pending', true, '{}', 'The delivery still waits for an attempt. Use retry to make it now.'],
    ['delivering', true, '{}', 'An attempt is under way. Wait for its end.'],
    [
      'succeeded',
      true,
      null,
      'The body of this delivery is gone, or went on with the copy that was sent after it.',
    ],
    ['succeeded', false, null, 'The body of this delivery was not kept (sensitive data).'],
  ] as const)(
    'that is %s (body kept: %s) says why it cannot be sent again',
    async (state, keepBody, body, why) => {
      const { operations, webhook, enqueue, store } = await started({}, refusing);
      enqueue();
      const [delivery] = (await operations.deliveries(webhook.id)) as [Delivery];
      vi.spyOn(store, 'getDelivery').mockReturnValue({ ...delivery, state, keepBody, body } as never);
      await expect(operations.resend(delivery.id)).rejects.toMatchObject({
        code: 'state',
        message: `delivery "${delivery.id}": ${why}`,
      });
    },
  );
});

describe('an event', () => {
  const favorite = { type: 'favorite_added', accountId: 'a', tool: cpf, favorites: 1, at: NOW } as const;

  async function stored(
    prepare: (start: Awaited<ReturnType<typeof started>>) => unknown = () => undefined,
    events: readonly EventName[] = ['favorite_added'],
  ) {
    const start = await started();
    const { operations, webhook, store, events: sink, wakes } = start;
    await operations.update(webhook.id, { events });
    const none = { scope: 'tools', tools: null, expiresAt: null, revokedAt: null, lastUsedAt: null } as const;
    store.createKey({ id: 'k', accountId: 'a', digest: 'd', hint: '', createdAt: NOW, ...none });
    await prepare(start);
    const enqueue = vi.spyOn(store, 'enqueue');
    await sink.emit(favorite);
    return { stored: argumentsOf(enqueue).length, wakes };
  }

  it('of a favorite is stored for who wants it, and the scheduler told', async () => {
    expect(await stored()).toEqual({ stored: 1, wakes: [0] });
  });

  it('is stored and the scheduler told where the store answers later, too', async () => {
    const later = ({ store }: Awaited<ReturnType<typeof started>>) => {
      const { listWebhooks } = store;
      vi.spyOn(store as WebhookStore, 'listWebhooks').mockImplementation(async (id) => listWebhooks(id));
    };
    expect(await stored(later)).toEqual({ stored: 1, wakes: [0] });
  });

  it.each<[string, (start: Awaited<ReturnType<typeof started>>) => unknown]>([
    ['of a suspended account', ({ store }) => store.updateAccount('a', { status: 'suspended' })],
    ['of a plan without it', ({ store }) => store.updateAccount('a', { plan: 'free' })],
    ['of a plan that is no more', ({ store }) => store.updateAccount('a', { plan: 'gone' })],
    ['without a key', ({ store }) => store.revokeKey('k', NOW)],
    ['with a key that has expired', ({ store }) => store.expireKey('k', NOW)],
  ])('%s is not stored, and nobody is told', async (_, prepare) => {
    expect(await stored(prepare)).toEqual({ stored: 0, wakes: [] });
  });

  it('that no webhook wants is not stored either', async () => {
    expect(await stored(undefined, ['tool_used'])).toEqual({ stored: 0, wakes: [] });
  });

  it('of a call is stored for who wants it and has it in the plan', async () => {
    const { events: sink, wakes, store, webhook } = await started();
    const call = (plan: keyof typeof builtInPlans): ToolCall => ({
      type: 'tool_called',
      resultCount: 1,
      accountId: 'a',
      keyId: 'k',
      plan: builtInPlans[plan],
      tool: cpf as AnyTool,
      parameters: { count: 1 },
      result: { cpfs: ['52998224725'] },
      at: NOW,
      trace: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    });
    const enqueue = vi.spyOn(store, 'enqueue');
    await sink.emit(call('free'));
    await sink.emit({ ...call('pro'), accountId: 'b' });
    expect([argumentsOf(enqueue), wakes]).toEqual([[], []]);
    await sink.emit(call('pro'));
    expect(wakes).toEqual([0]);
    const delivery = { webhookId: webhook.id, accountId: 'a', event: 'tool_used', toolId: 'cpf', at: NOW };
    expect(argumentsOf(enqueue)).toMatchObject([
      [[{ ...delivery, resendOf: null, trace: call('pro').trace }], 100_000],
    ]);
  });
});

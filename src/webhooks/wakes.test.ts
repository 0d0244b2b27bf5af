import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scheduler } from '../contracts/scheduler.ts';
import type { Delivery, NewDelivery } from '../contracts/webhook-store.ts';
import { addWebhooks, fakeEgress, fakeTime, passTime, startDelivery } from '#test/support/deliveries.ts';

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

/** A service whose scheduler is asleep until the test says so, with an ended delivery. */
async function started() {
  const wakes: (() => void)[] = [];
  let isSlow = false;
  const scheduler: Scheduler = {
    start: async () => undefined,
    stop: async () => undefined,
    wake: async () => (isSlow ? new Promise<void>((resolve) => void wakes.push(resolve)) : undefined),
  };
  const start = await startDelivery({ autoStart: false, scheduler });
  const [webhook] = await addWebhooks(start.service, 1);
  const { id } = webhook as NonNullable<typeof webhook>;
  await start.call('/v1/cpf');
  await start.service.runDue();
  const [delivery] = await start.service.webhooks.deliveries(id);
  isSlow = true;
  return { ...start, wakes, webhook: id, delivery: delivery?.id as string };
}

/** Gives whether a promise has settled, now and once the scheduler knows. */
async function settled(work: Promise<unknown>, wakes: (() => void)[]) {
  let isDone = false;
  const done = work.then(() => (isDone = true));
  await passTime(0);
  const before = isDone;
  for (const wake of wakes) wake();
  await done;
  return [before, isDone, wakes.length];
}

describe('the scheduler is told', () => {
  it('before a delivery is said to be sent again', async () => {
    const { service, delivery, wakes } = await started();
    expect(await settled(service.webhooks.resend(delivery), wakes)).toEqual([false, true, 1]);
  });

  it('before deliveries are said to be recovered', async () => {
    const { service, webhook, wakes } = await started();
    const states = ['succeeded'] as const;
    expect(await settled(service.webhooks.recover(webhook, { since: 0, states }), wakes)).toEqual([
      false,
      true,
      1,
    ]);
  });

  it('before a host that may end with its request does', async () => {
    const { service, keys, wakes } = await started();
    const works: Promise<unknown>[] = [];
    const headers = { authorization: `Bearer ${keys.enterprise}` };
    const request = new Request('http://localhost/v1/cpf', { headers });
    const response = await service(request, {}, { waitUntil: (work: Promise<unknown>) => works.push(work) });
    expect(response.status).toBe(200);
    await passTime(0);
    expect(await settled(Promise.all(works), wakes)).toEqual([false, true, 1]);
  });

  it('and a scheduler that does not take it in time is reported', async () => {
    const { service, delivery, errors } = await started();
    const again = service.webhooks.resend(delivery);
    await passTime(60_000);
    await again;
    expect(errors.map(String)).toEqual(['Error: wake took longer than 5000 ms']);
  });
});

describe('a round of due work', () => {
  it('takes no more than it may, over all that it claims', async () => {
    const { service, call } = await startDelivery({ autoStart: false, webhooks: { concurrency: 4 } });
    // New ones have half of the slots: two at a time.
    await addWebhooks(service, 5);
    await call('/v1/cpf');
    expect(await service.runDue({ limit: 3 })).toMatchObject({ claimed: 3 });
    expect(await service.runDue({ limit: 0 })).toMatchObject({ claimed: 0 });
  });

  it.each<[object, string]>([
    [{ limit: -1 }, 'runDue: option "limit" is not valid'],
    [{ limit: '3' }, 'runDue: option "limit" is not valid'],
    [{ max: 1 }, 'runDue: there is no option "max"; there are limit, budget'],
  ])('is refused with %j', async (options, message) => {
    const { service } = await startDelivery({ autoStart: false });
    await expect(service.runDue(options as never)).rejects.toThrow(new TypeError(message));
  });

  it('is not stopped with what is no time', async () => {
    const { service } = await startDelivery({ autoStart: false });
    await expect(service.stop({ wait: 1 } as never)).rejects.toThrow(
      new TypeError('stop: there is no option "wait"; there are drain'),
    );
    await expect(service.stop({ drain: -1 })).rejects.toThrow('stop: option "drain" ');
  });
});

describe('deliveries that are recovered', () => {
  /** An account with a webhook and 450 deliveries that were canceled. */
  async function canceled() {
    const start = await startDelivery({ autoStart: false });
    const [webhook] = await addWebhooks(start.service, 1);
    const { id } = webhook as NonNullable<typeof webhook>;
    await start.call('/v1/cpf');
    const [first] = (await start.service.webhooks.deliveries(id)) as [Delivery];
    // Another sign before the number, so that none is the first one's.
    const sign = first.id.at(-4) === 'z' ? 'y' : 'z';
    const idOf = (i: number) => `${first.id.slice(0, -4)}${sign}${String(i).padStart(3, '0')}`;
    const others = Array.from({ length: 449 }, (_, i) => ({ ...first, id: idOf(i) }) as NewDelivery);
    await start.store.enqueue(others, Infinity);
    await start.service.webhooks.disable(id);
    await start.service.webhooks.enable(id);
    await passTime(1);
    return { ...start, webhook: id };
  }

  it('are all, once, over several pages', async () => {
    const { service, webhook } = await canceled();
    const states = ['canceled'] as const;
    expect(await service.webhooks.recover(webhook, { since: 0, states })).toBe(450);
    expect(await service.webhooks.recover(webhook, { since: 0, states })).toBe(0);
  });

  it('are as many as may be, over several pages', async () => {
    const { service, webhook } = await canceled();
    expect(await service.webhooks.recover(webhook, { since: 0, limit: 250 })).toBe(250);
  });
});

describe('a refused delivery', () => {
  it('is explained in a sentence', async () => {
    const { service, delivery, store } = await started();
    const { webhooks } = service;
    const create = async (url: string, events: readonly string[] = ['tool_used'], of = 'acc_pro') =>
      webhooks.create(of, { url, events } as never);
    await expect(create('http://example.com/')).rejects.toMatchObject({
      code: 'refused_url',
      message: 'webhook url: must use https',
    });
    await expect(create('x')).rejects.toMatchObject({
      code: 'invalid_url',
      message: 'webhook url: must be an absolute URL: https:// and a host',
    });
    await expect(
      create('https://example.com/', ['favorite_added', 'tool_used'], 'acc_free'),
    ).rejects.toMatchObject({ message: 'the plan "free" has no event "favorite_added"' });
    vi.spyOn(store, 'enqueue').mockImplementation(() => undefined as never);
    await webhooks.disable((await webhooks.delivery(delivery))?.webhookId as string);
    await expect(webhooks.resend(delivery)).rejects.toMatchObject({
      code: 'state',
      message: `delivery "${delivery}": The webhook is disabled. Enable it before you send again.`,
    });
  });

  it('is one that is gone as soon as it is made', async () => {
    const { service, delivery, store, wakes } = await started();
    vi.spyOn(store, 'enqueue').mockImplementation(() => undefined as never);
    const again = expect(service.webhooks.resend(delivery)).rejects.toThrow(/^there is no delivery "evt_/);
    await passTime(0);
    for (const wake of wakes) wake();
    await again;
  });

  it('is one to an address that is not public', async () => {
    const { service } = await startDelivery(
      {},
      fakeEgress(undefined, () => ['10.0.0.1']),
    );
    const input = { url: 'https://example.com/', events: ['tool_used'] } as const;
    await expect(service.webhooks.create('acc_pro', input)).rejects.toMatchObject({
      code: 'refused_url',
      message: 'webhook url: leads to an address that is not public',
    });
  });
});

describe('a favorite', () => {
  it('reaches the scheduler where one key of the account works, whatever the others do', async () => {
    const { service, store } = await startDelivery({ autoStart: false });
    const [webhook] = await addWebhooks(service, 1, { events: ['favorite_added'] });
    const { record } = await service.keys.create('acc_enterprise');
    await service.keys.revoke(record.id);
    await service.favorites.add('acc_enterprise', 'cpf');
    expect(await service.webhooks.deliveries(webhook?.id as string)).toHaveLength(1);
    expect(store.listKeys('acc_enterprise')).toHaveLength(2);
  });

  it('of an account without webhooks asks for no keys', async () => {
    for (const isAsync of [false, true]) {
      const { service, store } = await startDelivery({ autoStart: false });
      if (isAsync) vi.spyOn(store, 'listWebhooks').mockImplementation(async () => []);
      const listKeys = vi.spyOn(store, 'listKeys');
      await service.favorites.add('acc_enterprise', 'cpf');
      expect(listKeys).not.toHaveBeenCalled();
    }
  });
});

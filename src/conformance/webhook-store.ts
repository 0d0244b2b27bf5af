import type {
  Attempt,
  Claim,
  ClaimRequest,
  Delivery,
  DeliveryError,
  DisablePolicy,
  NewDelivery,
  Webhook,
  WebhookPatch,
  WebhookStore,
} from '../core/webhook-store.ts';
import { range, type Runner, spoil, type StoreFactory, withStore } from './runner.ts';

const T0 = 1_795_262_400_000;
const DAY = 86_400_000;
const POLICY: DisablePolicy = { after: 7 * DAY, gap: 3 * DAY, deliveries: 3, slowAfter: 5_000 };

const webhook = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  accountId: 'a',
  url: 'https://hooks.example.com/in',
  events: ['tool_used'],
  state: 'active',
  disabledReason: null,
  disabledAt: null,
  secret: `whsec_${id}`,
  nextSecret: null,
  nextSecretUntil: null,
  failingSince: null,
  lastFailureAt: null,
  failedDeliveries: 0,
  lastSuccessAt: null,
  slow: false,
  version: 1,
  createdAt: T0,
  updatedAt: T0,
  ...more,
});

const delivery = (id: string, webhookId: string, more: Partial<NewDelivery> = {}): NewDelivery => ({
  id,
  webhookId,
  accountId: 'a',
  event: 'tool_used',
  toolId: 'cpf',
  at: T0,
  body: `{"id":"${id}"}`,
  keepBody: true,
  resendOf: null,
  ...more,
});

const asked = (more: Partial<ClaimRequest> = {}): ClaimRequest => ({
  owner: 'test',
  limit: 100,
  slow: 100,
  lease: 60_000,
  perWebhook: 100,
  ...more,
});

const attempt = (number: 1 | 2 | 3, error: DeliveryError | null, at = T0): Attempt => ({
  number,
  at,
  duration: 20,
  status: error === null ? 200 : 500,
  error,
  response: error === null ? 'ok' : 'no',
});

const succeed = async (store: WebhookStore, { delivery: { id }, token, attempt: number }: Claim, at = T0) =>
  store.settle({
    id,
    token,
    attempt: attempt(number, null, at),
    next: { state: 'succeeded' },
    policy: POLICY,
  });

const fail = async (store: WebhookStore, { delivery: { id }, token, attempt: number }: Claim, at = T0) =>
  store.settle({
    id,
    token,
    attempt: attempt(number, 'http_status', at),
    next: number === 3 ? { state: 'failed' } : { state: 'pending', dueIn: 0 },
    policy: POLICY,
  });

const ids = (claims: readonly Claim[]): string[] => claims.map((claim) => claim.delivery.id);

/** Lets the store's time pass, where a test cannot wait for it. */
export interface WebhookSuiteOptions {
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** What every `WebhookStore` must keep. Leases of the suite last 30 ms where they must run out. */
export function webhookStoreSuite(
  { describe, it, expect }: Runner,
  make: StoreFactory<WebhookStore>,
  { sleep = async (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: WebhookSuiteOptions = {},
): void {
  const test = (name: string, body: (store: WebhookStore) => Promise<void>) =>
    it(name, withStore(make, body));
  const stateOf = async (store: WebhookStore, id: string) => (await store.getDelivery(id))?.state;

  describe('WebhookStore: webhooks', () => {
    test('gives back what was created; lists an account’s by creation, then id', async (store) => {
      expect(await store.createWebhook(webhook('b', { description: 'Loja' }), 10)).toBe(true);
      await store.createWebhook(webhook('c', { createdAt: T0 - 1 }), 10);
      await store.createWebhook(webhook('a'), 10);
      await store.createWebhook(webhook('x', { accountId: 'other' }), 10);
      expect(await store.getWebhook('b')).toEqual(webhook('b', { description: 'Loja' }));
      expect(await store.getWebhook('none')).toBe(null);
      expect((await store.listWebhooks('a')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    });

    test('an account has at most as many as allowed, however many are created at once', async (store) => {
      const made = await Promise.all(range(20).map(async (i) => store.createWebhook(webhook(`w${i}`), 3)));
      expect(made.filter(Boolean).length).toBe(3);
      expect((await store.listWebhooks('a')).length).toBe(3);
      expect(await store.createWebhook(webhook('o', { accountId: 'other' }), 3)).toBe(true);
    });

    test('an update applies to the version it names, once', async (store) => {
      await store.createWebhook(
        webhook('w', { failingSince: T0, lastFailureAt: T0, failedDeliveries: 2 }),
        10,
      );
      const patch = { description: 'x', updatedAt: T0 + 1 };
      expect(await store.updateWebhook('w', 1, patch)).toBe(true);
      expect(await store.updateWebhook('w', 1, patch)).toBe(false);
      expect(await store.updateWebhook('none', 1, patch)).toBe(false);
      const changed = (await store.getWebhook('w')) as Webhook;
      expect([changed.description, changed.version, changed.failedDeliveries, changed.slow]).toEqual([
        'x',
        2,
        2,
        false,
      ]);
      const raced = await Promise.all(range(10).map(async () => store.updateWebhook('w', 2, patch)));
      expect(raced.filter(Boolean).length).toBe(1);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      const mine = webhook('w');
      await store.createWebhook(mine, 10);
      spoil(mine);
      expect(await store.getWebhook('w')).toEqual(webhook('w'));
      spoil((await store.getWebhook('w')) ?? {});
      spoil(await store.listWebhooks('a'));
      expect(await store.listWebhooks('a')).toEqual([webhook('w')]);
      const patch = (): WebhookPatch => ({ events: ['favorite_added'], updatedAt: T0 + 1 });
      const given = patch();
      await store.updateWebhook('w', 1, given);
      spoil(given);
      expect(await store.getWebhook('w')).toEqual(webhook('w', { ...patch(), version: 2 }));
      spoil((await store.setState('w', 'disabled', 'request', T0 + 2)) ?? {});
      expect((await store.getWebhook('w'))?.state).toBe('disabled');
    });

    test('a new url clears the streak and makes it slow until it has proved itself', async (store) => {
      await store.createWebhook(
        webhook('w', { failingSince: T0, lastFailureAt: T0, failedDeliveries: 2 }),
        10,
      );
      await store.updateWebhook('w', 1, { url: 'https://other.example.com/', updatedAt: T0 });
      const { failingSince, lastFailureAt, failedDeliveries, slow } = (await store.getWebhook(
        'w',
      )) as Webhook;
      expect([failingSince, lastFailureAt, failedDeliveries, slow]).toEqual([null, null, 0, true]);
    });

    test('disabling cancels what waits, and not what is being attempted; activating brings nothing back', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w'), delivery('d2', 'w')], 100);
      const [held] = (await store.claim(asked({ limit: 1 }))) as [Claim];
      const disabled = await store.setState('w', 'disabled', 'request', T0 + 5);
      expect([disabled?.state, disabled?.disabledReason, disabled?.disabledAt]).toEqual([
        'disabled',
        'request',
        T0 + 5,
      ]);
      expect(await stateOf(store, 'd2')).toBe('canceled');
      expect(await stateOf(store, 'd1')).toBe('delivering');
      await fail(store, held);
      expect(await stateOf(store, 'd1')).toBe('canceled');
      const active = await store.setState('w', 'active', null, T0 + 6);
      expect([active?.state, active?.disabledAt, active?.slow, active?.failedDeliveries]).toEqual([
        'active',
        null,
        true,
        0,
      ]);
      expect(await store.claim(asked())).toEqual([]);
      expect(await store.setState('none', 'active', null, T0)).toBe(null);
    });

    test('deleting cancels what waits; an attempt under way ends its delivery', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w'), delivery('d2', 'w')], 100);
      const [held] = (await store.claim(asked({ limit: 1 }))) as [Claim];
      expect(await store.deleteWebhook('w', T0)).toBe(true);
      expect(await store.deleteWebhook('w', T0)).toBe(false);
      expect(await store.getWebhook('w')).toBe(null);
      expect(await stateOf(store, 'd2')).toBe('canceled');
      expect((await succeed(store, held)).result).toBe('applied');
      expect(await stateOf(store, 'd1')).toBe('succeeded');
    });
  });

  describe('WebhookStore: enqueue', () => {
    test('a delivery is due at once, with the bytes that it came with', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const body = '{"text":"olá 😀 \\u0000"}';
      await store.enqueue([delivery('d', 'w', { body })], 100);
      expect(await store.nextDue()).toBe(0);
      const [claim] = (await store.claim(asked())) as [Claim];
      expect([claim.delivery.body, claim.delivery.state, claim.attempt]).toEqual([body, 'delivering', 1]);
      expect(claim.webhook.id).toBe('w');
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const mine = delivery('d', 'w');
      await store.enqueue([mine], 10);
      spoil(mine);
      const [claim] = await store.claim(asked());
      const { token } = claim as Claim;
      spoil(claim ?? {});
      expect((await store.getDelivery('d'))?.body).toBe(delivery('d', 'w').body);
      expect(await store.getWebhook('w')).toEqual(webhook('w'));
      const ended = attempt(1, null);
      await store.settle({ id: 'd', token, attempt: ended, next: { state: 'succeeded' }, policy: POLICY });
      spoil(ended);
      spoil((await store.getDelivery('d')) ?? {});
      spoil(await store.listDeliveries({ webhookId: 'w', limit: 10 }));
      const [stored] = await store.listDeliveries({ webhookId: 'w', limit: 10 });
      expect(stored?.attempts).toEqual([attempt(1, null)]);
      expect(stored?.state).toBe('succeeded');
    });

    test('an id that is stored stays as it is, so that a call may be repeated', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [claim] = (await store.claim(asked())) as [Claim];
      await succeed(store, claim);
      await store.enqueue([delivery('d', 'w', { body: 'other' }), delivery('e', 'w')], 100);
      expect(await stateOf(store, 'd')).toBe('succeeded');
      expect(ids(await store.claim(asked()))).toEqual(['e']);
    });

    test('is skipped where the webhook is disabled or full, and dropped where there is none', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('off', { state: 'disabled' }), 10);
      await store.enqueue(
        [delivery('d0', 'off'), delivery('d1', 'off', { keepBody: false }), delivery('d2', 'none')],
        100,
      );
      expect([await stateOf(store, 'd0'), (await store.getDelivery('d0'))?.body]).toEqual([
        'skipped',
        '{"id":"d0"}',
      ]);
      expect([await stateOf(store, 'd1'), (await store.getDelivery('d1'))?.body]).toEqual(['skipped', null]);
      expect(await store.getDelivery('d2')).toBe(null);
      for (const i of range(4)) await store.enqueue([delivery(`e${i}`, 'w')], 2);
      await sleep(1_100);
      await store.enqueue([delivery('e9', 'w')], 2);
      expect(await stateOf(store, 'e9')).toBe('skipped');
    });
  });

  describe('WebhookStore: claim', () => {
    test('gives each delivery once, however many claim at once', async (store) => {
      for (const w of range(5)) await store.createWebhook(webhook(`w${w}`), 10);
      await store.enqueue(
        range(100).map((i) => delivery(`d${i}`, `w${i % 5}`)),
        1_000,
      );
      const claims = (await Promise.all(range(30).map(async () => store.claim(asked({ limit: 7 }))))).flat();
      expect(new Set(ids(claims)).size).toBe(claims.length);
      expect(claims.length).toBe(100);
      expect(new Set(claims.map(({ token }) => token)).size).toBe(100);
    });

    test('never has more live claims of a webhook than allowed, nor more than one of a slow one', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('s', { slow: true }), 10);
      await store.enqueue(
        range(40).map((i) => delivery(`d${i}`, i % 2 ? 'w' : 's')),
        1_000,
      );
      const claims = (
        await Promise.all(range(16).map(async () => store.claim(asked({ limit: 5, perWebhook: 4 }))))
      ).flat();
      expect(claims.filter((claim) => claim.webhook.id === 'w').length).toBe(4);
      expect(claims.filter((claim) => claim.webhook.id === 's').length).toBe(1);
      await succeed(store, claims.find((claim) => claim.webhook.id === 'w') as Claim);
      const more = await store.claim(asked({ perWebhook: 4 }));
      expect(more.map((claim) => claim.webhook.id)).toEqual(['w']);
    });

    test('has at most as many slow ones in a call as asked', async (store) => {
      for (const w of range(6)) await store.createWebhook(webhook(`w${w}`, { slow: w < 4 }), 10);
      await store.enqueue(
        range(6).map((w) => delivery(`d${w}`, `w${w}`)),
        100,
      );
      const claims = await store.claim(asked({ slow: 2 }));
      expect(claims.filter((claim) => claim.webhook.slow).length).toBe(2);
      expect(claims.length).toBe(4);
      expect(await store.claim(asked({ slow: 0 }))).toEqual([]);
    });

    test('takes one of each webhook, then the next round', async (store) => {
      await store.createWebhook(webhook('v'), 10);
      await store.createWebhook(webhook('w'), 10);
      for (const i of range(4)) await store.enqueue([delivery(`v${i}`, 'v')], 100);
      await store.enqueue([delivery('w0', 'w')], 100);
      expect(ids(await store.claim(asked({ limit: 2 }))).toSorted()).toEqual(['v0', 'w0']);
      expect(ids(await store.claim(asked({ limit: 2 })))).toEqual(['v1', 'v2']);
    });

    test('a lease that is over makes the delivery due again, under another token, in the same attempt', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [first] = (await store.claim(asked({ lease: 30 }))) as [Claim];
      expect(await store.claim(asked())).toEqual([]);
      await sleep(60);
      const [second] = (await store.claim(asked())) as [Claim];
      expect([second.attempt, second.token === first.token]).toEqual([1, false]);
      expect(await fail(store, first)).toEqual({ result: 'stale', disabled: false });
      expect(await stateOf(store, 'd')).toBe('delivering');
      expect(await succeed(store, second)).toEqual({ result: 'applied', disabled: false });
    });

    test('three leases that run out fail the attempt as abandoned, and the streak is left alone', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      for (const _ of range(3)) {
        expect((await store.claim(asked({ lease: 20 }))).length).toBe(1);
        await sleep(50);
      }
      expect(await store.claim(asked())).toEqual([]);
      const after = (await store.getDelivery('d')) as Delivery;
      expect(after.attempts.map(({ number, error }) => [number, error])).toEqual([[1, 'abandoned']]);
      expect(after.state).toBe('pending');
      expect((after.dueIn as number) > 25_000 && (after.dueIn as number) <= 30_000).toBe(true);
      expect((await store.getWebhook('w'))?.failingSince).toBe(null);
    });
  });

  describe('WebhookStore: settle and release', () => {
    test('a failure waits for its time, then for the next attempt; the third ends it', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      for (const number of [1, 2, 3]) {
        const [claim] = (await store.claim(asked())) as [Claim];
        expect(claim.attempt).toBe(number);
        expect(claim.delivery.attempts.length).toBe(number - 1);
        await fail(store, claim);
      }
      const ended = (await store.getDelivery('d')) as Delivery;
      expect([ended.state, ended.dueIn, ended.attempts.length]).toEqual(['failed', null, 3]);
      expect(ended.endedAt === null).toBe(false);
      expect(await store.nextDue()).toBe(null);
      expect((await store.getWebhook('w'))?.failedDeliveries).toBe(1);
    });

    test('what is not due yet is not claimed', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [{ token }] = (await store.claim(asked())) as [Claim];
      const next = { state: 'pending', dueIn: 60 } as const;
      await store.settle({ id: 'd', token, attempt: attempt(1, 'timeout'), next, policy: POLICY });
      expect(await store.claim(asked())).toEqual([]);
      const wait = (await store.nextDue()) as number;
      expect(wait > 0 && wait <= 60).toBe(true);
      await sleep(90);
      expect((await store.claim(asked())).map((claim) => claim.attempt)).toEqual([2]);
    });

    test('of two settlements of one claim, one applies', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [claim] = (await store.claim(asked())) as [Claim];
      const results = await Promise.all(range(8).map(async () => succeed(store, claim)));
      expect(results.filter(({ result }) => result === 'applied').length).toBe(1);
      expect((await store.getDelivery('d'))?.attempts.length).toBe(1);
    });

    test('a late success still ends a delivery that has not ended, and no other late settlement does anything', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [late] = (await store.claim(asked({ lease: 20 }))) as [Claim];
      await sleep(50);
      const [now] = (await store.claim(asked())) as [Claim];
      expect((await succeed(store, late)).result).toBe('stale');
      expect(await stateOf(store, 'd')).toBe('succeeded');
      expect((await fail(store, now)).result).toBe('stale');
      expect(await stateOf(store, 'd')).toBe('succeeded');
      expect(await store.claim(asked())).toEqual([]);
      expect((await succeed(store, { ...now, delivery: { ...now.delivery, id: 'none' } })).result).toBe(
        'stale',
      );
    });

    test('the failure that fills the rule disables the webhook, once, and cancels the rest', async (store) => {
      await store.createWebhook(
        webhook('w', { failingSince: T0, lastFailureAt: T0 + 6 * DAY, failedDeliveries: 2 }),
        10,
      );
      await store.enqueue(
        range(3).map((i) => delivery(`d${i}`, 'w')),
        100,
      );
      const [claim] = (await store.claim(asked({ limit: 1 }))) as [Claim];
      const last = attempt(3, 'http_status', T0 + 7 * DAY);
      const settled = await store.settle({
        id: claim.delivery.id,
        token: claim.token,
        attempt: last,
        next: { state: 'failed' },
        policy: POLICY,
      });
      expect(settled).toEqual({ result: 'applied', disabled: true });
      const after = (await store.getWebhook('w')) as Webhook;
      expect([after.state, after.disabledReason, after.version]).toEqual(['disabled', 'failures', 1]);
      expect([await stateOf(store, 'd1'), await stateOf(store, 'd2')]).toEqual(['canceled', 'canceled']);
    });

    test('a body goes with the step that ends its delivery, unless it is kept', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w', { keepBody: false }), delivery('d2', 'w')], 100);
      for (const claim of await store.claim(asked())) await succeed(store, claim);
      expect((await store.getDelivery('d1'))?.body).toBe(null);
      expect((await store.getDelivery('d2'))?.body).toBe('{"id":"d2"}');
    });

    test('a release makes it due at once and records nothing; with another token it does nothing', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [claim] = (await store.claim(asked())) as [Claim];
      await store.release('d', 'another');
      expect(await stateOf(store, 'd')).toBe('delivering');
      await store.release('d', claim.token);
      expect([await stateOf(store, 'd'), await store.nextDue()]).toEqual(['pending', 0]);
      expect((await store.claim(asked())).map((again) => again.attempt)).toEqual([1]);
      expect((await succeed(store, claim)).result).toBe('stale');
    });
  });

  describe('WebhookStore: log', () => {
    test('lists newest first, by state, from where the last page ended', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue(
        range(5).map((i) => delivery(`d${i}`, 'w', { at: T0 + i })),
        100,
      );
      const [claim] = (await store.claim(asked({ limit: 1 }))) as [Claim];
      await succeed(store, claim);
      const list = async (more: object) =>
        (await store.listDeliveries({ webhookId: 'w', limit: 10, ...more })).map(({ id }) => id);
      expect(await list({})).toEqual(['d4', 'd3', 'd2', 'd1', 'd0']);
      expect(await list({ limit: 2 })).toEqual(['d4', 'd3']);
      expect(await list({ before: 'd3', limit: 2 })).toEqual(['d2', 'd1']);
      expect(await list({ state: 'succeeded' })).toEqual([claim.delivery.id]);
      expect(await list({ webhookId: 'none' })).toEqual([]);
    });

    test('lists by id, also what is sent again and so was raised before, and from where a purged one was', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const [first, second] = [delivery('d0', 'w', { at: T0 + 5 }), delivery('d2', 'w', { at: T0 + 6 })];
      await store.enqueue([first, second, delivery('d3', 'w', { at: T0 + 5, resendOf: 'd0' })], 100);
      const list = async (more: object) =>
        (await store.listDeliveries({ webhookId: 'w', limit: 10, ...more })).map(({ id }) => id);
      expect(await list({})).toEqual(['d3', 'd2', 'd0']);
      expect(await list({ before: 'd3' })).toEqual(['d2', 'd0']);
      expect(await list({ before: 'd1' })).toEqual(['d0']);
    });

    test('purges what ended long enough ago, at most so many, and nothing that is open', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue(
        range(4).map((i) => delivery(`d${i}`, 'w')),
        100,
      );
      for (const claim of await store.claim(asked({ limit: 3 }))) await succeed(store, claim);
      expect(await store.purge(60_000, 100)).toBe(0);
      await sleep(20);
      expect(await store.purge(10, 2)).toBe(2);
      expect(await store.purge(10, 100)).toBe(1);
      expect(await store.purge(0, 100)).toBe(0);
      expect((await store.listDeliveries({ webhookId: 'w', limit: 10 })).length).toBe(1);
    });
  });
}

import { DAY } from '../lib/dates/durations.ts';
import type {
  Attempt,
  Claim,
  ClaimRequest,
  Delivery,
  DeliveryError,
  DeliveryState,
  DisablePolicy,
  NewDelivery,
  Webhook,
  WebhookStore,
} from '../contracts/webhook-store.ts';
import { PIECE } from '../contracts/webhook-store.ts';
import { pause, range, type Runner, spoil, type StoreFactory, toolsOf } from './runner.ts';

const T0 = 1_795_262_400_000;
const POLICY: DisablePolicy = { after: 7 * DAY, gap: 3 * DAY, deliveries: 3, slowAfter: 5_000 };

const webhook = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  accountId: 'a',
  url: 'https://hooks.example.com/in',
  events: ['tool_used'],
  tools: null,
  headers: null,
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
  trace: null,
  ...more,
});

const claimRequest = (more: Partial<ClaimRequest> = {}): ClaimRequest => ({
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

/** Claims, and notes that the attempts begin. */
const begin = async (store: WebhookStore, more: Partial<ClaimRequest> = {}): Promise<readonly Claim[]> => {
  const claims = await store.claim(claimRequest(more));
  await store.begin?.(claims.map(({ delivery: { id }, token }) => ({ id, token })));
  return claims;
};

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

/** Turns a call that may throw at once or later into its outcome. */
const enqueueing = async (store: WebhookStore, deliveries: readonly NewDelivery[]) => {
  try {
    await store.enqueue(deliveries, 100);
    return 'resolved';
  } catch {
    return 'rejected';
  }
};

const ids = (claims: readonly Claim[]): string[] => claims.map((claim) => claim.delivery.id);

export interface WebhookSuiteOptions {
  /** Lets the store's time pass, where it has a clock of the test's. Default: waits. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Milliseconds of the leases and waits that must run out: longer than a few calls of the store take. Default 300. */
  readonly short?: number;
}

/** The requirements on every `WebhookStore`. */
export function webhookStoreSuite(
  runner: Runner,
  make: StoreFactory<WebhookStore>,
  {
    sleep = async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    short = 300,
  }: WebhookSuiteOptions = {},
): void {
  const { describe, test, that } = toolsOf(runner, make);
  /** Waits until the short leases and waits are over. */
  const pass = async () => sleep(short + 50);
  const stateOf = async (store: WebhookStore, id: string) => (await store.getDelivery(id))?.state;

  describe('WebhookStore: webhooks', () => {
    test('gives back what was created; lists an account’s by creation, then id', async (store) => {
      const whole = webhook('b', {
        description: 'Loja',
        tools: ['cpf', 'saude'],
        headers: { authorization: 'Basic ção', 'x-gateway': '"' },
      });
      that('createWebhook', await store.createWebhook(whole, 10)).toEqual(true);
      await store.createWebhook(webhook('c', { createdAt: T0 - 1 }), 10);
      await store.createWebhook(webhook('a'), 10);
      await store.createWebhook(webhook('x', { accountId: 'other' }), 10);
      that('getWebhook', await store.getWebhook('b')).toEqual(whole);
      that('getWebhook', await store.getWebhook('none')).toEqual(null);
      that(
        'listWebhooks().id',
        (await store.listWebhooks('a')).map(({ id }) => id),
      ).toEqual(['c', 'a', 'b']);
    });

    test('an account has at most as many as allowed, however many are created at once', async (store, other) => {
      const made = await Promise.all(
        range(20).map(async (i) => (i % 2 ? other : store).createWebhook(webhook(`w${i}`), 3)),
      );
      that('createWebhook', made.filter(Boolean).length).toEqual(3);
      that('listWebhooks', (await store.listWebhooks('a')).length).toEqual(3);
      that('createWebhook', await store.createWebhook(webhook('o', { accountId: 'other' }), 3)).toEqual(true);
    });

    test('an update applies to the version it names, once', async (store, other) => {
      await store.createWebhook(
        webhook('w', { failingSince: T0, lastFailureAt: T0, failedDeliveries: 2 }),
        10,
      );
      const patch = { description: 'x', updatedAt: T0 + 1 };
      that('updateWebhook', await store.updateWebhook('w', 1, patch)).toEqual(true);
      that('updateWebhook', await store.updateWebhook('w', 1, patch)).toEqual(false);
      that('updateWebhook', await store.updateWebhook('none', 1, patch)).toEqual(false);
      const changed = (await store.getWebhook('w')) as Webhook;
      that('getWebhook: description, version, failedDeliveries, slow', [
        changed.description,
        changed.version,
        changed.failedDeliveries,
        changed.slow,
      ]).toEqual(['x', 2, 2, false]);
      const raced = await Promise.all(
        range(10).map(async (i) => (i % 2 ? other : store).updateWebhook('w', 2, patch)),
      );
      that('updateWebhook', raced.filter(Boolean).length).toEqual(1);
    });

    test('an update changes what it names, and null takes away what may be absent', async (store, other) => {
      const before = webhook('w', {
        description: 'Loja',
        failingSince: T0,
        lastFailureAt: T0,
        lastSuccessAt: T0,
      });
      await store.createWebhook(before, 10);
      const patch = {
        ...{ tools: ['cpf'], headers: { 'x-a': '1' } },
        ...{ secret: 's', nextSecret: 'n', nextSecretUntil: T0 + 9, updatedAt: T0 + 1 },
      };
      await store.updateWebhook('w', 1, patch);
      that('getWebhook', await other.getWebhook('w')).toEqual({ ...before, ...patch, version: 2 });
      await store.updateWebhook('w', 2, {
        url: before.url,
        tools: null,
        description: null,
        headers: null,
        nextSecret: null,
        updatedAt: T0 + 2,
      });
      const after = (await other.getWebhook('w')) as Webhook;
      that('getWebhook().description is there', 'description' in after).toEqual(false);
      that('getWebhook: tools, headers, nextSecret', [after.tools, after.headers, after.nextSecret]).toEqual([
        null,
        null,
        null,
      ]);
      // The same url again resets nothing.
      that('getWebhook: failingSince, slow', [after.failingSince, after.slow]).toEqual([T0, false]);
    });

    test('each setting of a state makes the version one more, and keeps what it does not name', async (store, other) => {
      const before = webhook('w', {
        failingSince: T0,
        lastFailureAt: T0 + 1,
        failedDeliveries: 2,
        lastSuccessAt: T0 - 1,
      });
      await store.createWebhook(before, 10);
      const off = {
        state: 'disabled',
        disabledReason: 'request',
        disabledAt: T0 + 5,
        updatedAt: T0 + 5,
      } as const;
      that('setState', await store.setState('w', 'disabled', 'request', T0 + 5)).toEqual({
        ...before,
        ...off,
        version: 2,
      });
      that('getWebhook', await other.getWebhook('w')).toEqual({ ...before, ...off, version: 2 });
      await store.setState('w', 'disabled', 'failures', T0 + 6);
      const again = {
        disabledReason: 'failures',
        disabledAt: T0 + 6,
        updatedAt: T0 + 6,
        version: 3,
      } as const;
      that('getWebhook', await other.getWebhook('w')).toEqual({ ...before, ...off, ...again });
      const clear = { failingSince: null, lastFailureAt: null, failedDeliveries: 0, slow: true };
      const on = { ...before, ...clear, updatedAt: T0 + 7, version: 4 };
      that('setState', await store.setState('w', 'active', null, T0 + 7)).toEqual(on);
      that('getWebhook', await other.getWebhook('w')).toEqual(on);
      that(
        'updateWebhook: of an older version',
        await store.updateWebhook('w', 1, { updatedAt: T0 }),
      ).toEqual(false);
    });

    test('an erasure takes an account’s webhooks and deliveries, and nothing else', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('gone'), 10);
      await store.createWebhook(webhook('x', { accountId: 'b' }), 10);
      const theirs = delivery('x1', 'x', { accountId: 'b' });
      await store.enqueue([delivery('d1', 'w'), delivery('d2', 'w'), delivery('g', 'gone'), theirs], 100);
      await store.deleteWebhook('gone', T0);
      const claims = await store.claim(claimRequest({ limit: 2 }));
      const held = claims.find(({ webhook: { id } }) => id === 'w') as Claim;
      await store.eraseAccount('a');
      that('getWebhook', await other.getWebhook('w')).toEqual(null);
      that('listWebhooks', await other.listWebhooks('a')).toEqual([]);
      that('listDeliveries', await other.listDeliveries({ accountId: 'a', limit: 10 })).toEqual([]);
      for (const id of ['d1', 'd2', 'g']) that('getDelivery', await other.getDelivery(id)).toEqual(null);
      that('settle', await succeed(store, held)).toEqual({ result: 'stale', disabled: false });
      that('getDelivery', await other.getDelivery(held.delivery.id)).toEqual(null);
      await store.enqueue([delivery('late', 'w')], 100);
      that('enqueue: of an erased webhook', await other.getDelivery('late')).toEqual(null);
      that('getWebhook().id', (await other.getWebhook('x'))?.id).toEqual('x');
      that(
        'listDeliveries',
        (await other.listDeliveries({ accountId: 'b', limit: 10 })).map(({ id }) => id),
      ).toEqual(['x1']);
      that('createWebhook', await store.createWebhook(webhook('w'), 1)).toEqual(true);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      const made = (more: Partial<Webhook> = {}) =>
        webhook('w', { tools: ['cpf'], headers: { 'x-a': '1' }, ...more });
      const mine = made();
      await store.createWebhook(mine, 10);
      spoil(mine);
      that('getWebhook', await store.getWebhook('w')).toEqual(made());
      spoil((await store.getWebhook('w')) ?? {});
      spoil(await store.listWebhooks('a'));
      that('listWebhooks', await store.listWebhooks('a')).toEqual([made()]);
      const patch = () => ({ events: ['favorite_added'], updatedAt: T0 + 1 }) as const;
      const given = patch();
      await store.updateWebhook('w', 1, given);
      spoil(given);
      that('getWebhook', await store.getWebhook('w')).toEqual(made({ ...patch(), version: 2 }));
      spoil((await store.setState('w', 'disabled', 'request', T0 + 2)) ?? {});
      that('getWebhook().state', (await store.getWebhook('w'))?.state).toEqual('disabled');
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
      that('failingSince, lastFailureAt, failedDeliveries, slow', [
        failingSince,
        lastFailureAt,
        failedDeliveries,
        slow,
      ]).toEqual([null, null, 0, true]);
    });

    test('disabling cancels what waits, and not what is being attempted; activating brings nothing back', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w'), delivery('d2', 'w')], 100);
      const [held] = (await store.claim(claimRequest({ limit: 1 }))) as [Claim];
      const disabled = await store.setState('w', 'disabled', 'request', T0 + 5);
      that('state, disabledReason, disabledAt', [
        disabled?.state,
        disabled?.disabledReason,
        disabled?.disabledAt,
      ]).toEqual(['disabled', 'request', T0 + 5]);
      that('getDelivery().state', await stateOf(store, 'd2')).toEqual('canceled');
      that('getDelivery().state', await stateOf(store, 'd1')).toEqual('delivering');
      await fail(store, held);
      that('getDelivery().state', await stateOf(store, 'd1')).toEqual('canceled');
      const active = await store.setState('w', 'active', null, T0 + 6);
      that('state, disabledAt, slow, failedDeliveries', [
        active?.state,
        active?.disabledAt,
        active?.slow,
        active?.failedDeliveries,
      ]).toEqual(['active', null, true, 0]);
      that('claim', await store.claim(claimRequest())).toEqual([]);
      that('setState', await store.setState('none', 'active', null, T0)).toEqual(null);
    });

    test('deleting cancels what waits; an attempt under way ends its delivery', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w'), delivery('d2', 'w')], 100);
      const [held] = (await store.claim(claimRequest({ limit: 1 }))) as [Claim];
      that('deleteWebhook', await store.deleteWebhook('w', T0)).toEqual(true);
      that('deleteWebhook', await store.deleteWebhook('w', T0)).toEqual(false);
      that('getWebhook', await store.getWebhook('w')).toEqual(null);
      that('getDelivery().state', await stateOf(store, 'd2')).toEqual('canceled');
      that('settle().result', (await succeed(store, held)).result).toEqual('applied');
      that('getDelivery().state', await stateOf(store, 'd1')).toEqual('succeeded');
    });
  });

  describe('WebhookStore: enqueue', () => {
    test('a delivery is due at once, with the bytes that it came with', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const body = '{"text":"olá 😀 \\u0000"}';
      await store.enqueue([delivery('d', 'w', { body })], 100);
      that('nextDue', await store.nextDue()).toEqual(0);
      const [claim] = (await store.claim(claimRequest())) as [Claim];
      that('claim: body, state, attempt', [claim.delivery.body, claim.delivery.state, claim.attempt]).toEqual(
        [body, 'delivering', 1],
      );
      that('claim().id', claim.webhook.id).toEqual('w');
    });

    test('what is raised while its webhook is disabled, deleted or erased does not wait afterwards', async (store, other) => {
      const ends = {
        'setState: disabled': async () => other.setState('w', 'disabled', 'request', T0),
        deleteWebhook: async () => other.deleteWebhook('w', T0),
        eraseAccount: async () => other.eraseAccount('a'),
      };
      for (const round of range(20)) {
        for (const [name, end] of Object.entries(ends)) {
          await store.createWebhook(webhook('w'), 10);
          const own = range(4).map((i) => `${name}${round}.${i}`);
          const enqueue = async (id: string) => store.enqueue([delivery(id, 'w')], 100);
          const [first, second, ...rest] = own as [string, string, ...string[]];
          await Promise.all([enqueue(first), enqueue(second), end(), ...rest.map(enqueue)]);
          const states = await Promise.all(own.map(async (id) => stateOf(store, id)));
          that(
            `enqueue beside ${name}: what waits`,
            states.filter((state) => state === 'pending' || state === 'delivering'),
          ).toEqual([]);
          that(`nextDue after ${name}`, await store.nextDue()).toEqual(null);
          await store.eraseAccount('a');
        }
      }
    });

    test('of one id that is raised many times at once, one is stored', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await Promise.all(
        range(20).map(async (i) =>
          (i % 2 ? other : store).enqueue([delivery('d', 'w'), delivery(`e${i % 4}`, 'w')], 100),
        ),
      );
      that(
        'listDeliveries',
        (await store.listDeliveries({ webhookId: 'w', limit: 100 })).map(({ id }) => id),
      ).toEqual(['e3', 'e2', 'e1', 'e0', 'd']);
      that('claim', ids(await store.claim(claimRequest())).toSorted()).toEqual(['d', 'e0', 'e1', 'e2', 'e3']);
    });

    test('what was handed in or out can be changed without changing the store', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const mine = delivery('d', 'w');
      await store.enqueue([mine], 10);
      spoil(mine);
      const [claim] = await store.claim(claimRequest());
      const { token } = claim as Claim;
      spoil(claim ?? {});
      that('getDelivery().body', (await store.getDelivery('d'))?.body).toEqual(delivery('d', 'w').body);
      that('getWebhook', await store.getWebhook('w')).toEqual(webhook('w'));
      const ended = attempt(1, null);
      await store.settle({ id: 'd', token, attempt: ended, next: { state: 'succeeded' }, policy: POLICY });
      spoil(ended);
      spoil((await store.getDelivery('d')) ?? {});
      spoil(await store.listDeliveries({ webhookId: 'w', limit: 10 }));
      const [stored] = await store.listDeliveries({ webhookId: 'w', limit: 10 });
      that('attempts', stored?.attempts).toEqual([attempt(1, null)]);
      that('state', stored?.state).toEqual('succeeded');
    });

    test('an id that is stored stays as it is, so that a call may be repeated', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [claim] = (await store.claim(claimRequest())) as [Claim];
      await succeed(store, claim);
      await store.enqueue([delivery('d', 'w', { body: 'other' }), delivery('e', 'w')], 100);
      that('getDelivery().state', await stateOf(store, 'd')).toEqual('succeeded');
      that('claim', ids(await store.claim(claimRequest()))).toEqual(['e']);
    });

    test('a call is stored whole: what looks meanwhile sees all of it or nothing', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      let over = false;
      const enqueue = async () => {
        await store.enqueue(
          range(50).map((i) => delivery(`d${i}`, 'w')),
          1_000,
        );
        over = true;
      };
      const seen = new Set<number>();
      const look = async () => {
        for (let last = false; !last;) {
          await pause();
          last = over;
          seen.add((await other.listDeliveries({ webhookId: 'w', limit: 100 })).length);
        }
      };
      await Promise.all([enqueue(), look()]);
      that(
        'enqueue: how many are seen',
        [...seen].filter((n) => n !== 0),
      ).toEqual([50]);
    });

    test('a call that fails stores nothing of what it was given', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const unreadable = Object.defineProperty(delivery('d1', 'w'), 'body', {
        enumerable: true,
        get() {
          throw new Error('unreadable');
        },
      });
      const outcome = await enqueueing(store, [delivery('d0', 'w'), unreadable, delivery('d2', 'w')]);
      that('enqueue', outcome).toEqual('rejected');
      that('listDeliveries', await store.listDeliveries({ webhookId: 'w', limit: 10 })).toEqual([]);
      that('nextDue', await store.nextDue()).toEqual(null);
    });

    test('only what waits counts against the most that may wait, that of the same call too', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d0', 'w'), delivery('d1', 'w')], 100);
      that('claim', (await store.claim(claimRequest())).length).toEqual(2);
      await sleep(1_100);
      await store.enqueue(
        range(3).map((i) => delivery(`e${i}`, 'w')),
        2,
      );
      const states = await Promise.all(range(3).map(async (i) => stateOf(store, `e${i}`)));
      that('enqueue: states beside deliveries under way', states).toEqual(['pending', 'pending', 'skipped']);
    });

    test('keeps every field', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      const given = delivery('d', 'w', { event: 'favorite_added', toolId: 'cep', resendOf: 'c', trace });
      await store.enqueue([given], 100);
      const stored = { ...given, state: 'pending', attempts: [], dueIn: 0, endedAt: null };
      that('getDelivery', await other.getDelivery('d')).toEqual(stored);
    });

    test('copies of copies do not pile up: the body moves on, and an untried copy gives up its place', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('v'), 10);
      const body = 'sent again';
      const copy = (id: string, resendOf: string, webhookId = 'w') =>
        delivery(id, webhookId, { resendOf, body });
      const cancel = async () => {
        await store.setState('w', 'disabled', 'request', T0);
        await store.setState('w', 'active', null, T0);
      };
      const log = async (id: string) =>
        (await store.listDeliveries({ webhookId: id, limit: 100 })).map(
          (each) => [each.id, each.resendOf, each.body] as const,
        );
      await store.enqueue([delivery('d', 'w', { body }), copy('e', 'd')], 100);
      for (const claim of await store.claim(claimRequest())) await fail(store, claim);
      await cancel();
      await store.enqueue([copy('f', 'e'), copy('x', 'd', 'v')], 100);
      const tried = [
        ['e', 'd', null],
        ['d', null, body],
      ];
      that('listDeliveries', await log('w')).toEqual([['f', 'e', body], ...tried]);
      await cancel();
      await store.enqueue([copy('g', 'f')], 100);
      that('listDeliveries', await log('w')).toEqual([['g', 'e', body], ...tried]);
      await cancel();
      await store.enqueue([copy('h', 'g')], 0);
      that('listDeliveries', await log('w')).toEqual([['h', 'e', body], ...tried]);
      await store.enqueue([copy('i', 'h')], 100);
      // One that still waits, and one of another webhook, stay as they are.
      await store.enqueue([copy('j', 'i'), copy('y', 'i', 'v')], 100);
      await store.setState('v', 'disabled', 'request', T0);
      await store.enqueue([copy('k', 'x')], 100);
      that('listDeliveries', await log('w')).toEqual([
        ['k', 'x', body],
        ['j', 'i', body],
        ['i', 'e', body],
        ...tried,
      ]);
      that('listDeliveries', await log('v')).toEqual([
        ['y', 'i', body],
        ['x', 'd', body],
      ]);
    });

    test('is skipped where the webhook is disabled or full, and dropped where there is none', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('off', { state: 'disabled' }), 10);
      await store.enqueue(
        [delivery('d0', 'off'), delivery('d1', 'off', { keepBody: false }), delivery('d2', 'none')],
        100,
      );
      that('getDelivery().state, getDelivery: body', [
        await stateOf(store, 'd0'),
        (await store.getDelivery('d0'))?.body,
      ]).toEqual(['skipped', '{"id":"d0"}']);
      that('getDelivery().state, getDelivery: body', [
        await stateOf(store, 'd1'),
        (await store.getDelivery('d1'))?.body,
      ]).toEqual(['skipped', null]);
      that('getDelivery', await store.getDelivery('d2')).toEqual(null);
      for (const i of range(4)) await store.enqueue([delivery(`e${i}`, 'w')], 2);
      await sleep(1_100);
      await store.enqueue([delivery('e9', 'w')], 2);
      that('getDelivery().state', await stateOf(store, 'e9')).toEqual('skipped');
    });
  });

  describe('WebhookStore: claim', () => {
    test('gives each delivery once, however many claim at once', async (store, other) => {
      for (const w of range(5)) await store.createWebhook(webhook(`w${w}`), 10);
      await store.enqueue(
        range(100).map((i) => delivery(`d${i}`, `w${i % 5}`)),
        1_000,
      );
      const claims = (
        await Promise.all(
          range(30).map(async (i) => (i % 2 ? other : store).claim(claimRequest({ limit: 7 }))),
        )
      ).flat();
      that('claim().delivery.id', new Set(ids(claims)).size).toEqual(claims.length);
      that('token', new Set(claims.map(({ token }) => token)).size).toEqual(100);
    });

    test('never has more live claims of a webhook than allowed, nor more than one of a slow one', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('s', { slow: true }), 10);
      await store.enqueue(
        range(40).map((i) => delivery(`d${i}`, i % 2 ? 'w' : 's')),
        1_000,
      );
      const claims = (
        await Promise.all(
          range(16).map(async (i) =>
            (i % 2 ? other : store).claim(claimRequest({ limit: 5, perWebhook: 4 })),
          ),
        )
      ).flat();
      that('claim: id', claims.filter((claim) => claim.webhook.id === 'w').length).toEqual(4);
      that('claim: id', claims.filter((claim) => claim.webhook.id === 's').length).toEqual(1);
      await succeed(store, claims.find((claim) => claim.webhook.id === 'w') as Claim);
      const more = await store.claim(claimRequest({ perWebhook: 4 }));
      that(
        'claim: id',
        more.map((claim) => claim.webhook.id),
      ).toEqual(['w']);
    });

    test('has at most as many slow ones in a call as asked', async (store) => {
      for (const w of range(6)) await store.createWebhook(webhook(`w${w}`, { slow: w < 4 }), 10);
      await store.enqueue(
        range(6).map((w) => delivery(`d${w}`, `w${w}`)),
        100,
      );
      const claims = await store.claim(claimRequest({ slow: 2 }));
      that('claim: slow', claims.filter((claim) => claim.webhook.slow).length).toEqual(2);
      that('claim', claims.length).toEqual(4);
      that('claim().slow', await store.claim(claimRequest({ slow: 0 }))).toEqual([]);
    });

    test('slow webhooks take turns', async (store, other) => {
      for (const id of ['v', 'w']) await store.createWebhook(webhook(id, { slow: true }), 10);
      await store.enqueue(
        ['v0', 'v1', 'v2', 'w0', 'w1'].map((id) => delivery(id, id.charAt(0))),
        100,
      );
      const taken: string[] = [];
      for (const by of [store, other, store, other, store]) {
        await sleep(20);
        const claims = await by.claim(claimRequest({ slow: 1 }));
        taken.push(...ids(claims));
        for (const { delivery: one, token } of claims) {
          // A success that takes so long leaves the webhook slow.
          const late = { ...attempt(1, null), duration: POLICY.slowAfter + 1 };
          await by.settle({ id: one.id, token, attempt: late, next: { state: 'succeeded' }, policy: POLICY });
        }
      }
      that('claim, one after the other', taken).toEqual(['v0', 'w0', 'v1', 'w1', 'v2']);
    });

    test('slow webhooks that fail repeatedly come after the others, at most as many as asked', async (store) => {
      const once = { slow: true, failingSince: T0, lastFailureAt: T0 };
      await store.createWebhook(webhook('dead', { ...once, lastFailureAt: T0 + 1 }), 10);
      await store.createWebhook(webhook('new', { slow: true }), 10);
      await store.createWebhook(webhook('once', once), 10);
      await store.enqueue([delivery('d0', 'dead')], 100);
      await store.enqueue([delivery('n0', 'new')], 100);
      that('claim: the dead one is due before', ids(await store.claim(claimRequest({ slow: 1 })))).toEqual([
        'n0',
      ]);
      await store.enqueue([delivery('o0', 'once')], 100);
      const [failed] = (await store.claim(claimRequest({ failing: 0 }))) as [Claim];
      that('claim: of one that failed once', failed.delivery.id).toEqual('o0');
      await fail(store, failed, T0 + 5);
      that('claim().failing', ids(await store.claim(claimRequest({ failing: 0 })))).toEqual([]);
      that(
        'claim: of both that failed twice',
        ids(await store.claim(claimRequest({ failing: 1 }))).length,
      ).toEqual(1);
      that('claim: of the other', ids(await store.claim(claimRequest({ failing: 1 }))).length).toEqual(1);
    });

    test('takes one of each webhook, then the next round', async (store) => {
      await store.createWebhook(webhook('v'), 10);
      await store.createWebhook(webhook('w'), 10);
      for (const i of range(4)) await store.enqueue([delivery(`v${i}`, 'v')], 100);
      await store.enqueue([delivery('w0', 'w')], 100);
      that('claim', ids(await store.claim(claimRequest({ limit: 2 }))).toSorted()).toEqual(['v0', 'w0']);
      that('claim', ids(await store.claim(claimRequest({ limit: 2 })))).toEqual(['v1', 'v2']);
    });

    test('of many webhooks the one whose delivery is due first is served first, whatever their ids', async (store, other) => {
      const order = ['m', 'z', 'a', 'k', 'b'];
      for (const id of order) await store.createWebhook(webhook(id), 10);
      for (const id of order) {
        await store.enqueue([delivery(`d${id}`, id)], 100);
        await sleep(20);
      }
      const taken: string[] = [];
      for (const by of [store, other, store, other, store]) {
        taken.push(...(await by.claim(claimRequest({ limit: 1 }))).map((claim) => claim.webhook.id));
      }
      that('claim, one after the other', taken).toEqual(order);
    });

    test('a lease that is over makes the delivery due again, under another token, in the same attempt', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [first] = (await store.claim(claimRequest({ lease: short }))) as [Claim];
      that('claim', await store.claim(claimRequest())).toEqual([]);
      await pass();
      const [second] = (await store.claim(claimRequest())) as [Claim];
      that('attempt, token', [second.attempt, second.token === first.token]).toEqual([1, false]);
      that('settle', await fail(store, first)).toEqual({ result: 'stale', disabled: false });
      that('getDelivery().state', await stateOf(store, 'd')).toEqual('delivering');
      that('settle', await succeed(store, second)).toEqual({ result: 'applied', disabled: false });
    });

    test('a release neither adds a lease that ran out nor forgets those that did', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      for (const releases of [false, true, false, false]) {
        const [claim] = (await begin(store, { lease: short })) as [Claim];
        that('claim().attempt', claim.attempt).toEqual(1);
        if (releases) await store.release('d', claim.token);
        else await pass();
      }
      that('claim', await store.claim(claimRequest())).toEqual([]);
      that(
        'getDelivery().attempts',
        (await store.getDelivery('d'))?.attempts.map(({ error }) => error),
      ).toEqual(['abandoned']);
    });

    test('a lease that is over of a webhook that is disabled or gone ends its delivery', async (store) => {
      for (const id of ['off', 'gone']) await store.createWebhook(webhook(id), 10);
      await store.enqueue([delivery('d1', 'off'), delivery('d2', 'gone')], 100);
      that('claim', (await store.claim(claimRequest({ lease: short }))).length).toEqual(2);
      await store.setState('off', 'disabled', 'request', T0);
      await store.deleteWebhook('gone', T0);
      await pass();
      that('claim', await store.claim(claimRequest())).toEqual([]);
      that('getDelivery().state', [await stateOf(store, 'd1'), await stateOf(store, 'd2')]).toEqual([
        'canceled',
        'canceled',
      ]);
      that('nextDue', await store.nextDue()).toEqual(null);
    });

    test('what is due next counts leases too', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      that('nextDue: of nothing', await store.nextDue()).toEqual(null);
      await store.enqueue([delivery('d', 'w')], 100);
      await store.claim(claimRequest({ lease: 60_000 }));
      const wait = await store.nextDue();
      that('nextDue: the end of a lease', wait !== null && wait > 0 && wait <= 60_000).toEqual(true);
      await store.enqueue([delivery('e', 'w')], 100);
      that('nextDue: what waits beside a lease', await store.nextDue()).toEqual(0);
      const [{ token }] = (await store.claim(claimRequest({ lease: short }))) as [Claim];
      const sooner = await store.nextDue();
      that('nextDue: the earlier of two leases', sooner !== null && sooner > 0 && sooner <= short).toEqual(
        true,
      );
      await pass();
      that('nextDue: a lease that is over', await store.nextDue()).toEqual(0);
      await store.release('e', token);
      that('getDelivery().state after its lease', await stateOf(store, 'e')).toEqual('delivering');
    });

    test('what has not ended is counted by how its receivers do, where the store tells it', async (store, other) => {
      if (!store.waiting || !other.waiting) return;
      that('waiting: nothing', await store.waiting()).toEqual([]);
      const failing = { slow: true, failingSince: T0, lastFailureAt: T0 + DAY, failedDeliveries: 3 };
      for (const one of [webhook('w'), webhook('s', { slow: true }), webhook('f', failing)])
        await store.createWebhook(one, 10);
      await store.createWebhook(webhook('gone'), 10);
      await store.enqueue(
        [
          ...[delivery('d3', 'w', { at: T0 + 3 }), delivery('d1', 'w', { at: T0 + 1 }), delivery('d4', 'w')],
          ...[delivery('d2', 'f', { at: T0 + 2 }), delivery('d5', 'gone')],
        ],
        100,
      );
      await store.deleteWebhook('gone', T0);
      const ofFailing = { receivers: 'failing', count: 1, oldestAt: T0 + 2 };
      that('waiting', await other.waiting()).toEqual([
        { receivers: 'ok', count: 3, oldestAt: T0 + 1 },
        ofFailing,
      ]);
      const claims = await store.claim(claimRequest({ failing: 0 }));
      that('waiting: being attempted', await store.waiting()).toEqual([
        { receivers: 'ok', count: 3, oldestAt: T0 + 1 },
        ofFailing,
      ]);
      for (const claim of claims) if (claim.delivery.id !== 'd3') await succeed(store, claim);
      await store.enqueue([delivery('d6', 's', { at: T0 + 6 })], 100);
      that('waiting: of each state', await store.waiting()).toEqual([
        { receivers: 'ok', count: 1, oldestAt: T0 + 3 },
        { receivers: 'slow', count: 1, oldestAt: T0 + 6 },
        ofFailing,
      ]);
    });

    test('three leases that run out fail the attempt as abandoned, and the streak is left alone', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      for (const _ of range(3)) {
        that('claim', (await begin(store, { lease: short })).length).toEqual(1);
        await pass();
      }
      const abandoned: Delivery[] = [];
      const onAbandoned = (delivery: Delivery) => void abandoned.push(delivery);
      that('claim', await store.claim(claimRequest({ onAbandoned }))).toEqual([]);
      const after = (await store.getDelivery('d')) as Delivery;
      that(
        'attempts: number, error',
        after.attempts.map(({ number, error }) => [number, error]),
      ).toEqual([[1, 'abandoned']]);
      that('state', after.state).toEqual('pending');
      that('dueIn', (after.dueIn as number) > 25_000 && (after.dueIn as number) <= 30_000).toEqual(true);
      that('getWebhook().failingSince', (await store.getWebhook('w'))?.failingSince).toEqual(null);
      that(
        'claim().onAbandoned',
        abandoned.map(({ id, attempts }) => [id, attempts]),
      ).toEqual([['d', after.attempts]]);
    });

    test('a lease that runs out before its attempt began is no lapse, however often', async (store, other) => {
      if (!store.begin) return;
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      for (const begins of [false, true, false, false, true, false]) {
        const [claim] = (await store.claim(claimRequest({ lease: short }))) as [Claim];
        that('claim().attempt', claim.attempt).toEqual(1);
        await other.begin?.([{ id: 'd', token: begins ? claim.token : 'another' }]);
        await pass();
        if (begins) continue;
        await other.begin?.([{ id: 'd', token: claim.token }]);
      }
      const [third] = (await begin(store, { lease: short })) as [Claim];
      that('claim().attempt', third.attempt).toEqual(1);
      await pass();
      that('claim', await store.claim(claimRequest())).toEqual([]);
      that(
        'getDelivery().attempts',
        (await store.getDelivery('d'))?.attempts.map(({ error }) => error),
      ).toEqual(['abandoned']);
    });
  });

  describe('WebhookStore: much at once', () => {
    /** More than two pieces. */
    const many = 2 * PIECE + 1;
    const enqueueMany = async (store: WebhookStore, webhookId = 'w') => {
      for (const at of range(3)) {
        const some = range(PIECE)
          .map((i) => at * PIECE + i)
          .filter((i) => i < many);
        await store.enqueue(
          some.map((i) => delivery(`${webhookId}${String(i).padStart(5, '0')}`, webhookId)),
          10 * many,
        );
      }
    };
    const statesOf = async (store: WebhookStore, states: readonly DeliveryState[], webhookId = 'w') =>
      Promise.all(
        states.map(async (state) => {
          const query = { limit: many + 1, state };
          const [ofWebhook, ofAccount] = await Promise.all([
            store.listDeliveries({ webhookId, ...query }),
            store.listDeliveries({ accountId: 'a', ...query }),
          ]);
          return [ofWebhook.length, ofAccount.length];
        }),
      );

    test('whatever is canceled at once, none is claimed and each is listed as canceled from that step on', async (store, other) => {
      for (const end of ['disable', 'delete'] as const) {
        await store.createWebhook(webhook(end), 10);
        await enqueueMany(store, end);
        const [held] = (await store.claim(claimRequest({ limit: 1 }))) as [Claim];
        if (end === 'disable') await store.setState(end, 'disabled', 'request', T0);
        else await store.deleteWebhook(end, T0);
        const claimed = ids(await other.claim(claimRequest()));
        that(`claim after ${end}`, claimed).toEqual([]);
        const states = ['pending', 'canceled', 'delivering'] as const;
        const listed = [
          [0, 0],
          [many - 1, many - 1],
          [1, 1],
        ];
        that(
          `listDeliveries after ${end}: pending, canceled, delivering`,
          await statesOf(other, states, end),
        ).toEqual(listed);
        const { state, dueIn, endedAt } = (await other.getDelivery(
          `${end}${String(many - 1).padStart(5, '0')}`,
        )) as Delivery;
        that('getDelivery: state, dueIn, endedAt is there', [state, dueIn, endedAt !== null]).toEqual([
          'canceled',
          null,
          true,
        ]);
        await succeed(store, held);
        that(`nextDue after ${end}`, await other.nextDue()).toEqual(null);
        for (let done = PIECE; done >= PIECE;) {
          done = (await store.endCanceled?.(PIECE)) ?? 0;
          that('endCanceled', done <= PIECE).toEqual(true);
        }
        that(
          `listDeliveries after endCanceled: pending, canceled`,
          await statesOf(other, ['pending', 'canceled'], end),
        ).toEqual(listed.slice(0, 2));
        await store.eraseAccount('a');
      }
    });

    test('what was canceled does not come back with its webhook, nor by a late success', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await enqueueMany(store);
      const claims = await store.claim(claimRequest({ limit: 1 }));
      const { delivery: last, token } = claims[0] as Claim;
      await store.release(last.id, token);
      await store.setState('w', 'disabled', 'request', T0);
      that('settle: of what is canceled', (await succeed(other, claims[0] as Claim)).result).toEqual('stale');
      await other.setState('w', 'active', null, T0);
      await store.enqueue([delivery('x', 'w')], 10 * many);
      that('claim after enabling', ids(await other.claim(claimRequest()))).toEqual(['x']);
      that('listDeliveries: pending, canceled', await statesOf(store, ['pending', 'canceled'])).toEqual([
        [0, 0],
        [many, many],
      ]);
    });

    test('an erasure of much ends, and takes nothing else', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('x', { accountId: 'b' }), 10);
      await enqueueMany(store);
      await store.enqueue([delivery('y', 'x', { accountId: 'b' })], 100);
      const erased = store.eraseAccount('a');
      await erased;
      await other.eraseAccount('a');
      that('listDeliveries', await other.listDeliveries({ accountId: 'a', limit: 10 })).toEqual([]);
      that('claim', ids(await other.claim(claimRequest()))).toEqual(['y']);
    });

    test('leases that run out together are all claimed again, though no call takes them all back', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await enqueueMany(store);
      const request = { limit: many, perWebhook: many };
      const first = ids(await store.claim(claimRequest({ ...request, lease: 10 * short })));
      that('claim', first.length).toEqual(many);
      await sleep(10 * short + 50);
      const again: string[] = [];
      for (const _ of range(5)) again.push(...ids(await other.claim(claimRequest(request))));
      that('claim: all once', [again.length, new Set(again).size]).toEqual([many, many]);
    });
  });

  describe('WebhookStore: settle and release', () => {
    test('a failure waits for its time, then for the next attempt; the third ends it', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      for (const number of [1, 2, 3]) {
        const [claim] = (await store.claim(claimRequest())) as [Claim];
        that('claim().attempts', claim.delivery.attempts.length).toEqual(number - 1);
        await fail(store, claim);
      }
      const ended = (await store.getDelivery('d')) as Delivery;
      that('state, dueIn', [ended.state, ended.dueIn]).toEqual(['failed', null]);
      that('attempts', ended.attempts).toEqual(
        ([1, 2, 3] as const).map((number) => attempt(number, 'http_status')),
      );
      that('endedAt', ended.endedAt === null).toEqual(false);
      that('nextDue', await store.nextDue()).toEqual(null);
      that('getWebhook().failedDeliveries', (await store.getWebhook('w'))?.failedDeliveries).toEqual(1);
    });

    test('what is not due yet is not claimed', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('soon', 'w'), delivery('later', 'w')], 100);
      const claims = await store.claim(claimRequest({ lease: 7_200_000 }));
      const tokenOf = (id: string) => claims.find((claim) => claim.delivery.id === id)?.token as string;
      const again = async (id: string, dueIn: number) => {
        const next = { state: 'pending', dueIn } as const;
        const failed = attempt(1, 'timeout');
        await store.settle({ id, token: tokenOf(id), attempt: failed, next, policy: POLICY });
      };
      // An hour is longer than any busy machine takes until the next call.
      await again('later', 3_600_000);
      that('claim', await store.claim(claimRequest())).toEqual([]);
      const wait = (await store.nextDue()) as number;
      that('nextDue', wait > 0 && wait <= 3_600_000).toEqual(true);
      await again('soon', short);
      await pass();
      that(
        'claim: attempt',
        (await store.claim(claimRequest())).map((claim) => [claim.delivery.id, claim.attempt]),
      ).toEqual([['soon', 2]]);
    });

    test('what waits is made due at once, and no attempt is counted twice', async (store, other) => {
      for (const id of ['off', 'w', 'x']) await store.createWebhook(webhook(id), 10);
      const all = ['d1', 'd2', 'd3', 'gone', 'held', 'off1', 'other'];
      const webhookOf = (id: string) => (id === 'off1' ? 'off' : id === 'other' ? 'x' : 'w');
      await store.enqueue(
        all.map((id) => delivery(id, webhookOf(id))),
        100,
      );
      for (const claim of await begin(store)) {
        const { id } = claim.delivery;
        const next = { state: 'pending', dueIn: 3_600_000 } as const;
        const failed = attempt(1, 'timeout');
        if (id === 'gone') await succeed(store, claim);
        else if (id !== 'held')
          await store.settle({ id, token: claim.token, attempt: failed, next, policy: POLICY });
      }
      await store.setState('off', 'disabled', 'request', T0);
      const made = [
        ...[await other.makeDue('w', 1, 'd2'), await other.makeDue('w', 1, 'd2')],
        ...[await other.makeDue('w', 1, 'gone'), await other.makeDue('w', 1, 'held')],
        ...[await other.makeDue('w', 1, 'other'), await other.makeDue('w', 1, 'none')],
        ...[await other.makeDue('off', 1, 'off1'), await other.makeDue('off', 9)],
        await other.makeDue('none', 9),
      ];
      that('makeDue: one that is named', made).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
      that('nextDue', await store.nextDue()).toEqual(0);
      const claimed = async () =>
        (await begin(store)).map((claim) => [
          claim.delivery.id,
          claim.attempt,
          claim.delivery.attempts.length,
        ]);
      that('claim: id, attempt, attempts', await claimed()).toEqual([['d2', 2, 1]]);
      that('makeDue: at most as many as asked', await other.makeDue('w', 1)).toEqual(1);
      that('makeDue: the others', await other.makeDue('w', 9)).toEqual(1);
      that('makeDue: again', await other.makeDue('w', 9)).toEqual(0);
      that('claim: id, attempt, attempts', (await claimed()).toSorted()).toEqual([
        ['d1', 2, 1],
        ['d3', 2, 1],
      ]);
      that(
        'getDelivery: of another webhook, due later',
        (await store.getDelivery('other'))?.dueIn === 0,
      ).toEqual(false);
    });

    test('a failure after its webhook was disabled or deleted is not tried again', async (store) => {
      for (const id of ['v', 'w']) await store.createWebhook(webhook(id), 10);
      await store.enqueue([delivery('dv', 'v'), delivery('dw', 'w')], 100);
      const claims = await store.claim(claimRequest());
      await store.setState('v', 'disabled', 'request', T0);
      await store.deleteWebhook('w', T0);
      for (const claim of claims)
        that('settle().result', (await fail(store, claim)).result).toEqual('applied');
      that('getDelivery().state', [await stateOf(store, 'dv'), await stateOf(store, 'dw')]).toEqual([
        'canceled',
        'canceled',
      ]);
      that('nextDue', await store.nextDue()).toEqual(null);
    });

    test('a settlement beside an update loses nothing of either', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      const rounds = range(20);
      await store.enqueue(
        rounds.map((i) => delivery(`d${i}`, 'w')),
        100,
      );
      const claims = await store.claim(claimRequest());
      that('claim', claims.length).toEqual(rounds.length);
      for (const i of rounds) {
        const patch = { secret: `s${i}`, updatedAt: T0 + i };
        const [{ result }, updated] = await Promise.all([
          succeed(store, claims[i] as Claim, T0 + i),
          other.updateWebhook('w', i + 1, patch),
        ]);
        that('settle().result, updateWebhook', [result, updated]).toEqual(['applied', true]);
        const { secret, version, lastSuccessAt } = (await other.getWebhook('w')) as Webhook;
        that('getWebhook: secret, version, lastSuccessAt', [secret, version, lastSuccessAt]).toEqual([
          `s${i}`,
          i + 2,
          T0 + i + 20,
        ]);
      }
    });

    test('of two settlements of one claim, one applies', async (store, other) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [claim] = (await store.claim(claimRequest())) as [Claim];
      const results = await Promise.all(range(8).map(async (i) => succeed(i % 2 ? other : store, claim)));
      that('result', results.filter(({ result }) => result === 'applied').length).toEqual(1);
      that('getDelivery().attempts', (await store.getDelivery('d'))?.attempts.length).toEqual(1);
    });

    test('a token is stale from the end of its lease on, also before another claim', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w'), delivery('d2', 'w')], 100);
      const [lost, won] = (await store.claim(claimRequest({ lease: short }))) as [Claim, Claim];
      await pass();
      that('settle: a failure after its lease', await fail(store, lost)).toEqual({
        result: 'stale',
        disabled: false,
      });
      const { state, attempts } = (await store.getDelivery('d1')) as Delivery;
      that('getDelivery: state, attempts', [state, attempts]).toEqual(['delivering', []]);
      that('getWebhook().failingSince', (await store.getWebhook('w'))?.failingSince).toEqual(null);
      that('settle: a success after its lease', (await succeed(store, won, T0 + 3)).result).toEqual('stale');
      that('getDelivery().state', await stateOf(store, 'd2')).toEqual('succeeded');
      that('getWebhook().lastSuccessAt', (await store.getWebhook('w'))?.lastSuccessAt).toEqual(T0 + 3 + 20);
      that('claim', ids(await store.claim(claimRequest()))).toEqual(['d1']);
    });

    test('a token that another claim has followed neither settles nor releases', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [lost] = (await store.claim(claimRequest({ lease: short }))) as [Claim];
      await pass();
      const [now] = (await store.claim(claimRequest())) as [Claim];
      that('settle: a failure after a lost lease', await fail(store, lost)).toEqual({
        result: 'stale',
        disabled: false,
      });
      await store.release('d', lost.token);
      const { state, attempts } = (await store.getDelivery('d')) as Delivery;
      that('getDelivery: state, attempts', [state, attempts]).toEqual(['delivering', []]);
      that('settle', await fail(store, now)).toEqual({ result: 'applied', disabled: false });
    });

    test('a success of an attempt that was given up takes its place in the order of attempts', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const claims: Claim[] = [];
      for (const _ of range(3)) {
        claims.push(...(await begin(store, { lease: short })));
        await pass();
      }
      that('claim', await store.claim(claimRequest())).toEqual([]);
      that('settle', await succeed(store, claims[2] as Claim)).toEqual({ result: 'stale', disabled: false });
      const { state, attempts, dueIn } = (await store.getDelivery('d')) as Delivery;
      that('getDelivery: state, attempts, dueIn', [state, attempts, dueIn]).toEqual([
        'succeeded',
        [attempt(1, null)],
        null,
      ]);
      that('nextDue', await store.nextDue()).toEqual(null);
    });

    test('a late success still ends a delivery that has not ended, and no other late settlement does anything', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [late] = (await store.claim(claimRequest({ lease: short }))) as [Claim];
      await pass();
      const [now] = (await store.claim(claimRequest())) as [Claim];
      that('settle().result', (await succeed(store, late)).result).toEqual('stale');
      that('getDelivery().state', await stateOf(store, 'd')).toEqual('succeeded');
      that('settle().result', (await fail(store, now)).result).toEqual('stale');
      that('getDelivery().state', await stateOf(store, 'd')).toEqual('succeeded');
      that('claim', await store.claim(claimRequest())).toEqual([]);
      that(
        'settle().result',
        (await succeed(store, { ...now, delivery: { ...now.delivery, id: 'none' } })).result,
      ).toEqual('stale');
    });

    test('the failure that fills the rule disables the webhook, once, and cancels the rest', async (store) => {
      const failing = { failingSince: T0, lastFailureAt: T0 + 5 * DAY, failedDeliveries: 2 };
      for (const id of ['early', 'w']) await store.createWebhook(webhook(id, failing), 10);
      const failAt = async (at: number) => {
        const [claim] = (await store.claim(claimRequest({ limit: 1 }))) as [Claim];
        return store.settle({
          id: claim.delivery.id,
          token: claim.token,
          attempt: attempt(3, 'http_status', at),
          next: { state: 'failed' },
          policy: POLICY,
        });
      };
      await store.enqueue([delivery('d', 'early')], 100);
      const { turn = 'failing', ...early } = await failAt(T0 + 6 * DAY);
      that('settle: after six days', early).toEqual({ result: 'applied', disabled: false });
      that('settle().turn, where there is one', turn).toEqual('failing');
      await store.enqueue(
        range(3).map((i) => delivery(`d${i}`, 'w')),
        100,
      );
      const { turn: _, ...filling } = await failAt(T0 + 7 * DAY);
      that('settle', filling).toEqual({ result: 'applied', disabled: true });
      const after = (await store.getWebhook('w')) as Webhook;
      that('getWebhook().disabledAt is there', typeof after.disabledAt).toEqual('number');
      that('state, disabledReason, version', [after.state, after.disabledReason, after.version]).toEqual([
        'disabled',
        'failures',
        1,
      ]);
      that('getDelivery().state', [await stateOf(store, 'd1'), await stateOf(store, 'd2')]).toEqual([
        'canceled',
        'canceled',
      ]);
    });

    test('a body goes with the step that ends its delivery, unless it is kept', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d1', 'w', { keepBody: false }), delivery('d2', 'w')], 100);
      for (const claim of await store.claim(claimRequest())) await succeed(store, claim);
      that('getDelivery().body', (await store.getDelivery('d1'))?.body).toEqual(null);
      that('getDelivery().body', (await store.getDelivery('d2'))?.body).toEqual('{"id":"d2"}');
    });

    test('a release of what was disabled or deleted meanwhile ends it', async (store) => {
      for (const id of ['v', 'w']) await store.createWebhook(webhook(id), 10);
      await store.enqueue([delivery('dv', 'v'), delivery('dw', 'w')], 100);
      const claims = await store.claim(claimRequest());
      await store.setState('v', 'disabled', 'request', T0);
      await store.deleteWebhook('w', T0);
      for (const { delivery: one, token } of claims) await store.release(one.id, token);
      that('getDelivery().state', [await stateOf(store, 'dv'), await stateOf(store, 'dw')]).toEqual([
        'canceled',
        'canceled',
      ]);
      that('nextDue', await store.nextDue()).toEqual(null);
      that('claim', await store.claim(claimRequest())).toEqual([]);
    });

    test('a release makes it due at once and records nothing; with another token it does nothing', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue([delivery('d', 'w')], 100);
      const [claim] = (await store.claim(claimRequest())) as [Claim];
      await store.release('d', 'another');
      that('getDelivery().state', await stateOf(store, 'd')).toEqual('delivering');
      await store.release('d', claim.token);
      that('getDelivery().state, nextDue', [await stateOf(store, 'd'), await store.nextDue()]).toEqual([
        'pending',
        0,
      ]);
      that(
        'claim().attempt',
        (await store.claim(claimRequest())).map((again) => again.attempt),
      ).toEqual([1]);
      that('settle().result', (await succeed(store, claim)).result).toEqual('stale');
    });
  });

  describe('WebhookStore: log', () => {
    test('lists those of an account, of its deleted webhooks too', async (store) => {
      await store.createWebhook(webhook('v'), 10);
      await store.createWebhook(webhook('w'), 10);
      await store.createWebhook(webhook('x', { accountId: 'b' }), 10);
      await store.enqueue(
        [
          delivery('d1', 'v'),
          delivery('d2', 'w'),
          delivery('d3', 'x', { accountId: 'b' }),
          delivery('d4', 'v'),
        ],
        100,
      );
      await store.deleteWebhook('v', T0);
      const list = async (more: object) =>
        (await store.listDeliveries({ accountId: 'a', limit: 10, ...more })).map(({ id }) => id);
      that('listDeliveries: accountId', await list({})).toEqual(['d4', 'd2', 'd1']);
      that('listDeliveries: accountId, before, limit', await list({ before: 'd4', limit: 1 })).toEqual([
        'd2',
      ]);
      that('listDeliveries: accountId, state', await list({ state: 'canceled' })).toEqual(['d4', 'd1']);
      that('listDeliveries: accountId of none', await list({ accountId: 'none' })).toEqual([]);
    });

    test('lists newest first, by state, from where the last page ended', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue(
        range(5).map((i) => delivery(`d${i}`, 'w', { at: T0 + i })),
        100,
      );
      const [claim] = (await store.claim(claimRequest({ limit: 1 }))) as [Claim];
      await succeed(store, claim);
      const list = async (more: object) =>
        (await store.listDeliveries({ webhookId: 'w', limit: 10, ...more })).map(({ id }) => id);
      that('listDeliveries', await list({})).toEqual(['d4', 'd3', 'd2', 'd1', 'd0']);
      that('listDeliveries', await list({ limit: 2 })).toEqual(['d4', 'd3']);
      that('listDeliveries', await list({ before: 'd3', limit: 2 })).toEqual(['d2', 'd1']);
      that('listDeliveries().state', await list({ state: 'succeeded' })).toEqual([claim.delivery.id]);
      that('listDeliveries', await list({ webhookId: 'none' })).toEqual([]);
    });

    test('lists by id, also what is sent again and so was raised before, and from where a purged one was', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      const [first, second] = [delivery('d0', 'w', { at: T0 + 5 }), delivery('d2', 'w', { at: T0 + 6 })];
      await store.enqueue([first, second, delivery('d3', 'w', { at: T0 + 5, resendOf: 'd0' })], 100);
      const list = async (more: object) =>
        (await store.listDeliveries({ webhookId: 'w', limit: 10, ...more })).map(({ id }) => id);
      that('listDeliveries', await list({})).toEqual(['d3', 'd2', 'd0']);
      that('listDeliveries', await list({ before: 'd3' })).toEqual(['d2', 'd0']);
      that('listDeliveries', await list({ before: 'd1' })).toEqual(['d0']);
    });

    test('purges what ended long enough ago, at most so many, and nothing that is open', async (store) => {
      await store.createWebhook(webhook('w'), 10);
      await store.enqueue(
        range(4).map((i) => delivery(`d${i}`, 'w')),
        100,
      );
      for (const claim of await store.claim(claimRequest({ limit: 3 }))) await succeed(store, claim);
      that('purge', await store.purge(60_000, 100)).toEqual(0);
      await pass();
      that('purge', await store.purge(short, 2)).toEqual(2);
      that('purge', await store.purge(short, 100)).toEqual(1);
      that('purge', await store.purge(0, 100)).toEqual(0);
      that('listDeliveries', (await store.listDeliveries({ webhookId: 'w', limit: 10 })).length).toEqual(1);
    });

    test('a try of its writes changes nothing that a caller can see', async (store) => {
      await store.createWebhook(webhook('w'), 1);
      for (let time = 0; time < 2; time++) await store.tryWriting?.();
      that('listWebhooks', await store.listWebhooks('a')).toEqual([webhook('w')]);
      that('nextDue', await store.nextDue()).toEqual(null);
      that('listDeliveries', await store.listDeliveries({ webhookId: 'w', limit: 10 })).toEqual([]);
    });
  });
}

/** Random histories of webhooks and deliveries, played on several stores at once. */
import fc from 'fast-check';
import type { Claim, DeliveryError, Webhook, WebhookStore } from '../../src/contracts/webhook-store.ts';

const HOUR = 3_600_000;
/** Small, so that histories disable webhooks. */
const policy = { after: 2 * HOUR, gap: 20 * HOUR, deliveries: 2, slowAfter: 5_000 };

const webhookId = fc.constantFrom('w1', 'w2', 'w3');
const deliveryId = fc.integer({ min: 10, max: 40 }).map((n) => `d${n}`);
const error = fc.constantFrom<DeliveryError | null>(null, null, 'timeout', 'http_status', 'abandoned');

const step = fc.oneof(
  fc.record({
    do: fc.constant('pass' as const),
    time: fc.constantFrom(1, 1_000, 30_000, 300_000, HOUR, 30 * HOUR),
  }),
  fc.record({
    do: fc.constant('create' as const),
    id: webhookId,
    max: fc.integer({ min: 1, max: 4 }),
    slow: fc.boolean(),
  }),
  fc.record({ do: fc.constant('state' as const), id: webhookId, active: fc.boolean() }),
  fc.record({
    do: fc.constant('update' as const),
    id: webhookId,
    version: fc.integer({ min: 1, max: 3 }),
    patch: fc.record(
      {
        url: fc.constantFrom('https://a.example/', 'https://b.example/'),
        description: fc.constantFrom('x', null),
        nextSecret: fc.constantFrom('next', null),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ do: fc.constant('delete' as const), id: webhookId }),
  fc.record({ do: fc.constant('erase' as const), account: fc.constantFrom('a', 'b') }),
  fc.record({
    do: fc.constant('enqueue' as const),
    deliveries: fc.array(fc.record({ id: deliveryId, webhookId, keepBody: fc.boolean() }), { maxLength: 12 }),
    max: fc.constantFrom(2, 5, 100),
  }),
  fc.record({
    do: fc.constant('claim' as const),
    limit: fc.integer({ min: 0, max: 8 }),
    slow: fc.integer({ min: 0, max: 3 }),
    perWebhook: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    do: fc.constant('settle' as const),
    which: fc.nat(),
    error,
    duration: fc.constantFrom(20, 6_000),
    dueIn: fc.constantFrom(0, 30_000),
  }),
  fc.record({ do: fc.constant('release' as const), which: fc.nat() }),
  fc.record({ do: fc.constant('make due' as const), id: webhookId, named: fc.option(deliveryId) }),
  fc.record({
    do: fc.constant('purge' as const),
    olderThan: fc.constantFrom(0, HOUR),
    max: fc.integer({ max: 50, min: 0 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Most of a history is work: without many claims and settlements little would happen. */
const work = fc.oneof(
  { weight: 2, arbitrary: step },
  {
    weight: 3,
    arbitrary: step.filter((one) => ['pass', 'enqueue', 'claim', 'settle', 'release'].includes(one.do)),
  },
);
const begun = (['w1', 'w2', 'w3'] as const).map((id, i) => ({
  do: 'create' as const,
  id,
  max: 4,
  slow: i === 0,
}));

const newWebhook = (id: string, slow: boolean): Webhook => ({
  id,
  accountId: id === 'w3' ? 'b' : 'a',
  url: 'https://a.example/',
  events: ['tool_used'],
  tools: null,
  headers: null,
  state: 'active',
  disabledReason: null,
  disabledAt: null,
  secret: 'secret',
  nextSecret: null,
  nextSecretUntil: null,
  failingSince: null,
  lastFailureAt: null,
  failedDeliveries: 0,
  lastSuccessAt: null,
  slow,
  version: 1,
  createdAt: 1,
  updatedAt: 1,
});

/** Takes one step and gives its answer. Each store has its own list of claims, because their tokens differ. */
async function take(store: WebhookStore, claims: Claim[], one: Step, now: number): Promise<unknown> {
  switch (one.do) {
    case 'pass':
      return null;
    case 'create': {
      const webhook = newWebhook(one.id, one.slow);
      const { accountId } = webhook;
      const attempted = await store.listDeliveries({ accountId, state: 'delivering', limit: 100 });
      // Ids are drawn: none comes again while an attempt of the deleted one is under way.
      if (attempted.some(({ webhookId: of }) => of === one.id)) return null;
      return store.createWebhook(webhook, one.max);
    }
    case 'state':
      return one.active
        ? store.setState(one.id, 'active', null, now)
        : store.setState(one.id, 'disabled', 'request', now);
    case 'update':
      return store.updateWebhook(one.id, one.version, { ...one.patch, updatedAt: now });
    case 'delete':
      return store.deleteWebhook(one.id, now);
    case 'erase':
      return store.eraseAccount(one.account);
    case 'enqueue':
      return store.enqueue(
        one.deliveries.map(({ id, webhookId: to, keepBody }) => ({
          id,
          webhookId: to,
          accountId: to === 'w3' ? 'b' : 'a',
          event: 'tool_used',
          toolId: 'cpf',
          at: now,
          body: `{"id":"${id}"}`,
          keepBody,
          resendOf: null,
          trace: null,
        })),
        one.max,
      );
    case 'claim': {
      const { limit, slow, perWebhook } = one;
      const got = await store.claim({ owner: 'test', limit, slow, perWebhook, lease: 30_000 });
      claims.push(...got);
      return got.map(({ token: _token, ...claim }) => claim);
    }
    case 'settle': {
      const claim = claims[one.which % claims.length];
      if (!claim) return null;
      const { attempt: number, token, delivery } = claim;
      const status = one.error === null ? 200 : null;
      return store.settle({
        id: delivery.id,
        token,
        attempt: {
          number,
          at: now - one.duration,
          duration: one.duration,
          status,
          error: one.error,
          response: '',
        },
        next:
          one.error === null
            ? { state: 'succeeded' }
            : number === 3
              ? { state: 'failed' }
              : { state: 'pending', dueIn: one.dueIn },
        policy,
      });
    }
    case 'release': {
      const claim = claims[one.which % claims.length];
      return claim ? store.release(claim.delivery.id, claim.token) : null;
    }
    case 'make due':
      // Which ones come first is the store's own: so one or all.
      return store.makeDue(one.id, 500, one.named ?? undefined);
    case 'purge':
      // Which ones go first is the store's own: so all or none.
      return store.purge(one.olderThan, 1_000);
  }
}

export const deliveryModel = {
  steps: fc.array(work, { minLength: 20, maxLength: 120 }).map((more) => [...begun, ...more]),

  /** The answers of each store to each step, and all that can be read after it. */
  async play(stores: readonly WebhookStore[], steps: readonly Step[], pass: (milliseconds: number) => void) {
    let now = 1_000_000;
    const claims = stores.map((): Claim[] => []);
    const answers: unknown[][] = [];
    for (const one of steps) {
      // Each step has an instant of its own: which of two slow webhooks goes first whose turns come at one, no store promises.
      const time = one.do === 'pass' ? one.time : 1;
      now += time;
      pass(time);
      answers.push(
        await Promise.all(
          stores.map(async (store, i) => ({
            step: one,
            answer: (await take(store, claims[i] as Claim[], one, now)) ?? null,
            due: await store.nextDue(),
            webhooks: [await store.listWebhooks('a'), await store.listWebhooks('b')],
            deliveries: [
              await store.listDeliveries({ accountId: 'a', limit: 100 }),
              await store.listDeliveries({ accountId: 'b', limit: 100 }),
            ],
          })),
        ),
      );
    }
    return answers;
  },
};

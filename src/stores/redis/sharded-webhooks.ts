import type { Awaitable } from '../../contracts/call.ts';
import { failsRepeatedly } from '../../contracts/delivery-policy.ts';
import type {
  Claim,
  ClaimRequest,
  Settled,
  WaitingDeliveries,
  WebhookStore,
} from '../../contracts/webhook-store.ts';
import { byPlace, placeOf } from './place.ts';

/** The shard that a token was given by stands in front of it. */
const TOKEN = /^(\d+)\.(.*)$/s;

/**
 * Webhooks and deliveries by the hash of their account. A claim's token names its shard. A call that has the id of a webhook or
 * a delivery alone asks all shards, and one of them has it: people make such calls, not each request.
 */
export function shardedWebhooks(shards: readonly WebhookStore[]): WebhookStore {
  const of = (accountId: string) => shards[placeOf(accountId, shards.length)] as WebhookStore;
  const all = <T>(ask: (store: WebhookStore) => Awaitable<T>) => Promise.all(shards.map(ask));
  const first = async <T>(ask: (store: WebhookStore) => Awaitable<T | null>): Promise<T | null> =>
    (await all(ask)).find((one) => one !== null) ?? null;
  const any = async (ask: (store: WebhookStore) => Awaitable<boolean>) => (await all(ask)).includes(true);
  const sum = async (ask: (store: WebhookStore) => Awaitable<number>) =>
    (await all(ask)).reduce((total, count) => total + count, 0);

  /** The shards that a token may be of, with the token as they know it. */
  function shardsOf(token: string): readonly (readonly [store: WebhookStore, token: string])[] {
    const [, place, own = ''] = TOKEN.exec(token) ?? [];
    const store = place === undefined ? undefined : shards[Number(place)];
    return store ? [[store, own]] : shards.map((one) => [one, token]);
  }

  /** Does something in one shard after another, as long as `max` is not reached. */
  async function inTurn(max: number, ask: (store: WebhookStore, left: number) => Awaitable<number>) {
    let done = 0;
    for (const store of shards) {
      if (done >= max) break;
      done += await ask(store, max - done);
    }
    return done;
  }

  let next = 0;

  /** Claims from one shard after another, beginning with another one each time, until there are enough. */
  async function claim(request: ClaimRequest): Promise<readonly Claim[]> {
    const from = next++ % shards.length;
    const claims: Claim[] = [];
    let { limit, slow, failing = slow } = request;
    for (let i = 0; i < shards.length && limit > 0; i++) {
      const place = (from + i) % shards.length;
      const taken = await claimedIn(place, { ...request, limit, slow, failing }, claims.length > 0);
      claims.push(...taken.map((one) => ({ ...one, token: `${place}.${one.token}` })));
      const areSlow = taken.filter(({ webhook }) => webhook.slow);
      limit -= taken.length;
      slow -= areSlow.length;
      failing -= areSlow.filter(({ webhook }) => failsRepeatedly(webhook)).length;
    }
    return claims;
  }

  /** Claims from one shard. Where others have given some, its failure is reported: they would be lost until their lease is over. */
  async function claimedIn(
    place: number,
    request: ClaimRequest,
    hasSome: boolean,
  ): Promise<readonly Claim[]> {
    try {
      return await (shards[place] as WebhookStore).claim(request);
    } catch (error) {
      if (!hasSome) throw error;
      request.onError?.(error);
      return [];
    }
  }

  return {
    createWebhook: (webhook, max) => of(webhook.accountId).createWebhook(webhook, max),
    getWebhook: (id) => first((store) => store.getWebhook(id)),
    listWebhooks: (accountId) => of(accountId).listWebhooks(accountId),
    updateWebhook: (id, version, patch) => any((store) => store.updateWebhook(id, version, patch)),
    setState: (id, state, reason, at) => first((store) => store.setState(id, state, reason, at)),
    deleteWebhook: (id, at) => any((store) => store.deleteWebhook(id, at)),
    async enqueue(deliveries, maxPending) {
      const groups = [...byPlace(deliveries, shards.length)];
      await Promise.all(groups.map(([place, own]) => shards[place]?.enqueue(own, maxPending)));
    },
    claim,
    async begin(claims) {
      const known = claims.flatMap(({ id, token }) =>
        shardsOf(token).map(([store, own]) => ({ store, id, token: own })),
      );
      await all((store) => {
        const own = known.filter((one) => one.store === store);
        return own.length > 0 ? store.begin?.(own) : undefined;
      });
    },
    async settle(settlement) {
      let settled: Settled = { result: 'stale', disabled: false };
      for (const [store, token] of shardsOf(settlement.token)) {
        settled = await store.settle({ ...settlement, token });
        if (settled.result === 'applied') break;
      }
      return settled;
    },
    async release(id, token) {
      for (const [store, own] of shardsOf(token)) await store.release(id, own);
    },
    makeDue: (webhookId, max, id) => sum((store) => store.makeDue(webhookId, max, id)),
    async nextDue() {
      const due = (await all((store) => store.nextDue())).filter((one) => one !== null);
      return due.length > 0 ? Math.min(...due) : null;
    },
    getDelivery: (id) => first((store) => store.getDelivery(id)),
    waiting: async () => together((await all((store) => store.waiting?.() ?? [])).flat()),
    async listDeliveries(query) {
      if (query.accountId !== undefined) return of(query.accountId).listDeliveries(query);
      return (await all((store) => store.listDeliveries(query))).flat();
    },
    purge: (olderThan, max) => inTurn(max, (store, left) => store.purge(olderThan, left)),
    endCanceled: (max) => inTurn(max, (store, left) => store.endCanceled?.(left) ?? 0),
    eraseAccount: (accountId) => of(accountId).eraseAccount(accountId),
    warnings: async () => [...new Set((await all((store) => store.warnings?.() ?? [])).flat())],
  };
}

/** One row for each way in which receivers do. */
function together(rows: readonly WaitingDeliveries[]): readonly WaitingDeliveries[] {
  const sums = new Map<WaitingDeliveries['receivers'], WaitingDeliveries>();
  for (const row of rows) {
    const sum = sums.get(row.receivers);
    sums.set(row.receivers, {
      receivers: row.receivers,
      count: row.count + (sum?.count ?? 0),
      oldestAt: Math.min(row.oldestAt, sum?.oldestAt ?? Infinity),
    });
  }
  return [...sums.values()];
}

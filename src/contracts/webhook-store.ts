/** Webhooks, their deliveries, and the store that alone knows what is due. */
import { orTimeout } from '../lib/promises.ts';
import { withTimeout } from './with-timeout.ts';
import type { Awaitable } from './call.ts';
import type { EventName } from './event-names.ts';

export type WebhookState = 'active' | 'disabled';

/** `failures`: by the rule of `failureStreak`. `request`: by an operation of the service. */
export type DisabledReason = 'failures' | 'request';

/** A receiver of an account's events. Instants are milliseconds since 1970. */
export interface Webhook {
  /** `wh_…` */
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly EventName[];
  /** The tools, by their ids or categories, whose events it gets; null for all. */
  readonly tools: readonly string[] | null;
  readonly description?: string;
  /** Headers of the customer's own, by lower-case name, their values as they are stored: encrypted as `secret` is. */
  readonly headers: Readonly<Record<string, string>> | null;
  readonly state: WebhookState;
  readonly disabledReason: DisabledReason | null;
  readonly disabledAt: number | null;
  /** The secret as it is stored: encrypted where the host has given a key for it. */
  readonly secret: string;
  /** The secret that takes over when a rotation is committed or its overlap is over. */
  readonly nextSecret: string | null;
  readonly nextSecretUntil: number | null;
  /** Time when the first of the failures since the last success began. */
  readonly failingSince: number | null;
  readonly lastFailureAt: number | null;
  /** Deliveries that have ended `failed` in the streak. */
  readonly failedDeliveries: number;
  readonly lastSuccessAt: number | null;
  /** A slow webhook holds one slot at a time. */
  readonly slow: boolean;
  /** One more with each `updateWebhook` and `setState`, and with nothing else, for compare-and-set. */
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An absent field stays as it is. A description of null removes it. */
export type WebhookPatch = Partial<
  Pick<Webhook, 'url' | 'events' | 'tools' | 'headers' | 'secret' | 'nextSecret' | 'nextSecretUntil'>
> & { readonly description?: string | null } & Pick<Webhook, 'updatedAt'>;

export const deliveryStates = [
  'pending',
  'delivering',
  'succeeded',
  'failed',
  'canceled',
  'skipped',
] as const;

export type DeliveryState = (typeof deliveryStates)[number];

export type DeliveryError =
  | 'timeout'
  | 'dns_failed'
  | 'connection_failed'
  | 'tls_failed'
  | 'redirect'
  | 'http_status'
  | 'blocked_address'
  | 'abandoned';

/** One event for one webhook, not stored yet. */
export interface NewDelivery {
  /** `evt_…`; the same in all attempts of a delivery, and in no other delivery. */
  readonly id: string;
  readonly webhookId: string;
  readonly accountId: string;
  readonly event: EventName;
  readonly toolId: string;
  /** Time when the event was raised. */
  readonly at: number;
  /** The bytes that every attempt sends. */
  readonly body: string;
  /** True if the body outlives the delivery's end, so that it can be sent again. */
  readonly keepBody: boolean;
  readonly resendOf: string | null;
  /** The `traceparent` of the request that raised the event, or null. */
  readonly trace: string | null;
}

export type AttemptNumber = 1 | 2 | 3;

export interface Attempt {
  readonly number: AttemptNumber;
  /** Time when the attempt began. */
  readonly at: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly status: number | null;
  /** Null for a success. */
  readonly error: DeliveryError | null;
  /** The first kibibyte of the receiver's body, for the log. */
  readonly response: string;
}

export interface Delivery extends Omit<NewDelivery, 'body'> {
  readonly body: string | null;
  readonly state: DeliveryState;
  readonly attempts: readonly Attempt[];
  /** Milliseconds until it is due, 0 when it is due now; null when nothing more will be tried. */
  readonly dueIn: number | null;
  readonly endedAt: number | null;
}

/** The state that an attempt leads to. */
export type Next =
  | { readonly state: 'succeeded' }
  | { readonly state: 'failed' }
  | { readonly state: 'pending'; readonly dueIn: number };

export interface Claim {
  readonly delivery: Delivery;
  readonly webhook: Webhook;
  /** Random. A settlement or release with another token is stale. */
  readonly token: string;
  readonly attempt: AttemptNumber;
}

export interface ClaimRequest {
  /** Name of the process, for people who look at the store. */
  readonly owner: string;
  readonly limit: number;
  /** At most this many of the claims belong to slow webhooks. */
  readonly slow: number;
  /** At most this many belong to slow webhooks that failed more than once in a row (`failsRepeatedly`). Default `slow`. */
  readonly failing?: number;
  /** Milliseconds. */
  readonly lease: number;
  /** Live claims that a webhook may have over all processes; a slow one may have 1. */
  readonly perWebhook: number;
  /** Called with the failure of work beside the claim, such as taking back leases that are over: it stops no claim. */
  readonly onError?: (error: unknown) => void;
  /** Called with each delivery that the call gave an `abandoned` attempt, as it is from then on. */
  readonly onAbandoned?: (delivery: Delivery) => void;
  /** Called by `timedWebhookStore`, not by a store, with claims that came after their time: nobody else knows of them. */
  readonly onLate?: (claims: readonly Claim[]) => void;
}

/** The most deliveries that a step of a store may change, unless its caller names each of them. */
export const PIECE = 500;

/** The conditions under which failures disable a webhook. All but `deliveries` in milliseconds. */
export interface DisablePolicy {
  readonly after: number;
  readonly gap: number;
  readonly deliveries: number;
  readonly slowAfter: number;
}

export interface Settlement {
  readonly id: string;
  readonly token: string;
  readonly attempt: Attempt;
  readonly next: Next;
  readonly policy: DisablePolicy;
}

export interface Settled {
  readonly result: 'applied' | 'stale';
  /** True if this settlement disabled the webhook. */
  readonly disabled: boolean;
  /** `turnOf` the streak that this settlement wrote; a store that leaves it out reports no such turns. */
  readonly turn?: StreakTurn | undefined;
}

/** A streak of failures that has become worth a word to the host, or the success that ended such a streak. */
export type StreakTurn = 'failing' | 'recovered';

/** How the receiver of a webhook does: `slow` as its record says, `failing` when it fails repeatedly, too. */
export const receiverStates = ['ok', 'slow', 'failing'] as const;

/** The deliveries that have not ended, of the webhooks whose receivers do alike. */
export interface WaitingDeliveries {
  readonly receivers: (typeof receiverStates)[number];
  readonly count: number;
  /** The `at` of the first one by its id: ids sort by their creation time. */
  readonly oldestAt: number;
}

/** Selects the deliveries of a webhook, or of an account, those of its deleted webhooks included. */
export type DeliveryQuery = (
  | { readonly webhookId: string; readonly accountId?: never }
  | { readonly accountId: string; readonly webhookId?: never }
) & {
  readonly state?: DeliveryState;
  /** Lists only deliveries with a lesser id, whether or not a delivery has this id. */
  readonly before?: string;
  readonly limit: number;
};

/**
 * Webhooks and their deliveries. The rules of `KeyStore` for durability, atomicity, copies and promises hold here too.
 *
 * No instant is handed in to be compared with the store's: callers pass durations, and the store measures them by one
 * time source of its own. Ids are compared by their code units.
 *
 * A token is **live** from its claim until it is settled or released, its lease is over, or its delivery has ended:
 * from the instant at which the lease is over it is stale, whether or not another claim has come.
 */
export interface WebhookStore {
  /** False when the account has `max`, or the id exists. Counted and inserted in one step. */
  createWebhook(webhook: Webhook, max: number): Awaitable<boolean>;
  getWebhook(id: string): Awaitable<Webhook | null>;
  /** By `createdAt`, then `id`. Read on every call that raises an event. */
  listWebhooks(accountId: string): Awaitable<readonly Webhook[]>;
  /**
   * Changes the webhook if it still has this version, which then goes up by one. A url other than its own clears the
   * streak (`CLEARED`) and sets `slow`; `lastSuccessAt` stays. Nothing else of the streak changes.
   */
  updateWebhook(id: string, version: number, patch: WebhookPatch): Awaitable<boolean>;
  /**
   * Sets state, reason, `disabledAt` (null for an active one) and `updatedAt`, and increments `version`, also when it
   * has that state already. Disabling also cancels its pending deliveries: from that step on none is claimed, and each is
   * listed as `canceled`, whenever its own record follows (`endCanceled`); one that is being attempted finishes its
   * attempt and is not tried again. Disabling leaves the streak and `slow` alone; activating clears the streak
   * (`CLEARED`), sets `slow`, brings back nothing that was canceled, and sends nothing. Gives the webhook after the
   * change, or null when it does not exist.
   */
  setState(
    id: string,
    state: WebhookState,
    reason: DisabledReason | null,
    at: number,
  ): Awaitable<Webhook | null>;
  /** Cancels deliveries as disabling does; they stay in the log. False when there is no such webhook. */
  deleteWebhook(id: string, at: number): Awaitable<boolean>;
  /**
   * All or none; an id already stored is left as it is, so that a call may be repeated. A delivery is due at once. It
   * is stored `skipped` when its webhook is disabled or has `maxPending` in state `pending` (those of the same call
   * count, those being attempted do not; a count up to a second old will do), and dropped when there is no webhook. A
   * skipped delivery loses its body at once unless `keepBody`.
   *
   * Copies of copies do not pile up. A delivery may be sent again (`resendOf`) that is itself a copy, of the same webhook,
   * and has ended: then its body goes over to the new one. If it was never attempted, the new one takes its place, with
   * its `resendOf`, and it leaves the log.
   */
  enqueue(deliveries: readonly NewDelivery[], maxPending: number): Awaitable<void>;
  /**
   * Takes deliveries that are due: pending with their time reached, or being attempted under a lease that is over. Each
   * is `delivering` under a new token from then on. One from each webhook with due work, the oldest due first, then the
   * next round; within a webhook by due time, then id. Never waits for what others hold.
   *
   * Slow webhooks take turns: the one that has waited longest since it had something due, or since the last claim of
   * it, goes first, so that a long queue of one delays the others by an attempt. Those that fail repeatedly come after
   * the others.
   *
   * A claim uses up no attempt. A delivery whose lease ran out is due since then. If its attempt had begun (`begin`), that
   * is a lapse: at the third lapse of the same attempt that attempt is recorded as failed, `abandoned`, at the store's time,
   * without touching the streak, and `afterFailure` says what follows. A recorded attempt begins a new count of lapses;
   * a release neither adds one nor forgets those there are, as nothing was attempted to its end. A call takes back at
   * most `PIECE` leases, those that were over first; the others are left to the next calls.
   *
   * Deliveries of a webhook that is disabled or deleted are never claimed: one whose lease is over then is `canceled`.
   */
  claim(request: ClaimRequest): Awaitable<readonly Claim[]>;
  /**
   * Notes that the attempts of claims begin: of the leases that run out only those of such attempts are lapses. With a token that
   * is not live it does nothing. Without this method each lease that runs out is a lapse.
   */
  begin?(claims: readonly { readonly id: string; readonly token: string }[]): Awaitable<void>;
  /**
   * In one step: records the attempt, moves the delivery, updates the webhook's streak and `slow` by `failureStreak`,
   * and disables the webhook when that says so: reason `failures`, `disabledAt` and `updatedAt` of the store's time,
   * its pending deliveries canceled as by `setState`. `version` stays in any case. A delivery that would be pending is canceled when its
   * webhook is disabled or gone.
   *
   * With a token that is not live it is `stale` and changes nothing, but that a success is still applied, streak
   * included, to a delivery that has not ended (a token of another claim of it, which then is stale too). An attempt of
   * a number that is recorded already takes the place of that one. A state that has ended never changes.
   */
  settle(settlement: Settlement): Awaitable<Settled>;
  /**
   * With a live token the delivery is due at once again (`canceled` if its webhook is disabled or gone) and nothing is
   * recorded; otherwise nothing happens.
   */
  release(id: string, token: string): Awaitable<void>;
  /**
   * Makes pending deliveries of an active webhook due at once whose time is still to come, at most `max` of them (of
   * at most `PIECE`), or the one that is named, and says how many. Their attempts stay as they are, and so does all else.
   */
  makeDue(webhookId: string, max: number, id?: string): Awaitable<number>;
  /** Milliseconds until the earliest due time or end of a lease, 0 if it is past; null when nothing is waiting. */
  nextDue(): Awaitable<number | null>;
  getDelivery(id: string): Awaitable<Delivery | null>;
  /**
   * Counts what has not ended of the webhooks that there are, by `receiverStates`; without those that have nothing waiting.
   * For measures, which ask at most once a second. Without it there are no such measures.
   */
  waiting?(): Awaitable<readonly WaitingDeliveries[]>;
  /**
   * Lists newest first, by `id`: ids sort by their creation time, which differs from `at` for a delivery that is sent
   * again.
   */
  listDeliveries(query: DeliveryQuery): Awaitable<readonly Delivery[]>;
  /** Deletes at most `max` deliveries that ended `olderThan` milliseconds ago or earlier, and says how many. */
  purge(olderThan: number, max: number): Awaitable<number>;
  /**
   * Writes `canceled` to at most `max` deliveries that waited for a webhook when it was disabled or deleted, and says how
   * many. Rounds of deliveries call it. A store whose steps cancel all of them has no such method.
   */
  endCanceled?(max: number): Awaitable<number>;
  /**
   * Deletes the account's webhooks in one step, and with that nothing of it is claimed or stored any more; then its
   * deliveries, those of its deleted webhooks too, in pieces of at most `PIECE`. Resolves when all are gone, and may be called again after
   * a failure. An attempt under way settles as stale, a success too.
   */
  eraseAccount(accountId: string): Awaitable<void>;
  /**
   * Describes what may be lost by the settings of the server behind the stores, a sentence each. Called once, when
   * deliveries start; the service hands the sentences to its `onError`.
   */
  warnings?(): Awaitable<readonly string[]>;
  /**
   * Writes something small of its own, as requests do, and rejects where the store refuses that: `GET /health` calls it, at
   * most once a second. No other method shows what it wrote. Without it the health is that of reading.
   */
  tryWriting?(): Awaitable<unknown>;
}

/** The methods of a store for webhooks and deliveries. */
export const webhookStoreMethods = [
  'createWebhook',
  'getWebhook',
  'listWebhooks',
  'updateWebhook',
  'setState',
  'deleteWebhook',
  'enqueue',
  'claim',
  'settle',
  'release',
  'makeDue',
  'nextDue',
  'getDelivery',
  'listDeliveries',
  'purge',
  'eraseAccount',
] as const satisfies readonly (keyof WebhookStore)[];

/** Methods that a store may have. */
const optionalMethods = ['begin', 'endCanceled', 'waiting'] as const;

/**
 * Wraps the store so that a call rejects after `milliseconds`; but not an erasure, which takes as long as there is
 * something to erase.
 */
export function timedWebhookStore(store: WebhookStore, milliseconds: number): WebhookStore {
  const optional = optionalMethods.filter((name) => store[name] !== undefined);
  return {
    ...(withTimeout(store, [...webhookStoreMethods, ...optional], milliseconds) as WebhookStore),
    claim: (request) => orTimeout(store.claim(request), milliseconds, 'claim', request.onLate),
    eraseAccount: (accountId) => store.eraseAccount(accountId),
  };
}

const ended: ReadonlySet<DeliveryState> = new Set(['succeeded', 'failed', 'canceled', 'skipped']);

/** Tests that nothing more will be tried. */
export function hasEnded({ state }: { readonly state: DeliveryState }): boolean {
  return ended.has(state);
}

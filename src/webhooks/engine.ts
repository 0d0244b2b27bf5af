import { DAY, HOUR } from '../lib/dates/durations.ts';
import { randomId } from '../lib/ids.ts';
import { lazy } from '../lib/lazy.ts';
import { callQuietly, orTimeout } from '../lib/promises.ts';
import type { Random } from '../lib/random.ts';
import { afterFailure, failsRepeatedly } from '../contracts/delivery-policy.ts';
import type { AttemptReport } from '../contracts/reports.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import {
  type Claim,
  type Delivery,
  type DisablePolicy,
  type Next,
  PIECE,
  type StreakTurn,
  type Webhook,
  type WebhookStore,
} from '../contracts/webhook-store.ts';
import { openHeaders } from './own-headers.ts';
import { openSecrets, type Vault } from './secrets.ts';
import { send, type SenderParts, type Sent } from './send.ts';

export interface EngineParts {
  readonly store: WebhookStore;
  readonly scheduler: Scheduler;
  readonly vault: Vault;
  /** The sender's parts, made when the first delivery leaves. */
  readonly sender: () => SenderParts;
  readonly clock: () => number;
  readonly random: Random;
  /** Attempts under way at a time in this process. */
  readonly concurrency: number;
  readonly perWebhook: number;
  /** Milliseconds. */
  readonly lease: number;
  /** Milliseconds after which an open call of the store is no longer awaited. */
  readonly patience: number;
  /** The most by which a wait is lengthened, as a share of it: 0 to 0.5. */
  readonly retryJitter: number;
  /** Milliseconds for which ended deliveries are kept. */
  readonly retention: number;
  readonly onError: (error: unknown) => void;
  readonly onAttempt: ((report: AttemptReport) => unknown) | undefined;
  readonly onWebhookChanged: (change: WebhookChange, webhook: Webhook) => void;
}

/** A change that attempts made to their webhook. */
export type WebhookChange = StreakTurn | 'disabled';

/** The result of a round of due work. */
export interface RoundResult {
  readonly claimed: number;
  readonly succeeded: number;
  /** Attempts that failed and will be made again. */
  readonly retried: number;
  readonly failed: number;
  /** Milliseconds until there is more to do; null when there is nothing. */
  readonly nextDue: number | null;
}

export interface Engine {
  /** Starts the due attempts, and does not wait for them: one look of the scheduler. */
  run(): Promise<{ readonly nextDue: number | null }>;
  /** Claims again after a stop. */
  resume(): void;
  /** Claims nothing more, waits up to `drain` milliseconds for what is under way, releases the rest. */
  stop(drain: number): Promise<{ readonly drained: number; readonly released: number }>;
  /** Looks for due work soon, where the engine runs. Resolves once the scheduler knows; never rejects. */
  wake(delay: number): Promise<void>;
  /** Does what is due, at most `limit` deliveries and for about `budget` milliseconds, and waits for it. */
  runDue(options: { readonly limit?: number; readonly budget?: number }): Promise<RoundResult>;
}

/** Milliseconds until the next look for due work that a round could not take, since others or a limit hold it. */
const HELD_RETRY = 1_000;
/** Milliseconds between two looks for what is left to cancel, when there was nothing. */
const CANCEL_EVERY = 5_000;
/** The longest wait that a timer can hold. */
const MAX_TIMER = 2 ** 31 - 1;

const policy: DisablePolicy = { after: 7 * DAY, gap: 3 * DAY, deliveries: 3, slowAfter: 5_000 };

type Outcome = 'succeeded' | 'retried' | 'failed' | 'released';

interface Attempting {
  readonly slow: boolean;
  /** True when its webhook is slow and fails repeatedly. */
  readonly failing: boolean;
  readonly stop: AbortController;
  /** When the lease is over, and another process may take the delivery. */
  readonly until: number;
}

export function createEngine(parts: EngineParts): Engine {
  const { store, scheduler, vault, clock, random, concurrency, perWebhook, lease, patience, onError } = parts;
  // Drawn by the first claim: Workers have no randomness while they are loaded.
  const owner = lazy(() => randomId('proc_', random));
  const active = new Map<Promise<Outcome>, Attempting>();
  // All slow webhooks together hold half of the slots at most; but a single slot serves them too.
  const slowSlots = Math.max(1, Math.floor(concurrency / 2));
  // A few of them are kept for webhooks that have not failed twice, which dead ones would else delay by a time-out.
  const failingSlots = Math.max(1, slowSlots - Math.ceil(slowSlots / 8));
  let stopping = false;
  let purgedAt = -Infinity;
  let canceledAt = -Infinity;
  /** The last claim asked for. Claims run one at a time, so that each knows which slots are free. */
  let claiming: Promise<unknown> = Promise.resolve();

  async function deliver({ delivery, webhook, token, attempt }: Claim, stop: AbortSignal): Promise<Outcome> {
    const { id, event, body, trace } = delivery;
    try {
      const secrets = await openSecrets(vault, webhook, clock());
      const headers = await openHeaders(vault, webhook.headers);
      const sent = await send(
        {
          url: webhook.url,
          event,
          deliveryId: id,
          body: body ?? '',
          secrets,
          headers,
          trace,
          number: attempt,
        },
        parts.sender(),
        stop,
      );
      const next = nextOf(sent, attempt);
      const { result, disabled, turn } = await store.settle({
        id,
        token,
        attempt: { number: attempt, ...sent },
        next,
        policy,
      });
      report(delivery, attempt, sent, next.state);
      if (turn) await reportChange(turn, webhook.id);
      if (disabled) await reportChange('disabled', webhook.id);
      if (result === 'applied' && next.state === 'pending' && !stopping) void wake(next.dueIn);
      return next.state === 'pending' ? 'retried' : next.state;
    } catch (error) {
      // A second try at once would fail as well. The lease brings the delivery back, three times.
      if (!stop.aborted || error !== stop.reason) onError(error);
      if (stop.aborted) await release(id, token);
      return 'released';
    }
  }

  function report(
    { id, webhookId, accountId, event, trace }: Claim['delivery'],
    number: number,
    { status, error, duration }: Pick<Sent, 'status' | 'error' | 'duration'>,
    state: Next['state'],
  ): void {
    const { onAttempt } = parts;
    if (!onAttempt) return;
    const told = { webhookId, accountId, event, number, status, error, ms: duration, state, trace };
    callQuietly(() => onAttempt({ deliveryId: id, ...told }));
  }

  async function release(id: string, token: string): Promise<void> {
    try {
      await store.release(id, token);
    } catch (error) {
      onError(error);
    }
  }

  function nextOf({ error }: Sent, attempt: Claim['attempt']): Next {
    if (error === null) return { state: 'succeeded' };
    return afterFailure(attempt, (parts.retryJitter * random()) / 2 ** 32);
  }

  async function reportChange(change: WebhookChange, id: string): Promise<void> {
    try {
      const webhook = await store.getWebhook(id);
      if (webhook) parts.onWebhookChanged(change, webhook);
    } catch (error) {
      onError(error);
    }
  }

  /** Starts the attempts of a claim for the free slots. Does not wait for them. */
  async function claim(limit: number): Promise<Promise<Outcome>[]> {
    const claimed = claimAfter(claiming, limit);
    claiming = claimed.catch(() => undefined);
    return claimed;
  }

  async function claimAfter(previous: Promise<unknown>, limit: number): Promise<Promise<Outcome>[]> {
    try {
      // On Workers, what began in an event that is over is cut off and never settles.
      await orTimeout(previous, patience, 'the claim before this one');
    } catch (error) {
      onError(error);
    }
    // An attempt that was cut off would hold its slot for ever.
    for (const [attempt, { until }] of active) if (performance.now() > until) active.delete(attempt);
    const free = Math.min(limit, concurrency - active.size);
    if (free <= 0 || stopping) return [];
    const attempts = [...active.values()];
    const slow = Math.max(0, slowSlots - attempts.filter((attempt) => attempt.slow).length);
    const failing = Math.max(0, failingSlots - attempts.filter((attempt) => attempt.failing).length);
    const asked = performance.now();
    const claims = await store.claim({
      ...{ owner: owner(), limit: free, slow, failing, lease, perWebhook, onError, onAbandoned },
      onLate: (late) => void releaseAll(late),
    });
    if (!(await haveBegun(claims, asked))) return [];
    return claims.map((claimed) => begin(claimed, asked + lease));
  }

  /** From here on a lease that runs out counts. Where that cannot be noted, or came too late, the claims are given back. */
  async function haveBegun(claims: readonly Claim[], asked: number): Promise<boolean> {
    try {
      if (claims.length > 0)
        await store.begin?.(claims.map(({ delivery: { id }, token }) => ({ id, token })));
      if (performance.now() - asked <= lease / 2) return true;
    } catch (error) {
      onError(error);
    }
    await releaseAll(claims);
    return false;
  }

  async function releaseAll(claims: readonly Claim[]): Promise<void> {
    await Promise.all(claims.map(async ({ delivery: { id }, token }) => release(id, token)));
    if (!stopping) await wake(0);
  }

  /** No process had it: what records the attempt is the claim after it. */
  function onAbandoned(delivery: Delivery): void {
    const attempt = delivery.attempts.findLast(({ error }) => error === 'abandoned');
    if (!attempt) return;
    const { state } = delivery;
    report(delivery, attempt.number, attempt, state === 'failed' ? 'failed' : 'pending');
    const message = `attempt ${attempt.number} of delivery "${delivery.id}" was abandoned: three processes began it, and recorded no end`;
    onError(Object.assign(new Error(message), { code: 'abandoned' }));
  }

  function begin(claimed: Claim, until: number): Promise<Outcome> {
    const stop = new AbortController();
    const attempt = deliver(claimed, stop.signal);
    const { webhook } = claimed;
    const failing = webhook.slow && failsRepeatedly(webhook);
    active.set(attempt, { slow: webhook.slow, failing, stop, until });
    void attempt.then(() => active.delete(attempt));
    return attempt;
  }

  /** A slot that frees asks for another look. */
  async function run(): Promise<{ readonly nextDue: number | null }> {
    const attempts = await claim(concurrency);
    for (const attempt of attempts) void attempt.then(() => wake(0));
    if (await tidy()) return { nextDue: 0 };
    if (active.size >= concurrency) return { nextDue: null };
    const due = await store.nextDue();
    return { nextDue: due === 0 && attempts.length === 0 ? HELD_RETRY : due };
  }

  /** Does a piece of each work that steps leave behind, and says whether there may be more. A failure stops no delivery. */
  async function tidy(): Promise<boolean> {
    let more = false;
    for (const piece of [cancel, purge]) {
      try {
        if ((await piece()) >= PIECE) more = true;
      } catch (error) {
        onError(error);
      }
    }
    return more;
  }

  async function cancel(): Promise<number> {
    const now = performance.now();
    if (!store.endCanceled || now - canceledAt < CANCEL_EVERY) return 0;
    canceledAt = now;
    const done = await store.endCanceled(PIECE);
    if (done >= PIECE) canceledAt = -Infinity;
    return done;
  }

  async function purge(): Promise<number> {
    const now = clock();
    if (now - purgedAt < HOUR && now >= purgedAt) return 0;
    purgedAt = now;
    const done = await store.purge(parts.retention, PIECE);
    if (done >= PIECE) purgedAt = -Infinity;
    return done;
  }

  async function wake(delay: number): Promise<void> {
    try {
      await orTimeout(scheduler.wake(delay), patience, 'wake');
    } catch (error) {
      onError(error);
    }
  }

  return {
    run,
    resume() {
      stopping = false;
    },
    wake,
    async stop(drain) {
      stopping = true;
      await scheduler.stop();
      await claiming;
      const open = [...active.keys()];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const drained = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.min(drain, MAX_TIMER));
      });
      await Promise.race([Promise.all(open), drained]);
      clearTimeout(timer);
      for (const { stop } of active.values()) stop.abort();
      const outcomes = await Promise.all(open);
      const released = outcomes.filter((outcome) => outcome === 'released').length;
      return { drained: outcomes.length - released, released };
    },
    async runDue({ limit = Infinity, budget = Infinity }) {
      const started = performance.now();
      const counts = { claimed: 0, succeeded: 0, retried: 0, failed: 0, released: 0 };
      while (counts.claimed < limit && performance.now() - started < budget) {
        const attempts = await claim(limit - counts.claimed);
        if (attempts.length === 0) break;
        counts.claimed += attempts.length;
        for (const outcome of await Promise.all(attempts)) counts[outcome]++;
      }
      while (await tidy()) if (performance.now() - started >= budget) break;
      const { released: _, ...told } = counts;
      const nextDue = await store.nextDue();
      // A scheduler that cannot look by itself must learn when the remaining work is due.
      if (nextDue !== null && !stopping) await wake(nextDue);
      return { ...told, nextDue };
    },
  };
}

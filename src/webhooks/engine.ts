/** The engine claims due deliveries and makes their attempts. */
import { failsRepeatedly } from '../contracts/delivery-policy.ts';
import type { Scheduler } from '../contracts/scheduler.ts';
import type { Claim } from '../contracts/webhook-store.ts';
import { randomId } from '../lib/ids.ts';
import { lazy } from '../lib/lazy.ts';
import { orTimeout } from '../lib/promises.ts';
import { type AttemptParts, deliver, type Outcome, release, reportAbandoned } from './attempts.ts';
import { createTidy, type TidyParts } from './tidy.ts';

export interface EngineParts extends AttemptParts, TidyParts {
  readonly scheduler: Scheduler;
  /** Attempts under way at a time in this process. */
  readonly concurrency: number;
  readonly perWebhook: number;
  /** Milliseconds. */
  readonly lease: number;
  /** Milliseconds after which an open call of the store is no longer awaited. */
  readonly patience: number;
}

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
/** The longest wait that a timer can hold. */
const MAX_TIMER = 2 ** 31 - 1;

interface Attempting {
  readonly slow: boolean;
  /** True when its webhook is slow and fails repeatedly. */
  readonly failing: boolean;
  readonly stop: AbortController;
  /** When the lease is over, and another process may take the delivery. */
  readonly until: number;
}

export function createEngine(parts: EngineParts): Engine {
  const { store, scheduler, random, concurrency, perWebhook, lease, patience, onError } = parts;
  // Drawn by the first claim: Workers have no randomness while they are loaded.
  const owner = lazy(() => randomId('proc_', random));
  const active = new Map<Promise<Outcome>, Attempting>();
  const tidy = createTidy(parts);
  let stopping = false;
  /** The last claim asked for. Claims run one at a time, so that each knows which slots are free. */
  let claiming: Promise<unknown> = Promise.resolve();

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
    const free = freeSlots(concurrency, [...active.values()]);
    const most = Math.min(limit, free.all);
    if (most <= 0 || stopping) return [];
    const asked = performance.now();
    const claims = await store.claim({
      ...{ owner: owner(), limit: most, slow: free.slow, failing: free.failing, lease, perWebhook, onError },
      onAbandoned: (delivery) => reportAbandoned(parts, delivery),
      onLate: (late) => void releaseAll(late),
    });
    if (!(await haveBegun(parts, claims, asked + lease / 2))) {
      await releaseAll(claims);
      return [];
    }
    return claims.map((claimed) => begin(claimed, asked + lease));
  }

  async function releaseAll(claims: readonly Claim[]): Promise<void> {
    await Promise.all(claims.map(async ({ delivery: { id }, token }) => release(parts, id, token)));
    if (!stopping) await wake(0);
  }

  function begin(claimed: Claim, until: number): Promise<Outcome> {
    const stop = new AbortController();
    const attempt = deliver(parts, claimed, stop.signal, (delay) => {
      if (!stopping) void wake(delay);
    });
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
      await endOf(open, drain);
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

/** The free slots of this process: all, and those of them that slow and that failing webhooks may take. */
function freeSlots(concurrency: number, attempts: readonly Attempting[]) {
  // All slow webhooks together hold half of the slots at most; but a single slot serves them too.
  const slow = Math.max(1, Math.floor(concurrency / 2));
  // A few of them are kept for webhooks that have not failed twice, which dead ones would else delay by a time-out.
  const failing = Math.max(1, slow - Math.ceil(slow / 8));
  return {
    all: concurrency - attempts.length,
    slow: Math.max(0, slow - attempts.filter((attempt) => attempt.slow).length),
    failing: Math.max(0, failing - attempts.filter((attempt) => attempt.failing).length),
  };
}

/** From here on a lease that runs out counts. False where that cannot be noted, or came later than `latest`. */
async function haveBegun(
  { store, onError }: EngineParts,
  claims: readonly Claim[],
  latest: number,
): Promise<boolean> {
  try {
    if (claims.length > 0) await store.begin?.(claims.map(({ delivery: { id }, token }) => ({ id, token })));
    return performance.now() <= latest;
  } catch (error) {
    onError(error);
    return false;
  }
}

/** Waits for the end of attempts, but no longer than some milliseconds. */
async function endOf(attempts: readonly Promise<Outcome>[], most: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(most, MAX_TIMER));
  });
  await Promise.race([Promise.all(attempts), over]);
  clearTimeout(timer);
}

import type { Awaitable } from '../contracts/call.ts';
import { type Consumption, type QuotaStore, timedQuotaStore } from '../contracts/quota-store.ts';
import { type Duration, isDuration, toMilliseconds } from '../lib/duration.ts';
import { checkOptions } from '../lib/options.ts';
import { isPromise } from '../lib/promises.ts';

export interface LeaseOptions {
  /**
   * The largest lease, as a share of the limit, from 0 to 1. Each process that ends may lose this much of a bucket.
   * Default 0.01.
   */
  readonly share?: number;
  /** The time after which an open call of the store counts as rejected, so that nobody waits for ever. Default 5 s. */
  readonly timeout?: Duration;
  /** The time source, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number;
}

type Limited = Consumption & { readonly limit: number };
type Outcome = Awaited<ReturnType<QuotaStore['consume']>>;

interface Waiting {
  readonly call: Limited;
  resolve(outcome: Awaitable<Outcome>): void;
  reject(error: unknown): void;
}

/** The state of a bucket, as this process knows it. */
interface Lease {
  /** The store's last count. Counts never fall, so the store has at least this now. Null before its first answer. */
  used: number | null;
  /** The part of `used` that this process still holds for calls to come. */
  left: number;
  /** Units that the last answer granted. */
  granted: number;
  /** Units lately used in the bucket by this process; `others` has those of the other processes. */
  mine: number;
  others: number;
  /** When the store answered last. */
  heardAt: number;
  readonly dropAt: number;
  /** Callers that wait for the request in flight; null when no request is in flight. */
  queue: Waiting[] | null;
}

/** The smallest lease. A smaller one saves too little: its units may be unused when the others have spent the rest. */
const SMALLEST = 8;
/** Lease at most this share of the remaining quota, so that a lease is spent while most of the quota is left. */
const PART_OF_REST = 0.25;
/** Milliseconds. A process that has not asked the store for longer takes nothing ahead at first. */
const FRESH = 10_000;
const FIRST_SWEEP = 1024;

/**
 * Wraps a store so that it takes several units of a limit at once, and admits calls from them without asking the store.
 * All processes together never admit more than the limit, whatever happens.
 *
 * A lease follows the use of its bucket. Nothing is taken ahead at first, and later never more than this process has
 * lately used, than its part of a quarter of the rest, and than `share` of the limit. No lease is smaller than 8 units:
 * with the default `share`, limits below 800 are counted exactly, and so is the end of each larger one.
 *
 * Units that are taken and not used are lost when the process ends. While callers stay away, the process keeps their
 * units, and others cannot have them, until the bucket's period is over: at most `share` of the limit for each process.
 * A caller whose requests suddenly all go to other processes is refused that much too early.
 *
 * `used` and `read` leave out the units that this process holds, not those that others hold. `used` of an admitted call
 * may be as old as the lease. A call without a limit goes straight to the store.
 */
export function leased(
  quotaStore: QuotaStore,
  { share = 0.01, timeout = '5s', clock = Date.now }: LeaseOptions = {},
): QuotaStore {
  checkOptions('leased', { timeout }, { timeout: isDuration(1) });
  const store = timedQuotaStore(quotaStore, toMilliseconds(timeout));
  const leases = new Map<string, Lease>();
  let sweepAt = FIRST_SWEEP;

  // Sweeping when the map has doubled costs each bucket a constant, however many there are.
  function sweep(now: number): void {
    for (const [name, { dropAt, queue }] of leases) if (now >= dropAt && !queue) leases.delete(name);
    sweepAt = Math.max(FIRST_SWEEP, leases.size * 2);
  }

  function leaseOf({ bucket, keep }: Limited): Lease {
    const known = leases.get(bucket);
    if (known) return known;
    const now = clock();
    if (leases.size >= sweepAt) sweep(now);
    const none = { used: null, left: 0, granted: 0, mine: 0, others: 0, queue: null };
    const lease: Lease = { ...none, heardAt: now, dropAt: now + keep };
    leases.set(bucket, lease);
    return lease;
  }

  function admit(lease: Lease, call: Limited, exactly = false): Awaitable<Outcome> {
    const known = fromLease(lease, call);
    if (known) return known;
    const needed = call.cost - lease.left;
    const most = call.limit * share;
    const asked = exactly ? needed : toAsk(lease, call, most, clock);
    const heard = (outcome: Outcome): Awaitable<Outcome> => {
      note(lease, outcome, asked, most, clock());
      // Other processes have used the rest that a larger lease counted on.
      if (!outcome.admitted && asked > needed) return admit(lease, call, true);
      return fromLease(lease, call) ?? refusal(lease);
    };
    const outcome = store.consume({ ...call, cost: asked });
    return isPromise(outcome) ? outcome.then(heard) : heard(outcome);
  }

  /** Answers the call that the store was asked for, then the calls that came meanwhile. */
  async function withQueue(lease: Lease, first: Promise<Outcome>): Promise<Outcome> {
    const queue: Waiting[] = (lease.queue = []);
    try {
      return await first;
    } catch (error) {
      rejectAll(queue, error);
      throw error;
    } finally {
      void drain(lease, queue);
    }
  }

  async function drain(lease: Lease, queue: Waiting[]): Promise<void> {
    for (let next; (next = queue.shift());) {
      try {
        next.resolve(await admit(lease, next.call));
      } catch (error) {
        // Otherwise each one in turn would wait for a store that does not answer.
        rejectAll([next, ...queue.splice(0)], error);
      }
    }
    lease.queue = null;
  }

  return {
    ...(quotaStore.tryWriting && { tryWriting: () => quotaStore.tryWriting?.() }),
    consume(consumption) {
      if (!isLimited(consumption)) return store.consume(consumption);
      const lease = leaseOf(consumption);
      const { queue } = lease;
      if (queue) {
        return new Promise((resolve, reject) => {
          queue.push({ call: consumption, resolve, reject });
        });
      }
      const outcome = admit(lease, consumption);
      return isPromise(outcome) ? withQueue(lease, outcome) : outcome;
    },
    read(bucket) {
      const used = store.read(bucket);
      const less = (count: number) => Math.max(0, count - (leases.get(bucket)?.left ?? 0));
      return isPromise(used) ? used.then(less) : less(used);
    },
  };
}

function isLimited(consumption: Consumption): consumption is Limited {
  return consumption.limit !== null;
}

/** The outcome of a call, when it is known without the store. */
function fromLease(lease: Lease, { limit, cost }: Limited): Outcome | null {
  const { used, left } = lease;
  if (used === null) return null;
  // Units leased under a higher limit are not for calls of a lower one: others may have used up the lower limit.
  if (used > limit || used - left + cost > limit) return refusal(lease);
  if (cost > left) return null;
  lease.left -= cost;
  return { admitted: true, used: used - lease.left };
}

function refusal({ used, left }: Lease): Outcome {
  return { admitted: false, used: (used ?? 0) - left };
}

function rejectAll(queue: Waiting[], error: unknown): void {
  for (const { reject } of queue.splice(0)) reject(error);
}

/** Gives the units to take ahead: `most` at most, at the pace of the last few leases. */
function ahead(lease: Lease, most: number, rest: number, clock: () => number): number {
  if (clock() - lease.heardAt > FRESH) return 0;
  const mine = lease.mine + lease.granted;
  const part = lease.mine / (lease.mine + lease.others);
  const units = Math.floor(Math.min(most, mine, rest * part * PART_OF_REST));
  return units >= SMALLEST ? units : 0;
}

/** Gives the units to ask for: those of the call and of the calls behind it that still fit, or a larger lease. */
function toAsk(lease: Lease, { limit, cost }: Limited, most: number, clock: () => number): number {
  const needed = cost - lease.left;
  if (lease.used === null) return needed;
  const rest = limit - lease.used;
  let wanted = needed;
  for (const { call } of lease.queue ?? []) {
    if (wanted + call.cost > rest) break;
    wanted += call.cost;
  }
  return Math.max(wanted, ahead(lease, most, rest, clock));
}

/** Notes what the store answered. */
function note(lease: Lease, { admitted, used }: Outcome, asked: number, most: number, now: number): void {
  const granted = admitted ? asked : 0;
  if (lease.used !== null) {
    lease.mine += lease.granted;
    lease.others += Math.max(0, used - granted - lease.used);
  }
  if (lease.mine > 4 * Math.max(most, SMALLEST)) {
    lease.mine /= 2;
    lease.others /= 2;
  }
  lease.used = Math.max(lease.used ?? 0, used);
  lease.left += granted;
  lease.granted = granted;
  lease.heardAt = now;
}

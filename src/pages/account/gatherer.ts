import type { UsageObserver } from '../../contracts/usage-observer.ts';
import {
  KEPT_DAYS,
  type UsageQuery,
  type UsageRow,
  type UsageStore,
  usageDay,
} from '../../contracts/usage-store.ts';
import { DAY } from '../../lib/dates/durations.ts';
import { type Counts, usageCounts } from './usage-counts.ts';

export interface GathererParts {
  readonly store: UsageStore;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
}

/** Gathers the usage of accounts in this process, and adds it to the store from time to time. */
export interface Gatherer {
  /** Never waits, and returns no promise. */
  readonly observe: UsageObserver;
  /**
   * Resolves once all that was gathered before the call is stored; rejects when the store failed, and keeps the rows.
   */
  flush(): Promise<void>;
  /** Reads the stored rows, with all that was gathered before the call. */
  read(query: UsageQuery): Promise<readonly UsageRow[]>;
  /** Gathers again after a stop. */
  start(): void;
  /** Adds what is gathered, and from then on each answer soon after it: a process that stops may end at any time. */
  stop(): Promise<void>;
  /** Drops an account's gathered rows, and deletes its stored ones. */
  erase(accountId: string): Promise<void>;
}

const EVERY = 10_000;
const MOST_ROWS = 1_000;

export function createGatherer({ store, clock, onError }: GathererParts): Gatherer {
  let rows = usageCounts();
  let day = '';
  let dayEnd = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** True just after the store failed: it is asked again when the timer says so, not at every request. */
  let isResting = false;
  let adding: Promise<void> = Promise.resolve();
  let purgedOn = '';

  /** Today, computed once a day, because every request asks for it. */
  function today(): string {
    const now = clock();
    if (now >= dayEnd || now < dayEnd - DAY) {
      day = usageDay(now);
      dayEnd = (Math.floor(now / DAY) + 1) * DAY;
    }
    return day;
  }

  function putBack(taken: Iterable<Counts>): void {
    for (const { accountId, day, toolId, keyId, ok, refused, failed } of taken) {
      const row = rows.of(accountId, keyId, toolId, day);
      row.ok += ok;
      row.refused += refused;
      row.failed += failed;
    }
  }

  async function addAll(): Promise<void> {
    const taken = rows.all();
    rows = usageCounts();
    try {
      while (taken.length > 0) {
        await store.add(taken.slice(0, MOST_ROWS));
        taken.splice(0, MOST_ROWS);
      }
      isResting = false;
    } catch (error) {
      // The failed call may have taken effect, and its rows then count twice: better than losing them.
      putBack(taken);
      isResting = true;
      arm();
      throw error;
    }
    const first = usageDay(clock() - KEPT_DAYS * DAY);
    if (purgedOn === first) return;
    await store.purge(first);
    purgedOn = first;
  }

  /** Runs one at a time: a flush waits for those before it, and nothing is added while it is being erased. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = adding.then(work);
    adding = turn.catch(() => undefined);
    return turn;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return inTurn(async () => {
      if (rows.size > 0) await addAll();
    });
  }

  const flushQuietly = () => flush().catch(onError);

  function arm(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => void flushQuietly(), EVERY);
    // The timer does not keep a process alive: `stop` adds what is left.
    (timer as { unref?: () => void }).unref?.();
  }

  return {
    observe({ account, key }, toolId, status, waitUntil) {
      const row = rows.of(account.id, key?.id ?? null, toolId, today());
      if (status < 400) row.ok++;
      else if (status < 500) row.refused++;
      else row.failed++;
      if (waitUntil) waitUntil(flushQuietly());
      else if ((isStopped || rows.size >= MOST_ROWS) && !isResting) void flushQuietly();
      else arm();
    },
    flush,
    async read(query) {
      await flush();
      return store.read(query);
    },
    start() {
      isStopped = false;
    },
    async stop() {
      isStopped = true;
      await flushQuietly();
    },
    erase: async (accountId) =>
      inTurn(async () => {
        rows.drop(accountId);
        await store.eraseAccount(accountId);
      }),
  };
}

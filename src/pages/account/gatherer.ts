import type { KeyStore } from '../../contracts/key-store.ts';
import type { UsageObserver } from '../../contracts/usage-observer.ts';
import {
  KEPT_DAYS,
  KEPT_DAYS_OF_HOURS,
  type UsageHour,
  type UsageQuery,
  type UsageRow,
  type UsageStore,
  usageDay,
} from '../../contracts/usage-store.ts';
import { DAY, HOUR } from '../../lib/dates/durations.ts';
import { readByDays } from './by-days.ts';
import { type Counts, usageCounts } from './usage-counts.ts';

export interface GathererParts {
  readonly store: UsageStore;
  readonly keyStore: Pick<KeyStore, 'getAccount'>;
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
  /** Reads the hours in the same way; null where the store keeps none. */
  readHours(query: UsageQuery): Promise<readonly UsageHour[] | null>;
  /** Gathers again after a stop. */
  start(): void;
  /** Adds what is gathered, and from then on each answer soon after it: a process that stops may end at any time. */
  stop(): Promise<void>;
  /** Drops an account's gathered rows, and deletes its stored ones. */
  erase(accountId: string): Promise<void>;
}

const EVERY = 10_000;
const MOST_ROWS = 1_000;
/** Accounts that are looked for at a time. */
const AT_ONCE = 20;

export function createGatherer({ store, keyStore, clock, onError }: GathererParts): Gatherer {
  let rows = usageCounts();
  /** When the accounts of the rows were created: an id may come again after an erasure. */
  let created = new Map<string, number>();
  const hourNow = hourClock(clock);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  /** True just after the store failed: it is asked again when the timer says so, not at every request. */
  let isResting = false;
  let adding: Promise<void> = Promise.resolve();
  let purgedOn = '';

  function putBack(taken: Iterable<Counts>, theirs: ReadonlyMap<string, number>): void {
    created = new Map([...theirs, ...created]);
    for (const { accountId, day, hour, toolId, keyId, ok, refused, failed } of taken) {
      const row = rows.of(accountId, keyId, toolId, day, hour);
      row.ok += ok;
      row.refused += refused;
      row.failed += failed;
    }
  }

  async function addAll(): Promise<void> {
    const [theirs, gathered] = [created, rows.all()];
    let taken = gathered;
    created = new Map();
    rows = usageCounts();
    try {
      const erased = await erasedOf(keyStore, theirs);
      taken = gathered.filter(({ accountId }) => !erased.has(accountId));
      for (const id of erased) theirs.delete(id);
      await addPieces(store, taken);
      // An erasure that came between the look and the rows has left them to us.
      for (const id of await erasedOf(keyStore, theirs))
        if (!(await keyStore.getAccount(id))) await store.eraseAccount(id);
      isResting = false;
    } catch (error) {
      // The failed call may have taken effect, and its rows then count twice: better than losing them.
      putBack(taken, theirs);
      isResting = true;
      arm();
      throw error;
    }
    const first = usageDay(clock() - KEPT_DAYS * DAY);
    if (purgedOn === first) return;
    await store.purge(first, usageDay(clock() - KEPT_DAYS_OF_HOURS * DAY));
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
      const { day, hour } = hourNow();
      if (created.get(account.id) !== account.createdAt) {
        rows.drop(account.id);
        created.set(account.id, account.createdAt);
      }
      const row = rows.of(account.id, key?.id ?? null, toolId, day, hour);
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
      return readByDays(query, async (days) => store.read(days));
    },
    async readHours(query) {
      if (!store.readHours) return null;
      await flush();
      return readByDays(query, async (days) => store.readHours?.(days) ?? []);
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

/** Gives the day and the hour, which every request asks for, and works them out once an hour. */
function hourClock(clock: () => number) {
  let now = { day: '', hour: 0 };
  let end = -Infinity;
  return () => {
    const time = clock();
    if (time < end && time >= end - HOUR) return now;
    const hours = Math.floor(time / HOUR);
    now = { day: usageDay(time), hour: hours % 24 };
    end = (hours + 1) * HOUR;
    return now;
  };
}

/** Finds the accounts that were erased meanwhile, here or by another process. */
async function erasedOf(
  keyStore: GathererParts['keyStore'],
  accounts: ReadonlyMap<string, number>,
): Promise<ReadonlySet<string>> {
  const erased = new Set<string>();
  const all = [...accounts];
  for (let at = 0; at < all.length; at += AT_ONCE)
    await Promise.all(
      all.slice(at, at + AT_ONCE).map(async ([id, createdAt]) => {
        if ((await keyStore.getAccount(id))?.createdAt !== createdAt) erased.add(id);
      }),
    );
  return erased;
}

/** Adds rows to a store, and takes away what is added. */
async function addPieces(store: UsageStore, rows: Counts[]): Promise<void> {
  while (rows.length > 0) {
    const some = rows.slice(0, MOST_ROWS);
    // A store of a host may keep all that it is given.
    await store.add(store.readHours ? some : some.map(({ hour: _hour, ...row }) => row));
    rows.splice(0, MOST_ROWS);
  }
}

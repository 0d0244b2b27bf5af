/**
 * The scheduler of several processes over one PostgreSQL: a wake of one is a `NOTIFY`, which all others hear within
 * milliseconds. A notification holds nothing, and a lost one makes a delivery late by a sweep at most.
 *
 * ```ts
 * import { Pool } from 'pg';
 * import { createService } from 'canivete';
 * import { notifyScheduler } from 'canivete/schedulers/postgres';
 * import { postgresStores } from 'canivete/stores/postgres';
 *
 * const pool = new Pool({ connectionString: 'postgres://localhost/canivete' });
 * const service = createService({ ...postgresStores(pool), scheduler: notifyScheduler(pool) });
 * ```
 * @module
 */
import type { Scheduler } from '../contracts/scheduler.ts';
import { durationOption } from '../lib/duration.ts';
import { lazy } from '../lib/lazy.ts';
import { describeCheck, isText, option, type OptionsOf, readOptions } from '../lib/options.ts';
import { orTimeout } from '../lib/promises.ts';
import { type Notifier, type NotifyClient, notifierOf } from './_notifier.ts';
import { reportOutages } from './_outages.ts';
import { timers } from './timers.ts';

export type { NotifyClient, NotifyPGlite, NotifyPool, NotifySql } from './_notifier.ts';

const notifyOptions = {
  /** Time after which work is looked for in any case. */
  sweep: durationOption(1, '5s'),
  /** The channel to listen to: the same name for all processes of a database. */
  channel: option<string>(
    describeCheck(
      'lower-case letters, digits and _, 63 at most',
      (value) => isText(value) && /^[a-z_][a-z0-9_]{0,62}$/.test(value as string),
    ),
    'canivete_wakes',
  ),
};

export type NotifyOptions = OptionsOf<typeof notifyOptions>;

/** Fewest milliseconds between two notifications of a process: each waits for those of the whole server. */
const GAP = 100;
/** Milliseconds after which a process makes sure that it still hears notifications. */
const CHECK = 15_000;
/** Milliseconds without an answer after which a connection counts as lost. */
const PATIENCE = 5_000;
/** Milliseconds between two looks, and two tries to listen, while nothing can be heard. */
const RETRY = 1_000;

/**
 * Wakes by `NOTIFY`, through a `Pool` of `pg`, where it keeps one connection, the `sql` of `postgres`, or a database of
 * PGlite. The client stays yours to close, after the service has stopped. Where nothing is heard, as when the
 * connection is lost or goes through a pooler that forgets who listens, it looks every second until it hears again.
 */
export function notifyScheduler(client: NotifyClient, options: NotifyOptions = {}): Scheduler {
  const { sweep, channel } = readOptions('notifyScheduler', options, notifyOptions);
  const local = timers({ sweep });
  const notifier = notifierOf(client, channel, PATIENCE);
  /** Identifies the sender: a process ignores its own notifications. */
  const own = lazy(() => crypto.randomUUID());
  let outages = reportOutages(() => undefined);
  let isStopped = false;
  let listening: Listening | undefined;

  let saidAt = -Infinity;
  let trailing: ReturnType<typeof setTimeout> | undefined;
  let saying: Promise<void> | undefined;

  /** Notifies the others, at once or when the gap is over: wakes in between are sent together. */
  async function tell(): Promise<void> {
    if (trailing !== undefined) return;
    const wait = saidAt + GAP - performance.now();
    if (wait <= 0 && saying === undefined) return say();
    trailing = unref(
      setTimeout(
        () => {
          trailing = undefined;
          if (!isStopped) tell().catch((error: unknown) => outages.failed(error));
        },
        Math.max(1, wait),
      ),
    );
  }

  async function say(): Promise<void> {
    saidAt = performance.now();
    saying = notifier.notify(own()).finally(() => (saying = undefined));
    await orTimeout(saying, PATIENCE, 'NOTIFY');
  }

  return {
    async start(run, onError) {
      isStopped = false;
      outages = reportOutages(onError);
      await local.start(run, onError);
      listening ??= listen(notifier, own, {
        woken: () => void local.wake(0),
        failed: (error) => outages.failed(error),
        worked: () => outages.worked(),
      });
    },
    async wake(delay) {
      if (isStopped) return;
      await local.wake(delay);
      // Later work is found by each process when it looks next.
      if (delay <= 0) await tell();
    },
    async stop() {
      isStopped = true;
      clearTimeout(trailing);
      trailing = undefined;
      const ending = listening;
      listening = undefined;
      await local.stop();
      await Promise.resolve(orTimeout(Promise.all([ending?.stop(), saying]), PATIENCE, 'a stop')).catch(
        () => undefined,
      );
    },
  };
}

/** Gives a connection that opened in time. One that opens too late is ended at once: nobody waits for it any more. */
async function openInTime(opening: Promise<() => Promise<void>>): Promise<() => Promise<void>> {
  try {
    return await orTimeout(opening, PATIENCE, 'LISTEN');
  } catch (error) {
    opening.then(
      async (close) => close(),
      () => undefined,
    );
    throw error;
  }
}

interface Listening {
  stop(): Promise<void>;
}

interface ListenEvents {
  /** Called when others notify, and when they may have. */
  woken(): void;
  worked(): void;
  failed(error: unknown): void;
}

/** Listens, and again when that ends, until it is stopped. */
function listen(notifier: Notifier, own: () => string, on: ListenEvents): Listening {
  const over = new AbortController();
  const { signal } = over;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let echo = () => {};

  function heard(from: string): void {
    if (from === own()) echo();
    else on.woken();
  }

  async function once(): Promise<void> {
    let lose: (error: unknown) => void = () => undefined;
    const lost = new Promise<never>((_, reject) => (lose = reject));
    lost.catch(() => undefined);
    const close = await openInTime(notifier.listen(heard, lose));
    try {
      while (!signal.aborted) {
        const echoed = new Promise<void>((resolve) => (echo = resolve));
        await notifier.notify(own());
        await Promise.race([orTimeout(echoed, PATIENCE, 'what was notified'), lost, stopped]);
        on.worked();
        await Promise.race([pause(CHECK), lost, stopped]);
      }
    } finally {
      await close();
    }
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      try {
        await once();
      } catch (error) {
        if (!signal.aborted) on.failed(error);
      }
      // Notifications in between were not heard.
      on.woken();
      await Promise.race([pause(RETRY), stopped]);
    }
  }

  const kept = keep();
  return {
    async stop() {
      over.abort();
      await kept;
    },
  };
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => unref(setTimeout(resolve, milliseconds)));
}

/** A process that has nothing else to do may end. */
function unref(timer: ReturnType<typeof setTimeout>): ReturnType<typeof setTimeout> {
  (timer as { unref?: () => void }).unref?.();
  return timer;
}

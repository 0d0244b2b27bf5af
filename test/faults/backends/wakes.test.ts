import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { describe, expect, it } from 'vitest';
import type { Scheduler } from '../../../src/contracts/scheduler.ts';
import type { WebhookStore } from '../../../src/contracts/webhook-store.ts';
import { createService } from '../../../src/index.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { bullmqScheduler } from '../../../src/schedulers/bullmq.ts';
import { pgBossScheduler } from '../../../src/schedulers/pg-boss.ts';
import { type Backend, newPlace, openPlace } from '../../support/backends.ts';
import { fakeEgress } from '../../support/deliveries.ts';
import { newDeliveryFor, report, sized, states, webhookRecord } from '../../support/faults.ts';
import { until } from '../../support/schedulers.ts';
import { hasPostgresServer, hasRedisServer, startPostgres, startRedis } from '../../support/servers.ts';
import { testTools } from '../../support/service.ts';
import { untilDone } from '../../support/workers.ts';

const [SWEEP, ROUNDS] = sized([1_000, 2], [5_000, 20]);
/** A batch has a slot for each of its deliveries, so that none waits for another. */
const [WEBHOOKS, BATCH] = [50, 50];

/** The queue that wakes: of a process that delivers, and of another one that raises. */
interface Broker {
  readonly worker: Scheduler;
  readonly raiser: Scheduler;
  /** The wakes that have come by it. */
  heard(): number;
  empty(): Promise<unknown>;
  /** The owner's repair after the wake is lost. */
  mend(): Promise<unknown>;
  close(): Promise<unknown>;
}

function bullmq(port: number): Broker {
  const connection = { host: '127.0.0.1', port, db: 1, maxRetriesPerRequest: null };
  const queues = [new Queue('wakes', { connection }), new Queue('wakes', { connection })] as const;
  const admin = new Redis({ port, db: 1 });
  let heard = 0;
  const work = (process: () => Promise<void>) =>
    new Worker('wakes', async () => (heard++, process()), { connection });
  return {
    worker: bullmqScheduler(queues[0], work, { sweep: SWEEP }),
    raiser: bullmqScheduler(queues[1], undefined, { sweep: SWEEP }),
    heard: () => heard,
    empty: async () => admin.flushdb(),
    mend: async () => undefined,
    async close() {
      for (const queue of queues) await queue.close();
      admin.disconnect();
    },
  };
}

async function pgBoss(port: number): Promise<Broker> {
  const login = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' };
  const started: PgBoss[] = [];
  const start = async () => {
    const boss = new PgBoss({ ...login, schema: 'pgboss', max: 3 });
    boss.on('error', () => undefined);
    started.push(boss);
    return boss.start();
  };
  const [first, second] = [await start(), await start()];
  const admin = new Pool({ ...login, max: 1 });
  let heard = 0;
  const counting = {
    on: first.on.bind(first),
    off: first.off.bind(first),
    createQueue: first.createQueue,
    send: first.send,
    work: async (...[name, options, handle]: Parameters<typeof first.work>) =>
      first.work(name, options, async (jobs) => (heard++, handle(jobs))),
    offWork: first.offWork,
    deleteJob: first.deleteJob,
  };
  return {
    worker: pgBossScheduler(counting as never, { sweep: SWEEP }),
    raiser: pgBossScheduler(second, { sweep: SWEEP }),
    heard: () => heard,
    empty: async () => admin.query('drop schema pgboss cascade'),
    mend: start,
    async close() {
      for (const boss of started) await boss.stop({ graceful: false, wait: true }).catch(() => undefined);
      await admin.end();
    },
  };
}

/** How often a scheduler looks, and how often a timer of the same time fires between two looks. */
function watched(scheduler: Scheduler) {
  const looks = { begun: 0, ticksBetween: 0 };
  let ticks = 0;
  const ticking = setInterval(() => ticks++, SWEEP);
  let endedAt = Infinity;
  const watching: Scheduler = {
    ...scheduler,
    start: async (run, onError) =>
      scheduler.start(async () => {
        looks.begun++;
        looks.ticksBetween = Math.max(looks.ticksBetween, ticks - endedAt);
        return run().finally(() => (endedAt = ticks));
      }, onError),
    async stop() {
      clearInterval(ticking);
      await scheduler.stop();
    },
  };
  return { looks, scheduler: watching };
}

const brokers = [
  {
    name: 'BullMQ',
    backend: 'Redis by ioredis',
    isHere: hasRedisServer,
    startServer: async () => startRedis('always'),
    startBroker: async (port: number) => bullmq(port),
  },
  {
    name: 'pg-boss',
    backend: 'PostgreSQL by pg',
    isHere: hasPostgresServer,
    startServer: startPostgres,
    startBroker: pgBoss,
  },
] as const satisfies readonly { readonly backend: Backend; readonly [name: string]: unknown }[];

describe('the queue that wakes is emptied while a process delivers', () => {
  it.each(brokers.filter(({ isHere }) => isHere))(
    '$name: nothing is lost, the next look takes what waits, and wakes are heard again',
    async ({ name, backend, startServer, startBroker }) => {
      const server = await startServer();
      const place = await newPlace(backend, server.port);
      const { stores, end } = await openPlace(place);
      const broker = await startBroker(server.port);
      const { looks, scheduler } = watched(broker.worker);
      const random = seededRandom('t10');
      const fake = fakeEgress();
      const store = stores.webhookStore;
      const stored = new Map<string, { readonly look: number; readonly at: number }>();
      const late = { looks: 0, ms: 0 };
      const claim: WebhookStore['claim'] = async (...given) => {
        const claims = await store.claim(...given);
        for (const { delivery } of claims) {
          const { look, at } = stored.get(delivery.id) ?? { look: looks.begun, at: performance.now() };
          late.looks = Math.max(late.looks, looks.begun - look);
          late.ms = Math.max(late.ms, Math.round(performance.now() - at));
        }
        return claims;
      };
      for (let i = 0; i < WEBHOOKS; i++)
        await store.createWebhook(webhookRecord(i, random, { slow: false }), WEBHOOKS);
      const errors: unknown[] = [];
      const service = createService({
        ...stores,
        tools: testTools,
        webhookStore: { ...store, claim },
        scheduler,
        egress: fake.egress,
        autoStart: false,
        onError: (error) => errors.push(error),
      });
      await service.start();

      const round = async (meanwhile?: () => Promise<unknown>) => {
        const batch = Array.from({ length: BATCH }, (_, i) =>
          newDeliveryFor(`wh_${i % WEBHOOKS}`, Date.now(), random),
        );
        await store.enqueue(batch, 1e9);
        const now = { look: looks.begun, at: performance.now() };
        for (const { id } of batch) stored.set(id, now);
        await broker.raiser.wake(0).catch(() => undefined);
        await meanwhile?.();
        await untilDone(store);
      };
      const untilHeard = async () => {
        const before = broker.heard();
        await until(async () => {
          await broker.raiser.wake(0).catch(() => undefined);
          return broker.heard() > before;
        });
      };

      await untilHeard();
      for (let i = 0; i < ROUNDS; i++) await round();
      await round(broker.empty);
      for (let i = 0; i < ROUNDS; i++) await round();
      await broker.mend();
      await untilHeard();
      for (let i = 0; i < ROUNDS; i++) await round();
      const ids = [...stored.keys()];
      const counts = await states(store, ids);
      report('T10', {
        queue: name,
        backend,
        sweep: SWEEP,
        deliveries: ids.length,
        counts,
        lost: counts['lost'] ?? 0,
        duplicates: fake.arrivals.length - ids.length,
        looksUntilClaimed: late.looks,
        latestMs: late.ms,
        heardAgain: true,
      });
      expect(counts).toEqual({ succeeded: BATCH * (3 * ROUNDS + 1) });
      expect(fake.arrivals).toHaveLength(ids.length);
      // A look that was under way when they were stored, and the one after it, which no sweep separates from it.
      expect(late.looks).toBeLessThanOrEqual(1);
      expect(looks.ticksBetween).toBeLessThanOrEqual(2);
      await service.stop();
      await broker.close();
      await end();
      await server.stop();
    },
  );
});

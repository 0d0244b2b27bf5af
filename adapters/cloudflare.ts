/**
 * The service on Cloudflare Workers: its handlers of requests, of a cron and of a Queue.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { queueScheduler, toWorker, type WakeQueue } from 'canivete/cloudflare';
 *
 * export default toWorker((env: { readonly WAKES: WakeQueue }) =>
 *   createService({ scheduler: queueScheduler(env.WAKES), webhooks: { concurrency: 6 } }),
 * );
 * ```
 *
 * with a cron of every minute (`* * * * *`), and this Worker as producer and consumer of the Queue `WAKES`. A Worker has
 * six connections at a time: a delivery that waits for one uses up its own time.
 *
 * Stores in memory belong to one isolate. Cloudflare runs many and ends any of them at will: without shared stores, keys
 * are unknown in other isolates, quotas are counted several times, and deliveries are lost.
 * @module
 */
import { durationOption } from '../src/lib/duration.ts';
import { isBetween, option, type OptionsOf, readOptions } from '../src/lib/options.ts';

export { queueScheduler, type QueueSchedulerOptions, type WakeQueue } from '../src/schedulers/cloudflare.ts';

/** The thing that a Worker serves: a service, or your own handler around it. */
export interface WorkerService {
  (request: Request, ...rest: readonly unknown[]): Promise<Response>;
  runDue(options: { readonly limit?: number; readonly budget?: number }): Promise<unknown>;
}

/** The part that is used of an event's context. */
export interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
}

const workerOptions = {
  /** How long a cron or a message starts deliveries: less than the minute of a cron. */
  budget: durationOption(0, '45s'),
  /**
   * Deliveries that a cron or a message makes at most, for Cloudflare plans with few requests an event. Default: no
   * limit.
   */
  limit: option<number>(isBetween(0, Infinity), Infinity),
};

export type WorkerOptions = OptionsOf<typeof workerOptions>;

export interface Worker<Env> {
  fetch(request: Request, env: Env, context: WorkerContext): Promise<Response>;
  scheduled(controller: unknown, env: Env, context: WorkerContext): Promise<void>;
  queue(batch: unknown, env: Env, context: WorkerContext): Promise<void>;
}

/**
 * The handlers to export by default. `make` is called by the first event of an isolate, because there are no bindings
 * and no randomness before. It must return at once: another event cannot wait for what this one has begun.
 */
export function toWorker<Env>(make: (env: Env) => WorkerService, options: WorkerOptions = {}): Worker<Env> {
  const { budget, limit } = readOptions('toWorker', options, workerOptions);
  let made: WorkerService | undefined;
  const serviceOf = (env: Env) => (made ??= make(env));

  // A message says only that there is work. When this fails, the Queue sends it again and the failure is logged.
  const look = async (_event: unknown, env: Env) => void (await serviceOf(env).runDue({ budget, limit }));

  return {
    fetch: async (request, env, context) => serviceOf(env)(request, context),
    scheduled: look,
    queue: look,
  };
}

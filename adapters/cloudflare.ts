/**
 * The service on Cloudflare Workers: its handlers of requests, of a cron and of a Queue.
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { toWorker } from 'canivete/cloudflare';
 * import { queueScheduler, type WakeQueue } from 'canivete/schedulers/cloudflare';
 *
 * export default toWorker((env: { readonly WAKES: WakeQueue }) =>
 *   createService({ scheduler: queueScheduler(env.WAKES), webhooks: { concurrency: 6 } }),
 * );
 * ```
 *
 * with a cron of every minute (`* * * * *`), and this Worker as producer and consumer of the Queue `WAKES`. A Worker has
 * six connections at a time: a delivery that waits for one uses up its own time.
 *
 * Stores in memory belong to one isolate, of which Cloudflare runs many and ends any at will: without stores that all
 * of them share, keys are unknown elsewhere, quotas are counted several times, and deliveries get lost.
 * @module
 */
/** What a Worker serves: a service, or a handler of one's own around it. */
export interface WorkerService {
  (request: Request, ...rest: readonly unknown[]): Promise<Response>;
  runDue(options: { readonly limit?: number; readonly budget?: number }): Promise<unknown>;
}

/** Of an event's context, what is used. */
export interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerOptions {
  /** Milliseconds for which a cron or a message starts deliveries. Default 45,000: less than the minute of a cron. */
  readonly budget?: number;
  /** Deliveries that one of them makes, for accounts that may not make many requests in an event. Default any. */
  readonly limit?: number;
}

export interface Worker<Env> {
  fetch(request: Request, env: Env, context: WorkerContext): Promise<Response>;
  scheduled(controller: unknown, env: Env, context: WorkerContext): Promise<void>;
  queue(batch: unknown, env: Env, context: WorkerContext): Promise<void>;
}

/**
 * The handlers to export by default. `make` is called by the first event of an isolate: bindings and randomness are
 * not to be had before. It answers at once, since another event cannot wait for what this one has begun.
 */
export function toWorker<Env>(
  make: (env: Env) => WorkerService,
  { budget = 45_000, limit = Infinity }: WorkerOptions = {},
): Worker<Env> {
  let made: WorkerService | undefined;
  const serviceOf = (env: Env) => (made ??= make(env));

  // Messages carry nothing: one means to look now. Failing has the Queue send them again, and shows in the logs.
  const look = async (_event: unknown, env: Env) => void (await serviceOf(env).runDue({ budget, limit }));

  return {
    fetch: async (request, env, context) => serviceOf(env)(request, context),
    scheduled: look,
    queue: look,
  };
}

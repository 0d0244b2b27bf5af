import { vi } from 'vitest';
import type { EventName } from '../../src/contracts/event-names.ts';
import type { Webhook, WebhookStore } from '../../src/contracts/webhook-store.ts';
import type { Service, ServiceOptions } from '../../src/index.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { memoryStore } from '../../src/stores/memory/index.ts';
import { type Egress, EgressError, type EgressFailure } from '../../src/egress/egress.ts';
import { NOW } from './call-tool.ts';
import { startService } from './service.ts';

/** One attempt, as a receiver sees it. */
export interface Arrival {
  /** The delivery's id. */
  readonly id: string;
  /** Which of its requests this is, from 1. */
  readonly number: number;
  readonly at: number;
  readonly host: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly addresses: readonly string[] | null;
}

/** The reaction of a receiver: a status, at once or `after` milliseconds; a failure before it; or nothing at all. */
export type Reaction =
  | number
  | EgressFailure
  | 'hang'
  | { readonly status: number; readonly after?: number; readonly body?: string };

/** An egress that sends nothing: each request goes to `react`, and is kept. */
export function fakeEgress(
  react: (arrival: Arrival) => Reaction = () => 200,
  resolve: (host: string) => readonly string[] | EgressFailure | 'hang' = () => ['1.1.1.1'],
) {
  const arrivals: Arrival[] = [];
  const counts = new Map<string, number>();
  const open = new Map<string, number>();
  const most = { open: 0, ofHost: new Map<string, number>() };
  let total = 0;

  function change(host: string, by: 1 | -1): void {
    total += by;
    const now = (open.get(host) ?? 0) + by;
    open.set(host, now);
    most.open = Math.max(most.open, total);
    most.ofHost.set(host, Math.max(most.ofHost.get(host) ?? 0, now));
  }

  const egress: Egress = {
    pinned: true,
    async resolve(host, signal) {
      const found = resolve(host);
      if (found === 'hang') return untilAborted(signal);
      if (typeof found === 'string') throw new EgressError(found);
      return found;
    },
    async send({ url, addresses, headers, body, signal }) {
      const id = headers['X-Service-Delivery'] as string;
      const number = (counts.get(id) ?? 0) + 1;
      counts.set(id, number);
      const arrival: Arrival = {
        id,
        number,
        at: Date.now(),
        host: url.hostname,
        url: url.href,
        headers,
        body: new TextDecoder().decode(body),
        addresses,
      };
      arrivals.push(arrival);
      change(url.hostname, 1);
      try {
        const reaction = react(arrival);
        if (reaction === 'hang') return await untilAborted(signal);
        if (typeof reaction === 'string') throw new EgressError(reaction);
        const {
          status,
          after = 0,
          body: answer = '',
        } = typeof reaction === 'number' ? { status: reaction } : reaction;
        if (after > 0) await pause(after, signal);
        return { status, body: new TextEncoder().encode(answer) };
      } finally {
        change(url.hostname, -1);
      }
    },
  };
  /** The requests of each delivery. */
  function byId(): Map<string, Arrival[]> {
    const all = new Map<string, Arrival[]>();
    for (const arrival of arrivals) {
      const own = all.get(arrival.id);
      if (own) own.push(arrival);
      else all.set(arrival.id, [arrival]);
    }
    return all;
  }
  return { egress, arrivals, byId, most };
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const stopped = untilAborted(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([waited, stopped]).finally(() => clearTimeout(timer));
}

/** A service on the faked clock, with its store in sight. `vi.useFakeTimers` comes first. */
export async function startDelivery(options: ServiceOptions = {}, fake = fakeEgress()) {
  const clock = options.clock ?? (() => Date.now());
  const store = memoryStore({ clock });
  const errors: unknown[] = [];
  const started = await startService({
    clock,
    keyStore: store,
    quotaStore: store,
    webhookStore: store,
    egress: fake.egress,
    scheduler: timers(),
    onError: (error) => errors.push(error),
    ...options,
  });
  return { ...started, ...fake, store, errors };
}

// Modules that the first delivery of a process loads are loaded before a clock is faked: that one moves while they are
// read.
const { service: first, call: callFirst } = await startDelivery();
await addWebhooks(first, 1);
await callFirst('/v1/cpf');
await first.runDue();
await first.stop();

/** Noon of 21 November 2026, or another instant, by a clock that only tests move. */
export function fakeTime(now: number = NOW): void {
  // Not `setImmediate`: by it long work gives others a turn.
  vi.useFakeTimers({
    now,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
}

export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/**
 * Waits for what takes time of the machine, such as the loading of a module: no time passes by the clock of the test.
 * It gives up after many turns, so that what the test expects can say what is missing.
 */
export async function turnsUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turns = 0; turns < 1_000_000 && !(await isSo()); turns++) await passTime(0);
}

/** Webhooks of an account, each at a host of its own. */
export async function addWebhooks(
  service: Service,
  count: number,
  {
    accountId = 'acc_enterprise',
    events = ['tool_used'],
  }: { accountId?: string; events?: readonly EventName[] } = {},
) {
  const made = [];
  for (let i = 0; i < count; i++) {
    made.push(await service.webhooks.create(accountId, { url: `https://w${i}.example.com/in`, events }));
  }
  return made.map(({ webhook, secret }, i) => ({ ...webhook, secret, host: `w${i}.example.com` }));
}

/** Puts a webhook in the place of itself with other fields, such as a past that it has not had. */
export async function replaceWebhook(store: WebhookStore, id: string, fields: Partial<Webhook>) {
  const webhook = (await store.getWebhook(id)) as Webhook;
  await store.deleteWebhook(id, webhook.updatedAt);
  await store.createWebhook({ ...webhook, ...fields }, Infinity);
}

/** Every delivery of a webhook, newest first. */
export async function allDeliveries(service: Service, webhookId: string) {
  return service.webhooks.deliveries(webhookId, { limit: 1_000_000 });
}

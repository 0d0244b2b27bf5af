import { within } from '../../lib/promises.ts';
import type { Principal } from '../access.ts';
import type { Headers } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { QuotaStore } from '../stores.ts';

/** A fixed window for each account, on top of the quota. */
export interface Burst {
  readonly requests: number;
  readonly seconds: number;
}

export interface CounterParts {
  readonly quotaStore: QuotaStore;
  /** Milliseconds. */
  readonly storeTimeout: number;
  readonly burst: Burst | null;
  readonly clock: () => number;
}

const DAY = 86_400_000;
const KEEP_MONTH = 400 * DAY;

interface Period {
  /** In a bucket's name. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** Where an account stands against one limit. */
interface Standing {
  readonly policy: string;
  readonly limit: number;
  readonly remaining: number;
  readonly period: Period;
}

/** The calendar month of an instant, in UTC. */
export function monthAt(now: number): Period {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    name: date.toISOString().slice(0, 7),
    start: Date.UTC(year, month, 1),
    end: Date.UTC(year, month + 1, 1),
  };
}

/** The bucket of an account's requests in a month named `YYYY-MM`. */
export function monthlyBucket(accountId: string, month: string): string {
  return `m:${accountId}:${month}`;
}

/** The counting of requests: for each one, its headers or a 429. */
export function createCounter({ quotaStore, storeTimeout, burst, clock }: CounterParts) {
  let month = monthAt(clock());

  async function consume(bucket: string, limit: number | null, keep: number): Promise<Outcome> {
    return within(quotaStore.consume({ bucket, limit, cost: 1, keep }), storeTimeout, 'consume');
  }

  async function take(
    standing: Omit<Standing, 'remaining'>,
    bucket: string,
    keep: number,
  ): Promise<Standing> {
    const { admitted, used } = await consume(bucket, standing.limit, keep);
    const after = { ...standing, remaining: Math.max(0, standing.limit - used) };
    if (!admitted) throw refusal(after, clock());
    return after;
  }

  async function takeBurst({ requests, seconds }: Burst, accountId: string, now: number): Promise<Standing> {
    const length = seconds * 1000;
    const index = Math.floor(now / length);
    const period = { name: String(index), start: index * length, end: (index + 1) * length };
    const bucket = `b:${accountId}:${period.name}`;
    return take({ policy: 'burst', limit: requests, period }, bucket, 2 * length);
  }

  return async function count({ account, plan }: Principal): Promise<Headers> {
    const now = clock();
    if (now < month.start || now >= month.end) month = monthAt(now);
    const standings: Standing[] = [];
    // The window first: what it refuses must not have been counted for the month.
    if (burst) standings.push(await takeBurst(burst, account.id, now));
    const limit = plan?.requestsPerMonth ?? null;
    const bucket = monthlyBucket(account.id, month.name);
    if (limit === null) await consume(bucket, null, KEEP_MONTH);
    else standings.push(await take({ policy: 'monthly', limit, period: month }, bucket, KEEP_MONTH));
    return standings.length > 0 ? headersOf(standings, now) : {};
  };
}

interface Outcome {
  readonly admitted: boolean;
  readonly used: number;
}

function refusal(standing: Standing, now: number): ApiError {
  return new ApiError(429, {
    headers: { ...headersOf([standing], now), 'retry-after': String(secondsLeft(standing, now)) },
  });
}

/** draft-ietf-httpapi-ratelimit-headers-11, and the older headers for the limit with the longest period. */
function headersOf(standings: readonly Standing[], now: number): Headers {
  const { limit, remaining, period } = standings.at(-1) as Standing;
  return {
    'ratelimit-policy': standings
      .map(({ policy, limit, period }) => `"${policy}";q=${limit};w=${(period.end - period.start) / 1000}`)
      .join(', '),
    ratelimit: standings
      .map((standing) => `"${standing.policy}";r=${standing.remaining};t=${secondsLeft(standing, now)}`)
      .join(', '),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(period.end / 1000)),
  };
}

function secondsLeft({ period }: Standing, now: number): number {
  return Math.ceil((period.end - now) / 1000);
}

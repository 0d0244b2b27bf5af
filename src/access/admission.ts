import { BoundedMap } from '../lib/bounded-map.ts';
import { DAY } from '../lib/dates/durations.ts';
import { isPromise } from '../lib/promises.ts';
import type { Access, Principal, RateLimitHeaders, RequestWindow } from '../contracts/access.ts';
import type { Awaitable, Headers } from '../contracts/call.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { limitReached } from '../kit/errors/texts.ts';
import type { Text } from '../kit/texts.ts';
import type { QuotaStore } from '../contracts/quota-store.ts';

/** A fixed window for each account, on top of the quota. */
export type Burst = RequestWindow;

export interface CounterParts {
  readonly quotaStore: QuotaStore;
  readonly burst: Burst | false;
  readonly clock: () => number;
  /** Default `'x'`. */
  readonly rateLimitHeaders?: RateLimitHeaders;
  /** Called after each request of an account with a limit, with what is used by then. */
  readonly counted?: ((count: MonthlyCount) => void) | undefined;
}

/** One count of a month and its outcome. */
export interface MonthlyCount {
  readonly accountId: string;
  /** `YYYY-MM`, in UTC. */
  readonly month: string;
  readonly limit: number;
  /** Requests used, this count included. */
  readonly used: number;
  /** 0 for a request that was refused. */
  readonly cost: number;
}

const KEEP_MONTH = 400 * DAY;
/** Number of accounts whose bucket name is remembered. */
const MOST_NAMES = 10_000;

export interface Period {
  /** Part of the bucket's name. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** Where an account stands against one limit. */
export interface Standing {
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

/** Counts requests: gives the headers of each one, or throws a 429. */
export function createCounter({
  quotaStore,
  burst,
  clock,
  rateLimitHeaders = 'x',
  counted,
}: CounterParts): Pick<Access, 'count' | 'limit' | 'standing'> {
  let month = monthAt(clock());
  // The name of an account's bucket is put together once a month, not at each request.
  const buckets = new BoundedMap<string, string>(MOST_NAMES);

  function bucketOf(accountId: string): string {
    const known = buckets.get(accountId);
    if (known !== undefined) return known;
    const bucket = monthlyBucket(accountId, month.name);
    buckets.set(accountId, bucket);
    return bucket;
  }

  /** Gives what counts requests in the windows of a policy, whose buckets begin with `start`. */
  function windowCounter(policy: string, start: string, { requests, seconds }: RequestWindow) {
    const length = seconds * 1000;
    return async (accountId: string, cost: number, now: number): Promise<Standing> => {
      const index = Math.floor(now / length);
      const period = { name: String(index), start: index * length, end: (index + 1) * length };
      const bucket = `${start}:${accountId}:${period.name}`;
      const outcome = await quotaStore.consume({ bucket, limit: requests, cost, keep: 2 * length });
      return standingOf({ policy, limit: requests, period }, outcome, now, rateLimitHeaders);
    };
  }

  const takeBurst = burst && windowCounter('burst', 'b', burst);

  function takeMonthly(
    accountId: string,
    limit: number | null,
    cost: number,
    now: number,
  ): Awaitable<Standing | null> {
    if (now < month.start || now >= month.end) {
      month = monthAt(now);
      buckets.clear();
    }
    const period = month;
    const bucket = bucketOf(accountId);
    const outcome = quotaStore.consume({ bucket, limit, cost, keep: KEEP_MONTH });
    const standing = (known: Outcome) => {
      if (limit === null) return null;
      const { admitted, used } = known;
      counted?.({ accountId, month: period.name, limit, used, cost: admitted ? cost : 0 });
      return standingOf({ policy: 'monthly', limit, period }, known, now, rateLimitHeaders);
    };
    return isPromise(outcome) ? outcome.then(standing) : standing(outcome);
  }

  function count({ account, plan }: Principal, requests = 1): Awaitable<Headers> {
    const now = clock();
    const limit = plan?.requestsPerMonth ?? null;
    // The window comes first, because a request that it refuses must not be counted for the month.
    if (takeBurst) {
      return takeBurst(account.id, requests, now).then(async (standing) => {
        const monthly = await takeMonthly(account.id, limit, requests, now);
        return headersOf(monthly ? [standing, monthly] : [standing], now, rateLimitHeaders);
      });
    }
    const headers = (standing: Standing | null) =>
      headersOf(standing ? [standing] : [], now, rateLimitHeaders);
    const standing = takeMonthly(account.id, limit, requests, now);
    return isPromise(standing) ? standing.then(headers) : headers(standing);
  }

  async function standing({ account, plan }: Principal): Promise<Headers> {
    const now = clock();
    const limit = plan?.requestsPerMonth ?? null;
    if (limit === null) return {};
    const period = monthAt(now);
    const used = await quotaStore.read(monthlyBucket(account.id, period.name));
    const monthly = { policy: 'monthly', limit, remaining: Math.max(0, limit - used), period };
    return headersOf([monthly], now, rateLimitHeaders);
  }

  async function limit({ account }: Principal, name: string, window: RequestWindow): Promise<void> {
    await windowCounter(name, `l:${name}`, window)(account.id, 1, clock());
  }

  return { count, limit, standing };
}

interface Outcome {
  readonly admitted: boolean;
  readonly used: number;
}

/** Gives the account's standing after a request that was counted; throws a 429 for one that was not. */
function standingOf(
  { policy, limit, period }: Omit<Standing, 'remaining'>,
  { admitted, used }: Outcome,
  now: number,
  kind: RateLimitHeaders,
): Standing {
  const standing = { policy, limit, period, remaining: Math.max(0, limit - used) };
  if (admitted) return standing;
  throw overLimit(standing, now, kind);
}

/** The 429 for a request that the limit has no room for; `what` names in both languages what it limits. */
export function overLimit(
  standing: Standing,
  now: number,
  kind: RateLimitHeaders = 'x',
  what: Text = { pt: 'requisições', en: 'requests' },
): ApiError {
  return new ApiError(429, {
    error: limitReached(standing.limit, what.pt, what.en, standing.period.end),
    headers: { ...headersOf([standing], now, kind), 'retry-after': String(secondsLeft(standing, now)) },
  });
}

/** Headers of draft-ietf-httpapi-ratelimit-headers-11, and the older ones for the limit with the longest period. */
function headersOf(standings: readonly Standing[], now: number, kind: RateLimitHeaders): Headers {
  const last = standings.at(-1);
  if (!last) return {};
  const { limit, remaining, period } = last;
  const older = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(period.end / 1000)),
  };
  if (kind === 'x') return older;
  return {
    'ratelimit-policy': writeAll(standings, policyOf),
    ratelimit: writeAll(
      standings,
      (standing) => `"${standing.policy}";r=${standing.remaining};t=${secondsLeft(standing, now)}`,
    ),
    ...(kind === 'both' && older),
  };
}

const policyOf = ({ policy, limit, period }: Standing) =>
  `"${policy}";q=${limit};w=${(period.end - period.start) / 1000}`;

/** Skips the list in the usual case of one standing. */
function writeAll(standings: readonly Standing[], write: (standing: Standing) => string): string {
  const [first] = standings;
  return first && standings.length === 1 ? write(first) : standings.map(write).join(', ');
}

function secondsLeft({ period }: Standing, now: number): number {
  return Math.ceil((period.end - now) / 1000);
}

/** The interface between the pipeline and access control, which decides which calls are allowed. */
import { type Check, describeCheck, isWhole } from '../lib/options.ts';
import type { Awaitable, Call, Headers } from './call.ts';
import type { Account, ApiKey } from './key-store.ts';
import type { Plan } from './plans.ts';

/** The caller. */
export interface Principal {
  readonly account: Account;
  /** Null for somebody who is logged in at the host. */
  readonly key: ApiKey | null;
  /** Null when the account's plan does not exist. */
  readonly plan: Plan | null;
}

/** A number of requests in a fixed time. */
export interface RequestWindow {
  readonly requests: number;
  readonly seconds: number;
}

/** The rule of an option that is a `RequestWindow`. */
export const isRequestWindow = describeCheck('{ requests, seconds }', (value) => {
  const { requests, seconds } = Object(value) as Partial<RequestWindow>;
  return isWhole(1)(requests) && isWhole(1)(seconds);
});

/** The headers that report the quota: `X-RateLimit-*`, those of the draft of the IETF, or both. */
export type RateLimitHeaders = 'x' | 'ietf' | 'both';

export const isRateLimitHeaders: Check = (value) => value === 'x' || value === 'ietf' || value === 'both';

/** How a service knows its callers. Where it does neither, it knows nobody, and answers anyone. */
export interface Callers {
  /** By API keys. */
  readonly byKey: boolean;
  /** By the login of the host. */
  readonly byLogin: boolean;
}

export const isForAnyone = ({ byKey, byLogin }: Callers): boolean => !byKey && !byLogin;

/** The three steps of admission. Each throws an `ApiError` or lets the call go on. */
export interface Access {
  /** Finds the caller, or throws a 401. */
  authenticate(call: Call): Awaitable<Principal>;
  /**
   * Finds the caller who speaks for an account, by a key for that or a login at the host, or throws a 401. When the
   * method is absent, nobody can, and the answer is 403.
   */
  authenticateAccount?(call: Call): Awaitable<Principal>;
  /**
   * Throws a 403 unless the account, its plan and its key allow the tool. With null, it throws unless they allow
   * anything at all; `restricted` then lets in a key with a list of tools of its own.
   */
  permit(principal: Principal, toolId: string | null, restricted?: boolean): void;
  /**
   * Counts requests (default 1) in one step and for good, and gives the headers that describe the quota, or throws a
   * 429.
   */
  count(principal: Principal, requests?: number): Awaitable<Headers>;
  /** Limits requests that the quota does not count, by account and name, or throws a 429. Absent: no limit. */
  limit?(principal: Principal, name: string, window: RequestWindow): Awaitable<void>;
  /** Gives the headers that describe the quota as it stands, without counting. */
  standing(principal: Principal): Awaitable<Headers>;
}

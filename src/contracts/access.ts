/** The seam between the pipeline and what decides which calls are allowed. */
import type { Awaitable, Call, Headers } from './call.ts';
import type { Account, ApiKey } from './key-store.ts';
import type { Plan } from './plans.ts';

/** Who makes a call. */
export interface Principal {
  readonly account: Account;
  /** Null of somebody who is logged in at the host. */
  readonly key: ApiKey | null;
  /** Null when the account's plan does not exist. */
  readonly plan: Plan | null;
}

/** So many requests in a fixed time. */
export interface RequestWindow {
  readonly requests: number;
  readonly seconds: number;
}

/** The three steps of admission, each of which throws an `ApiError` or lets the call go on. */
export interface Access {
  /** Who calls; else 401. */
  authenticate(call: Call): Awaitable<Principal>;
  /** Who speaks for an account, by a key for that or a login at the host; else 401. Absent: nobody can, 403. */
  authenticateAccount?(call: Call): Awaitable<Principal>;
  /**
   * Whether the account, its plan and its key allow a tool; else 403. Null asks whether they allow anything at all, and
   * `restricted` whether a key with a list of tools of its own is let in then.
   */
  permit(principal: Principal, toolId: string | null, restricted?: boolean): void;
  /** Counts requests, default 1, in one step and for good, and gives the headers that tell of the quota; else 429. */
  count(principal: Principal, requests?: number): Awaitable<Headers>;
  /** Holds what is not counted to so many requests of an account in a window of its own; else 429. Absent: it is held to none. */
  limit?(principal: Principal, name: string, window: RequestWindow): Awaitable<void>;
  /** The headers that tell of the quota as it stands; counts nothing. */
  standing(principal: Principal): Awaitable<Headers>;
}

/** The seam between the pipeline and whoever decides which calls are allowed. */
import type { Awaitable, Call, Headers } from './call.ts';
import type { EventName } from './event-names.ts';
import type { Account, ApiKey } from './stores.ts';

export interface Plan {
  /** Null: without a limit. */
  readonly requestsPerMonth: number | null;
  /** By `tool_id`. */
  readonly tools: '*' | { readonly allow: readonly string[] } | { readonly deny: readonly string[] };
  readonly events: readonly EventName[];
}

/** Who makes a call. */
export interface Principal {
  readonly account: Account;
  readonly key: ApiKey;
  /** Null when the account's plan does not exist. */
  readonly plan: Plan | null;
}

/** The three steps of admission, each of which throws an `ApiError` or lets the call go on. */
export interface Access {
  /** Who calls; else 401. */
  authenticate(call: Call): Awaitable<Principal>;
  /** Whether the account, its plan and its key allow a tool, or anything at all (null); else 403. */
  permit(principal: Principal, toolId: string | null): void;
  /** Counts one request, for good, and gives the headers that tell of the quota; else 429. */
  count(principal: Principal): Awaitable<Headers>;
  /** The headers that tell of the quota as it stands; counts nothing. */
  standing(principal: Principal): Awaitable<Headers>;
}

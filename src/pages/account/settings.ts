import type { Burst } from '../../access/admission.ts';
import { isRequestWindow } from '../../contracts/access.ts';
import type { Awaitable } from '../../contracts/call.ts';
import type { AccountId } from '../../contracts/records.ts';
import {
  describeCheck,
  isBoolean,
  isFunction,
  isWhole,
  option,
  type OptionsOf,
  orFalse,
} from '../../lib/options.ts';

/**
 * Finds the account that a request of a host's own user speaks for: its id, or null for a user who is not logged in.
 * `native` is the request as the host's framework has it, with its session: Express' and Fastify's request, Koa's and
 * Hono's context.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a host names the type of its framework's request
export type Session = (request: Request, native: any) => Awaitable<AccountId | null>;

/** The options of the area where a customer sees and changes an account. */
export const accountOptions = {
  /**
   * `(request, native) => account id | null`: finds the user who is logged in at the host; `native` is the framework's
   * own request. Default nobody: account keys alone open the area.
   */
  session: option<Session>(isFunction),
  /** `{ requests, seconds }`: how many requests an account may make to its area in a window of the clock. */
  burst: option<Burst | false>(orFalse(isRequestWindow), { requests: 120, seconds: 60 }),
  /** Live keys that an account may make for itself, of both scopes. */
  maxKeys: option<number>(describeCheck('a whole number, 0 or more', isWhole(0)), 50),
  /** Lets customers change the name of their account. */
  mayRename: option<boolean>(isBoolean, false),
  /** Lets customers delete their account with all that is its own, at once and for good. */
  mayErase: option<boolean>(isBoolean, false),
};

export type AccountSettings = OptionsOf<typeof accountOptions>;

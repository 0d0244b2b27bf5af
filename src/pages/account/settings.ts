import type { Awaitable } from '../../contracts/call.ts';
import { described, isFunction, isWhole, option, type OptionsOf } from '../../lib/options.ts';

/** Tells whose account a request of a host's own user speaks for: its id, or null of one who is not logged in. */
export type Session = (request: Request) => Awaitable<string | null>;

/** What a customer sees and changes of an account. */
export const accountOptions = {
  /** `(request) => account id | null`: who is logged in at the host. Default nobody: account keys alone open the area. */
  session: option<Session>(isFunction),
  /** Requests of an account to its area in a minute of the clock. */
  burst: option<number>(described('a whole number, 1 or more', isWhole(1)), 120),
  /** Live keys that an account may make for itself, of both scopes. */
  maxKeys: option<number>(described('a whole number, 0 or more', isWhole(0)), 50),
};

export type AccountSettings = OptionsOf<typeof accountOptions>;

import type { Access, Principal } from '../contracts/access.ts';
import type { Awaitable, Call, Headers } from '../contracts/call.ts';
import type { OpenSpan } from '../contracts/spans.ts';
import { isPromise } from '../lib/promises.ts';

/** A request on its way. */
export interface Progress {
  readonly call: Call;
  requestId: string;
  /** The headers about the quota, once the request has been counted. */
  quota: Headers | undefined;
  /** When it began, by `performance.now`. */
  started: number | undefined;
  /** Its own span, where it has one. */
  span: OpenSpan | undefined;
  /** True where the span began with the name and the address of a tool. */
  isSpanNamed: boolean;
  /** The address that was found, as the service has it. */
  path: string | undefined;
  /** The caller, once that is known. */
  caller: Principal | undefined;
  /** The tool at the address, or what counts as one. */
  toolId: string | undefined;
  /** The failure that the caller did not cause. */
  failure: unknown;
  /** The header that lists the ignored fields, which the tool does not have. */
  ignored: string | undefined;
  /** The header that says what was read otherwise than it was sent. */
  readAs: string | undefined;
}

/** The id of a request that fails before it has one. */
const NO_ID = 'req_00000000000000000000000000';

/** The progress of a request at its start. It has all members at once, because an object that grows is slower. */
export function begin(call: Call): Progress {
  return {
    call,
    requestId: NO_ID,
    quota: undefined,
    started: undefined,
    span: undefined,
    isSpanNamed: false,
    path: undefined,
    caller: undefined,
    toolId: undefined,
    failure: undefined,
    ignored: undefined,
    readAs: undefined,
  };
}

/** Counts requests of a caller. The answer has the headers about the quota from then on. */
export function count(
  progress: Progress,
  access: Access,
  principal: Principal,
  requests?: number,
): Awaitable<void> {
  const keep = (quota: Headers) => void (progress.quota = quota);
  const quota = access.count(principal, requests);
  return isPromise(quota) ? quota.then(keep) : keep(quota);
}

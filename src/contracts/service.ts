/** A service, as adapters mount it and hosts hold it. */
import type { Answer, Call } from './call.ts';
import type { RunOptions } from './run-options.ts';

/** The request during which a failure happened; empty when there was no request. */
export interface FailureContext {
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
}

/** Names, in one of a handler's further arguments, the request of a framework that hands a Web request over. */
export const nativeRequest = Symbol('native request');

/**
 * Answers a request, and never rejects. The first further argument with a `waitUntil` is used, the others are ignored.
 */
export type Handler = (request: Request, ...rest: readonly unknown[]) => Promise<Response>;

/** A handler, and what adapters need in addition. */
export interface Service extends Handler {
  /** The service itself, where an object with `fetch` is wanted. */
  readonly fetch: Handler;
  /** The start of every path of the service, such as `/v1`. */
  readonly basePath: string;
  /** Answers a plain call with a plain answer, for adapters. Never rejects. */
  dispatch(call: Call): Promise<Answer>;
  /**
   * Gives the answer of one of the service's tools to plain values, without a request: no key, no quota, no event. It
   * goes by the service's clock, draws and tables where the options name no others. Rejects with a `ToolError` where
   * the address would answer 400 or 422, and with a `ServiceError` `not_found` for an unknown id.
   */
  run(toolId: string, input: Readonly<Record<string, unknown>>, options?: RunOptions): Promise<unknown>;
}

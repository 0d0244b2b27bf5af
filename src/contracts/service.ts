/** A service, as adapters mount it and hosts hold it. */
import type { Answer, Call } from './call.ts';
import type { RunOptions } from './run-options.ts';

/** The request that a failure happened to; empty when it happened to none. */
export interface FailureContext {
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
}

/** Answers a request, and never rejects. The first further argument with a `waitUntil` is used, the others are ignored. */
export type Handler = (request: Request, ...rest: readonly unknown[]) => Promise<Response>;

/** A handler with what adapters need beside it. */
export interface Service extends Handler {
  /** The service itself, where an object with `fetch` is wanted. */
  readonly fetch: Handler;
  /** What every path of the service begins with, such as `/v1`. */
  readonly basePath: string;
  /** A plain call to a plain answer, for adapters. Never rejects. */
  dispatch(call: Call): Promise<Answer>;
  /**
   * The answer of one of the service's tools to plain values, without a request: no key, no quota, no event. It goes by
   * the service's clock, draws and tables where the options name no others. Rejects with a `ToolError` where the address
   * would answer 400 or 422, and with a `ServiceError` `not_found` on an id of no tool.
   */
  run(toolId: string, input: Readonly<Record<string, unknown>>, options?: RunOptions): Promise<unknown>;
}

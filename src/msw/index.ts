/**
 * The whole API inside a test: handlers for Mock Service Worker that answer from a service in the same process, with
 * every tool, no key asked for, and nothing of it on the network.
 *
 * ```ts
 * import { failure, mockCanivete } from 'canivete/msw';
 * import { setupServer } from 'msw/node';
 *
 * const canivete = mockCanivete({ baseUrl: 'https://api.example.com', seed: 'checkout' });
 * const server = setupServer(...canivete.handlers);
 * server.listen({ onUnhandledRequest: 'error' });
 *
 * await fetch('https://api.example.com/v1/cpf'); // 200, and the same CPF in every run
 * canivete.use({ cpf: failure(429) });
 * await fetch('https://api.example.com/v1/cpf'); // 429, with the headers that tell when to try again
 * canivete.reset();
 * ```
 * @module
 */
import { http, type HttpHandler } from 'msw';
import { type Check, checkOptions, isFunction, isObject, isText } from '../lib/options.ts';
import { createHandler } from '../pipeline/handler.ts';
import type { Service } from '../contracts/service.ts';
import { cryptoRandom } from '../lib/random-sources.ts';
import { type AnyTool, type LazyTool, openTool } from '../kit/tool.ts';
import { responseOf } from '../pipeline/web.ts';
import { type Instant, isInstant, millisecondsAt } from '../lib/dates/instant.ts';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { tools } from '../tools/heads.ts';
import { mockAccess } from './access.ts';
import { addressOf } from './address.ts';
import { inputOf, readCall } from './request.ts';
import { seededDraws } from './draws.ts';
import { createOverrides, type Overrides } from './overrides.ts';
import { outageIn, outageResponse } from './outage.ts';
import { webhookTestPage } from './webhook-test.ts';

export { failure, type FailureParts } from './failure.ts';
export type { OutageKind } from './outage.ts';
export type { Override, OverrideContext, Overrides } from './overrides.ts';
export type { ToolId } from '../tools/types.ts';

export interface MockOptions {
  /**
   * Where the code under test believes the API to be, with or without the service's base path: a URL, or a path of the
   * page's own origin. Default `*`: any origin.
   */
  readonly baseUrl?: string;
  /**
   * The time that the tools go by: an instant (`2026-11-21T12:00:00Z`), milliseconds since 1970 or a `Date`. Default
   * the clock's, which a test may fake.
   */
  readonly now?: Instant;
  /**
   * Makes every draw repeat itself: the n-th request with the same input gets the same answer in every run, whatever
   * other requests arrive, and in whatever order. Default: new draws each time.
   */
  readonly seed?: string;
  /** Answers in place of the tools', by tool id. */
  readonly overrides?: Overrides;
  /**
   * Your own service in place of the open one, with keys, plans and quotas. Its clock and its random source are used
   * then.
   */
  readonly service?: Service;
  /** Called when a tool or an override throws an unexpected error; the request gets a 500. Default `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** A request that was answered. */
export interface RecordedCall {
  /** Null for an address that is not a tool's. */
  readonly tool: string | null;
  /** The parameters as they were sent, without defaults: the query, its values converted, or the JSON body. */
  readonly input: unknown;
  /** 0 where the network failed. */
  readonly status: number;
}

export interface CaniveteMock {
  /** For `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /** The requests since the last `reset`, in the order of the answers. */
  readonly calls: readonly RecordedCall[];
  /** Puts overrides in place, on top of earlier ones, until `reset`. Throws a `TypeError` on an id of no tool. */
  use(overrides: Overrides): void;
  /**
   * Back to the beginning: the overrides of the options, the first draws, no calls. A service that was handed in stays
   * as it is.
   */
  reset(): void;
}

const checks: Readonly<Record<string, Check>> = {
  baseUrl: isText,
  now: isInstant,
  seed: isText,
  overrides: isObject,
  service: (value) => isFunction(value) && isFunction((value as Partial<Service>).dispatch),
  onError: isFunction,
};

/** Makes the mock. Throws a `TypeError` that names a wrong option. */
export function mockCanivete(options: MockOptions = {}): CaniveteMock {
  checkOptions('mockCanivete', options, checks);
  const { baseUrl = '*', now, seed, service, onError = printError } = options;
  if (service && (now !== undefined || seed !== undefined)) {
    throw new TypeError('mockCanivete: options "now" and "seed" cannot go with a service, which has its own');
  }
  // Read at each call, so that a test may put a fake in the place of the clock at any time.
  const clock = now === undefined ? () => Date.now() : fixedClock(millisecondsAt(now));
  const draws = seed === undefined ? undefined : seededDraws(seed);
  const random = draws?.random ?? cryptoRandom();
  const overrides = createOverrides(options.overrides ?? {}, clock);

  const mocked = tools.map((served): LazyTool => {
    return { ...served, load: async () => overridable(await openTool(served)) };
  });
  const open = createHandler({
    http: omitUndefined<{ basePath: string }>({ basePath: service?.basePath }),
    tools: mocked,
    access: mockAccess(overrides.refusalOf),
    pages: [webhookTestPage(clock, random)],
    clock,
    random,
    onError,
  });
  const { basePath } = open;
  const { pattern, prefix } = addressOf(baseUrl, basePath);
  const byAddress = new Map(mocked.map((tool) => [`${tool.method} ${basePath}${tool.path}`, tool]));
  const calls: RecordedCall[] = [];

  function overridable(tool: AnyTool): AnyTool {
    return {
      ...tool,
      // Documents read the original tool, so that they do not count as calls.
      original: tool,
      run(input, context) {
        const seeded = draws ? draws.contextFor(tool.id, input, context) : context;
        return overrides.run(tool, input, seeded);
      },
    };
  }

  async function answer(request: Request): Promise<Response> {
    const { call, text } = await readCall(request, prefix);
    const method = call.method === 'HEAD' ? 'GET' : call.method;
    const tool = byAddress.get(`${method} ${call.path}`);
    const answering = service && !(tool && overrides.has(tool.id)) ? service : open;
    const made = await answering.dispatch(call);
    const input = inputOf(await tool?.load(), call, text);
    const outage = outageIn(made);
    const status = outage ? Number(outage.kind) || 0 : made.status;
    calls.push({ tool: tool?.id ?? null, input, status });
    return outage ? outageResponse(outage, request) : responseOf(made);
  }

  return {
    handlers: [http.all(pattern, async ({ request }) => answer(request))],
    calls,
    use: overrides.use,
    reset() {
      overrides.reset();
      draws?.reset();
      calls.length = 0;
    },
  };
}

// oxlint-disable-next-line no-console -- a test's own mistake has to be seen where the test runs
const printError = (error: unknown) => console.error(error);

const fixedClock = (instant: number) => () => instant;

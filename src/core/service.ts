import type { AddedEntries } from '../lib/law/dated.ts';
import { randomId } from '../lib/ids.ts';
import { tell } from '../lib/promises.ts';
import type { Random } from '../lib/random.ts';
import type { Access, Principal } from './access.ts';
import { errorAnswer, jsonAnswer, withCommonHeaders } from './answer.ts';
import { readBody } from './body.ts';
import type { Answer, Call, Headers } from './call.ts';
import { type CorsOptions, corsHeaders, isPreflight, preflightHeaders } from './cors.ts';
import { ApiError, badParameter } from './errors.ts';
import type { EventSink } from './events.ts';
import { chooseLanguage } from './language.ts';
import {
  type Check,
  checkOptions,
  isFunction,
  isObject,
  isText,
  isTextList,
  isWhole,
  orNull,
} from './options.ts';
import type { Page } from './pages.ts';
import { readQuery } from './query.ts';
import { createRoutes, type Found, type ToolRoute } from './routes.ts';
import { run } from './run.ts';
import { cryptoRandom } from './sources.ts';
import { queryTooLong } from './texts.ts';
import type { ServedTool } from './tool.ts';
import { TWICE } from './validate.ts';
import { callOf, responseOf } from './web.ts';

/** The request that a failure happened to; empty when it happened to none. */
export interface FailureContext {
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
}

export interface CoreOptions {
  readonly tools: readonly ServedTool[];
  /** Who may call; null for a service that answers everybody. */
  readonly access: Access | null;
  /** The version segment, in front of every path; may be empty. Default `/v1`. */
  readonly basePath?: string;
  /** Default false: browsers of other origins are told nothing. */
  readonly cors?: false | CorsOptions;
  /** Default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Milliseconds in which a body must arrive. Default 30,000. */
  readonly bodyTimeout?: number;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number;
  /** Whole numbers from 0 to 2^32 − 1, each as likely. Default Web Crypto's. */
  readonly random?: Random;
  /** Entries to add to the legal tables, by table: a new year, before a version of the package holds it. */
  readonly tables?: AddedEntries;
  /** Addresses besides the tools'. */
  readonly pages?: readonly Page[];
  readonly events?: EventSink;
  /** Called before each request. */
  readonly onRequest?: () => void;
  /** Told of every failure that the caller did not cause. Not awaited; what it throws is swallowed. */
  readonly onError?: (error: unknown, context: FailureContext) => void;
}

/**
 * The handler: `(request) => Promise<Response>`, which never rejects. Of its further arguments the first that has a
 * `waitUntil` is used.
 */
export interface Service {
  (request: Request, ...rest: readonly unknown[]): Promise<Response>;
  /** The service itself, for whoever wants an object with `fetch`. */
  readonly fetch: Service;
  /** What every path of the service begins with, such as `/v1`. */
  readonly basePath: string;
  /** A plain call to a plain answer, for adapters. Never rejects. */
  dispatch(call: Call): Promise<Answer>;
}

/** A request on its way. */
interface Progress {
  readonly call: Call;
  requestId: string;
  /** What the answer tells of the quota, once the request has been counted. */
  quota?: Headers;
}

/** The options of the core with their checks; whoever builds on the core adds its own. */
export const coreChecks: Readonly<Record<string, Check>> = {
  tools: Array.isArray,
  access: orNull(isObject),
  basePath: (value) => isText(value) && /^(?:\/[\w.~-]+)*$/.test(value as string),
  cors: (value) => value === false || isCors(value),
  maxBodyBytes: isWhole(1),
  bodyTimeout: isWhole(1),
  clock: isFunction,
  random: isFunction,
  tables: (value) => isObject(value) && Object.values(value as object).every(Array.isArray),
  pages: Array.isArray,
  events: isObject,
  onRequest: isFunction,
  onError: isFunction,
};

const MAX_TARGET = 8192;

export const defaultLimits = { maxBodyBytes: 1_048_576, bodyTimeout: 30_000 } as const;

/** A service of these tools. Throws a `TypeError` that names a wrong option. */
export function createService(options: CoreOptions): Service {
  checkOptions('createService', options, coreChecks);
  const {
    tools,
    access,
    basePath = '/v1',
    cors = false,
    maxBodyBytes = defaultLimits.maxBodyBytes,
    bodyTimeout = defaultLimits.bodyTimeout,
    clock = Date.now,
    random = cryptoRandom(),
    tables = {},
    pages = [],
    events,
    onRequest,
    onError,
  } = options;
  const routes = createRoutes(basePath, tools, pages);
  const world = { random, clock, tables };
  const limits = { maxBodyBytes, bodyTimeout };

  function report(error: unknown, { call, requestId }: Progress): void {
    tell(() => onError?.(error, { requestId, method: call.method, path: call.path }));
  }

  /** Never rejects. */
  async function dispatch(call: Call): Promise<Answer> {
    // The id of a request that fails before it has one.
    const progress: Progress = { call, requestId: `req_${'0'.repeat(26)}` };
    try {
      onRequest?.();
      progress.requestId = requestIdOf(call);
      return finish(progress, await answer(progress));
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500);
      if (known !== error) report(error, progress);
      return finish(progress, errorAnswer(known, chooseLanguage(call.header('accept-language'))));
    }
  }

  function requestIdOf(call: Call): string {
    const sent = call.header('x-request-id');
    return sent !== null && /^[\w.-]{1,64}$/.test(sent) ? sent : randomId('req_', random);
  }

  async function answer(progress: Progress): Promise<Answer> {
    const { call } = progress;
    const found = await routes.find(call.method, call.path);
    if (found.is === 'tool') return useTool(progress, found.route);
    if (found.is === 'page') return openPage(progress, found);
    const allow = found.allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (cors && allow.length > 0 && isPreflight(call)) {
      return { status: 204, headers: preflightHeaders(cors, allow), body: null };
    }
    throw new ApiError(404, { headers: allow.length > 0 ? { allow: allow.join(', ') } : {} });
  }

  async function useTool(progress: Progress, route: ToolRoute): Promise<Answer> {
    const { call } = progress;
    const principal = await admit(progress, route.id);
    if (call.path.length + call.query.length + 1 > MAX_TARGET) throw badParameter('query', queryTooLong);
    const { tool, kinds } = await route.open();
    const raw =
      tool.method === 'GET' ? readQuery(call.query, kinds) : await readBody(call, limits, tool.input);
    const result = await run(tool, raw, world);
    const made = jsonAnswer(200, result);
    if (events && principal?.plan && principal.plan.events.length > 0) {
      const { waitUntil } = call;
      // A field sent twice, where the action does not read it.
      const sent = Object.entries(raw.values).filter(([, value]) => value !== TWICE);
      const parameters = Object.fromEntries(sent);
      try {
        await events.toolCalled({ principal, tool, parameters, result, at: clock(), waitUntil });
      } catch (error) {
        if (events.strict) throw error;
        report(error, progress);
      }
    }
    return made;
  }

  async function openPage(
    progress: Progress,
    { page, params }: Extract<Found, { is: 'page' }>,
  ): Promise<Answer> {
    const principal = page.access === 'key' ? await admit(progress, null) : null;
    const { call, requestId } = progress;
    return page.handle({ call, params, requestId, principal, access: access && counting(access, progress) });
  }

  /** Authenticate, permit, count: from here on the answer tells of the quota. */
  async function admit(progress: Progress, toolId: string | null): Promise<Principal | null> {
    if (!access) return null;
    const principal = await access.authenticate(progress.call);
    access.permit(principal, toolId);
    progress.quota = await access.count(principal);
    return principal;
  }

  /** The same access, whose count the answer tells of. */
  function counting(gate: Access, progress: Progress): Access {
    return {
      ...gate,
      async count(principal) {
        progress.quota = await gate.count(principal);
        return progress.quota;
      },
    };
  }

  function finish({ call, requestId, quota }: Progress, { status, headers, body }: Answer): Answer {
    const all = withCommonHeaders(headers, requestId, quota);
    if (cors) {
      const shared = corsHeaders(cors, call.header('origin'));
      Object.assign(all, shared);
      if (shared['vary'] && headers['vary']) all['vary'] = `${shared['vary']}, ${headers['vary']}`;
    }
    return { status, headers: all, body: call.method === 'HEAD' ? null : body };
  }

  const handle = async (request: Request, ...rest: readonly unknown[]) =>
    responseOf(await dispatch(callOf(request, waitUntilOf(rest))));
  return Object.assign(handle, { basePath, dispatch, fetch: handle }) as Service;
}

interface Host {
  waitUntil(work: Promise<unknown>): void;
}

function waitUntilOf(rest: readonly unknown[]): Call['waitUntil'] {
  const host = rest.find((value): value is Host => isFunction((value as Partial<Host> | null)?.waitUntil));
  return host && ((work) => host.waitUntil(work));
}

function isCors(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { origins, maxAge = 0 } = value as Partial<CorsOptions>;
  return (origins === '*' || isTextList(origins)) && isWhole(0)(maxAge);
}

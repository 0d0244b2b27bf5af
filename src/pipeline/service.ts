import type { Access } from '../contracts/access.ts';
import type { Answer, Call } from '../contracts/call.ts';
import { type CallSink, type EventSink, sinkOfCalls } from '../contracts/events.ts';
import { isPage, type Page, type PageGroup } from '../contracts/pages.ts';
import type { AnswerReport } from '../contracts/reports.ts';
import type { UsageObserver } from '../contracts/usage-observer.ts';
import type { FailureContext, Service } from '../contracts/service.ts';
import { ApiError } from '../kit/errors.ts';
import type { AddedEntries, DatedTable, ServedTool } from '../kit/tool.ts';
import { isServedTool } from '../kit/tool-checks.ts';
import { durationOption, isSpan } from '../lib/duration.ts';
import { randomId } from '../lib/ids.ts';
import { lazyPromise } from '../lib/lazy.ts';
import {
  isFunction,
  isObject,
  isText,
  isTextList,
  isWhole,
  described,
  group,
  hasMethods,
  listOf,
  option,
  orFalse,
  type OptionsOf,
  readOptions,
  required,
  type Resolved,
} from '../lib/options.ts';
import { callQuietly, isPromise } from '../lib/promises.ts';
import type { Random } from '../lib/random.ts';
import { cryptoRandom } from '../lib/random-sources.ts';
import { finiteClock } from '../lib/time-source.ts';
import { jsonAnswer, withCommonHeaders } from './answer.ts';
import { type CorsOptions, corsHeaders, isPreflight } from './cors.ts';
import { begin, type Progress } from './progress.ts';
import type { Reporter } from './reporter.ts';
import type { RequestSpans } from './request-span.ts';
import { inWords } from './refusal.ts';
import { createRoutes } from './routes.ts';
import type { ToolSpans } from './tool-spans.ts';
import { createToolUser } from './use-tool.ts';
import { callOf, responseOf } from './web.ts';

/** Options of the way in: where the service is, and what it takes. */
export const httpOptions = {
  /** The version segment, in front of every path; may be empty. */
  basePath: option<string>((value) => isText(value) && /^(?:\/[\w.~-]+)*$/.test(value as string), '/v1'),
  /** `{ origins, maxAge }`: pages of which origins may read answers, a list or `'*'`. */
  cors: option<false | CorsOptions>(orFalse(described('{ origins, maxAge }', isCors)), false),
  /** The largest body that is read, in bytes. */
  maxBodyBytes: option<number>(isWhole(1), 1_048_576),
  /** In which time a body must arrive. */
  bodyTimeout: durationOption(1, '30s'),
  /**
   * What becomes of a call with fields that its tool does not have: 400, which names what was probably meant, or an
   * answer whose header `X-Ignored-Fields` names them. Default `'refuse'`.
   */
  unknownFields: option<'refuse' | 'ignore'>((value) => value === 'refuse' || value === 'ignore', 'refuse'),
  /** Called before each request. */
  onRequest: option<() => void>(isFunction),
};

export const coreOptions = {
  /** The tools to serve. */
  tools: required<readonly ServedTool[]>(listOf('tool', isServedTool)),
  /** Who may call; false for a service that answers everybody. */
  access: required<Access | false>(orFalse(hasMethods(['authenticate', 'permit', 'count', 'standing']))),
  /** Where the service is, and what it takes. */
  http: group(httpOptions),
  /** The time, in milliseconds since 1970. Default `Date.now`. */
  clock: option<() => number>(isFunction),
  /** Whole numbers from 0 to 2^32 − 1, each as likely. Default Web Crypto's. */
  random: option<Random>(isFunction),
  /** Entries to add to the legal tables, by table: a new year, before a version of the package holds it. */
  tables: option<AddedEntries>(
    (value) => isObject(value) && Object.values(value as object).every(Array.isArray),
    {},
  ),
  /** Addresses of your own, beside the tools'. */
  pages: option<readonly Page[]>(listOf('page', isPage), []),
  /** A sink of your own for events, beside the webhooks. */
  events: option<EventSink>(hasMethods(['emit'])),
  /** Told of every answer, after it has left. What it throws is dropped. */
  onAnswer: option<(report: AnswerReport) => unknown>(isFunction),
  /** Told of every failure that the caller did not cause. Not awaited; what it throws is dropped. */
  onError: option<(error: unknown, context: FailureContext) => void>(isFunction),
};

export type CoreOptions = OptionsOf<typeof coreOptions>;

/** A service of these tools. Throws a `TypeError` that names a wrong option. */
export function createService(options: CoreOptions): Service {
  return createHandler(readOptions('createService', options, coreOptions));
}

/** The options that were checked, and what only a whole service has. */
export type HandlerParts = Resolved<typeof coreOptions> & {
  /** Pages of its own that are loaded when they are first asked for. */
  readonly groups?: readonly PageGroup[];
  /** Told of calls in the place of `events`. */
  readonly calls?: CallSink;
  /** Told of every answered call of a tool. */
  readonly usage?: UsageObserver;
  /** Where the docs page is served: refusals of a tool name its address there. */
  readonly docsPath?: string | undefined;
  /** Gives the tools spans. */
  readonly inToolSpan?: ToolSpans | undefined;
  /** Gives requests spans. */
  readonly requestSpans?: RequestSpans | undefined;
};

export function createHandler(options: HandlerParts): Service {
  const { tools, http, tables, pages, groups, events } = options;
  const access = options.access || null;
  const { basePath, cors, maxBodyBytes, bodyTimeout, unknownFields } = http;
  const { usage, onAnswer, docsPath, inToolSpan, requestSpans } = options;
  const { random = cryptoRandom() } = options;
  const clock = finiteClock(options.clock ?? Date.now);
  const routes = createRoutes(basePath, tools, pages, groups);
  const ignoreUnknown = unknownFields === 'ignore';
  const environment = { random, clock, tables, onDue, ignoreUnknown };
  const toolUser = createToolUser({
    access,
    calls: options.calls ?? (events && sinkOfCalls(events)),
    report,
    environment,
    limits: { maxBodyBytes, bodyTimeout },
    docsPath,
    inToolSpan,
  });

  const settings = { cors, maxBodyBytes, bodyTimeout, unknownFields, tables, clock };

  const opener = lazyPromise(async () => import('./pages.ts'));
  const refusals = lazyPromise(async () => import('./refusals/answers.ts'));
  let reporter: Reporter | undefined;
  const loadReporter = lazyPromise(async () => import('./reporter.ts'));

  function tell(listener: (report: AnswerReport) => unknown, progress: Progress, status: number): void {
    const ended = performance.now();
    const { waitUntil } = progress.call;
    if (reporter && !waitUntil) return reporter.tellLater(progress, status, ended);
    const telling = loadReporter()
      .then((loaded) => (reporter ??= loaded.createReporter(listener)).tellOf(progress, status, ended))
      .catch((error: unknown) => report(error, progress));
    waitUntil?.(telling);
  }

  function report(error: unknown, { call, requestId }: Progress): void {
    callQuietly(() => options.onError?.(error, { requestId, method: call.method, path: call.path }));
  }

  const told = new Set<string>();

  /** A table that is due is told of once. */
  function onDue({ id, name, reviewBy }: DatedTable<unknown>): void {
    if (told.has(id)) return;
    told.add(id);
    const error = new Error(
      `the table ${id} (${name}) was to be checked by ${reviewBy}: answers say "revisar"`,
    );
    callQuietly(() => options.onError?.(error, {}));
  }

  /** Never rejects. */
  function dispatch(call: Call): Promise<Answer> {
    const progress = begin(call);
    if (onAnswer) progress.started = performance.now();
    if (!requestSpans) return answered(progress);
    return requestSpans.within(progress, routes.findTool(call.method, call.path)?.id, answered);
  }

  async function answered(progress: Progress): Promise<Answer> {
    try {
      http.onRequest?.();
      progress.requestId = requestIdOf(progress.call);
      return finish(progress, await answer(progress));
    } catch (error) {
      return finish(progress, await refused(progress, error));
    }
  }

  /** The answer to a request that failed, whoever is to blame. */
  async function refused(progress: Progress, error: unknown): Promise<Answer> {
    try {
      const told = await inWords(error).catch((failure: unknown) => failure);
      const known = told instanceof ApiError ? told : new ApiError(500);
      if (known !== told) {
        progress.failure = told;
        report(told, progress);
      }
      const { errorAnswer, chooseLanguage } = await refusals();
      return errorAnswer(known, chooseLanguage(progress.call.header('accept-language')));
    } catch (failure) {
      // The words themselves are out of reach, as where the package's files are replaced under a running process.
      progress.failure = failure;
      report(failure, progress);
      return jsonAnswer(500, { error: 'Erro interno.', code: 500 });
    }
  }

  function requestIdOf(call: Call): string {
    const sent = call.header('x-request-id');
    return sent !== null && /^[\w.-]{1,64}$/.test(sent) ? sent : randomId('req_', random);
  }

  async function answer(progress: Progress): Promise<Answer> {
    const { call } = progress;
    const finding = routes.find(call.method, call.path);
    const found = isPromise(finding) ? await finding : finding;
    if (found.is === 'tool') {
      progress.path = call.path;
      return toolUser.answer(progress, found.route);
    }
    if (found.is === 'page') {
      progress.path = basePath + found.page.path;
      const { openPage } = await opener();
      return openPage(found, progress, {
        access,
        tools,
        routes,
        toolUser,
        usage,
        settings,
        report,
        docsPath,
      });
    }
    const allow = found.allow.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    if (cors && allow.length > 0 && isPreflight(call)) {
      const { preflight } = await import('./preflight.ts');
      return preflight(cors, allow, await routes.find(allow[0] as string, call.path));
    }
    const { notFound } = await refusals();
    throw notFound(call.path, allow, routes.paths);
  }

  function finish(progress: Progress, { status, headers, body }: Answer): Answer {
    const { call, requestId, quota, ignored, caller, toolId } = progress;
    if (caller && toolId !== undefined) usage?.(caller.account.id, toolId, status, call.waitUntil);
    if (onAnswer) tell(onAnswer, progress, status);
    const all = withCommonHeaders(headers, requestId, quota);
    if (ignored !== undefined) all['x-ignored-fields'] = ignored;
    if (cors) {
      const shared = corsHeaders(cors, call.header('origin'));
      Object.assign(all, shared);
      if (shared['vary'] && headers['vary']) all['vary'] = `${shared['vary']}, ${headers['vary']}`;
    }
    requestSpans?.end(progress, status);
    return { status, headers: all, body: call.method === 'HEAD' ? null : body };
  }

  const handle = async (request: Request, ...rest: readonly unknown[]) =>
    responseOf(await dispatch(callOf(request, waitUntilOf(rest))));
  const run: Service['run'] = async (toolId, input, given = {}) => {
    const route = routes.byId(toolId);
    if (!route) {
      const { noSuchTool } = await refusals();
      throw noSuchTool(toolId, tools);
    }
    const tool = await route.open();
    const { runIn } = await import('./in-code.ts');
    return runIn(environment, tool, input, given);
  };
  return Object.assign(handle, { basePath, dispatch, run, fetch: handle }) as Service;
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
  return (origins === '*' || isTextList(origins)) && isSpan(maxAge) === true;
}

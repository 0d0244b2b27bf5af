import { type CallSink, sinkOfCalls } from '../contracts/events.ts';
import type { PageGroup } from '../contracts/pages.ts';
import type { Service } from '../contracts/service.ts';
import type { UsageObserver } from '../contracts/usage-observer.ts';
import type { AbsentTool } from '../kit/tool.ts';
import { noSuchTool } from '../kit/tool-ids.ts';
import { readOptions, type Resolved } from '../lib/options.ts';
import { cryptoRandom } from '../lib/random-sources.ts';
import { wholeClock } from '../lib/time-source.ts';
import { createDispatch } from './dispatch.ts';
import { createFinish } from './finish.ts';
import { runIn } from './in-code.ts';
import { type CoreOptions, coreOptions } from './options.ts';
import { dueReporter, failureReporter } from './report-failure.ts';
import type { RequestSpans } from './request-span.ts';
import { createRouter } from './route.ts';
import { createRoutes } from './routes.ts';
import type { ToolSpans } from './tool-spans.ts';
import { createToolUser } from './use-tool.ts';
import { callOf, responseOf } from './web.ts';

/** The handler of these tools. Throws a `TypeError` that names a wrong option. */
export function createHandler(options: CoreOptions): Service {
  return assembleHandler(readOptions('createHandler', options, coreOptions));
}

/** The options that were checked, and what only a whole service has. */
export type HandlerParts = Resolved<typeof coreOptions> & {
  /** Pages of its own that are loaded when they are first asked for. */
  readonly groups?: readonly PageGroup[];
  /** Tools that it has not, whose addresses and ids say why. */
  readonly absent?: readonly AbsentTool[];
  /** Takes calls in the place of `events`. */
  readonly calls?: CallSink;
  /** Observes every answered call of a tool. */
  readonly usage?: UsageObserver;
  /** Where the docs page is served: errors of a tool name its address there. */
  readonly docsPath?: string | undefined;
  /** Gives the tools spans. */
  readonly inToolSpan?: ToolSpans | undefined;
  /** Gives requests spans. */
  readonly requestSpans?: RequestSpans | undefined;
};

/** Puts the steps of a request together. */
export function assembleHandler(parts: HandlerParts): Service {
  const { tools, http, tables, pages, groups, events, input, absent = [] } = parts;
  const { basePath, cors, maxBodyBytes, bodyTimeout, unknownFields, onRequest } = http;
  const { docsPath, inToolSpan, requestSpans, usage, onAnswer, onError } = parts;
  const access = parts.access || null;
  const { random = cryptoRandom(), calls = events && sinkOfCalls(events) } = parts;
  const clock = wholeClock(parts.clock ?? Date.now);
  const report = failureReporter(onError);
  const environment = {
    random,
    clock,
    tables,
    onDue: dueReporter(onError),
    ignoreUnknown: unknownFields === 'ignore',
    isExact: input === 'exact',
  };
  const limits = { maxBodyBytes, bodyTimeout };
  const settings = { cors, ...limits, unknownFields, tables, clock };
  const routes = createRoutes(basePath, tools, pages, groups);
  const toolUser = createToolUser({ access, calls, report, environment, limits, docsPath, inToolSpan });
  const pageParts = { access, tools, routes, absent, toolUser, usage, settings, report, docsPath };
  const dispatch = createDispatch({
    onRequest,
    isTimed: onAnswer !== undefined,
    random,
    route: createRouter({ basePath, cors, routes, toolUser, pageParts }),
    finish: createFinish({ cors, usage, onAnswer, requestSpans }),
    report,
    requestSpans,
    toolIdAt: (method, path) => routes.findTool(method, path)?.id,
  });

  const handle = async (request: Request, ...rest: readonly unknown[]) =>
    responseOf(await dispatch(callOf(request, rest)));
  const run: Service['run'] = async (toolId, input, options = {}) => {
    const route = routes.byId(toolId);
    if (!route) throw noSuchTool(toolId, tools);
    return runIn(environment, await route.open(), input, options);
  };
  return Object.assign(handle, { basePath, dispatch, run, fetch: handle }) as Service;
}

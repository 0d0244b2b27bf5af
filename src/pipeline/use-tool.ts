import type { Access, Principal } from '../contracts/access.ts';
import type { Answer } from '../contracts/call.ts';
import type { EventSink, ToolCall } from '../contracts/events.ts';
import type { UsageObserver } from '../contracts/usage-observer.ts';
import { ApiError } from '../kit/errors.ts';
import { percentEncode } from '../lib/text/percent-encoding.ts';
import type { AnyTool } from '../kit/tool.ts';
import { jsonAnswer } from './answer.ts';
import { type BodyLimits, fieldsOf, readBody } from './body.ts';
import { MAX_FAULTS } from './limits.ts';
import { nameOf } from './path.ts';
import { count, type Progress } from './progress.ts';
import { readQuery } from './query.ts';
import { inWords, loadWords, Refusal } from './refusal.ts';
import type { Routes, ToolRoute } from './routes.ts';
import { type Environment, run, seedVersionOf } from './run.ts';
import { shapeOf } from './schema.ts';
import { checkTarget } from './target.ts';
import { traceOf } from './trace.ts';
import type { RawInput } from './raw-input.ts';

export interface ToolUserParts {
  readonly routes: Routes;
  readonly access: Access | null;
  readonly events: EventSink | undefined;
  readonly usage: UsageObserver | undefined;
  /** Told of an event that was lost while its call is answered. */
  readonly report: (error: unknown, progress: Progress) => void;
  readonly environment: Environment;
  readonly limits: BodyLimits;
  /** Where the docs page is served; undefined where it is not. */
  readonly docsPath: string | undefined;
}

/** What one use of a tool goes by. */
export interface PageUse {
  readonly toolId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly principal: Principal | null;
  readonly isCounted: boolean;
}

export interface ToolUser {
  /** The answer of a tool to a request at its own address. */
  answer(progress: Progress, route: ToolRoute): Promise<Answer>;
  /** The answer of a tool that a page uses. */
  use(progress: Progress, use: PageUse): Promise<unknown>;
}

/** Characters of the header that names the ignored fields. */
const MAX_IGNORED = 1024;

/** The language that a caller asks for. */
async function languageOf({ call }: Progress) {
  const { chooseLanguage } = await loadWords();
  return chooseLanguage(call.header('accept-language'));
}

/** A name as a header may hold it; half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
const headerName = (name: string) => percentEncode(name.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The way from a request, or a page, to a tool: authenticate, permit, count, read, validate, run, raise the event. */
export function createToolUser(parts: ToolUserParts): ToolUser {
  const { routes, access, events, usage, report, environment, limits, docsPath } = parts;

  /** Raises the event of a call, for a plan that has any. */
  async function raise(
    progress: Progress,
    principal: Principal | null,
    tool: AnyTool,
    { values }: RawInput,
    result: unknown,
  ): Promise<void> {
    if (!events || !principal?.plan || principal.plan.events.length === 0) return;
    const { inputs: secret = [], masked = {}, result: hidesResult = false } = tool.sensitive ?? {};
    // A field that the action does not read may have been sent twice, or be too long.
    const parameters = Object.entries(values)
      .filter(([name, value]) => typeof value !== 'symbol' && !secret.includes(name))
      .map(([name, value]) => [name, masked[name]?.(value) ?? value]);
    const event: ToolCall = {
      type: 'tool_called',
      accountId: principal.account.id,
      keyId: principal.key?.id ?? null,
      plan: principal.plan,
      tool,
      parameters: Object.fromEntries(parameters),
      result: hidesResult ? undefined : result,
      resultCount: countOf(tool, result),
      at: environment.clock(),
      // Most events have no listener that wants it.
      get trace() {
        return traceOf(progress.call);
      },
      waitUntil: progress.call.waitUntil,
    };
    try {
      await events.emit(event);
    } catch (error) {
      if (events.strict) throw error;
      report(error, progress);
    }
  }

  /** Names the fields that are let pass though the tool does not have them. */
  function noteIgnored(progress: Progress, { unknown, misplaced = [] }: RawInput): void {
    if (!environment.ignoreUnknown || unknown.length + misplaced.length === 0) return;
    const names = [...misplaced, ...unknown.map(nameOf)].slice(0, MAX_FAULTS).map(headerName);
    while (names.join(',').length > MAX_IGNORED) names.pop();
    progress.ignored = names.join(',');
  }

  /** A refused input, with the address of its tool in the docs page. */
  async function withDocs(refused: unknown, toolId: string): Promise<unknown> {
    const error = await inWords(refused);
    if (docsPath === undefined || !(error instanceof ApiError)) return error;
    const { status, parts } = error;
    return status === 400 || status === 422
      ? new ApiError(status, { ...parts, docs: `${docsPath}#${toolId}` })
      : error;
  }

  async function useTool(progress: Progress, use: PageUse): Promise<unknown> {
    const { toolId, input, principal, isCounted } = use;
    if (access && !principal) throw new ApiError(401);
    const route = routes.byId(toolId);
    if (!route) throw new Refusal(({ unknownTool }) => unknownTool(toolId, routes.ids));
    if (access && principal) access.permit(principal, toolId);
    if (access && principal && !isCounted) await count(progress, access, principal);
    const tool = await route.open();
    const raw = fieldsOf(input, tool.input);
    const result = await run(tool, raw, environment, async () => languageOf(progress));
    await raise(progress, principal, tool, raw, result);
    return result;
  }

  async function answerTool(progress: Progress, route: ToolRoute): Promise<Answer> {
    const { call } = progress;
    let principal: Principal | null = null;
    progress.toolId = route.id;
    if (access) {
      principal = progress.caller = await access.authenticate(call);
      access.permit(principal, route.id);
      await count(progress, access, principal);
    }
    checkTarget(call);
    const tool = await route.open();
    const raw =
      tool.method === 'GET'
        ? readQuery(call.query, shapeOf(tool.input))
        : await readBody(call, limits, tool.input);
    noteIgnored(progress, raw);
    const result = await run(tool, raw, environment, async () => languageOf(progress));
    // An answer that cannot be written raises no event.
    const version = seedVersionOf(tool, raw);
    const answer = jsonAnswer(
      200,
      result,
      version === null ? undefined : { 'x-seed-version': String(version) },
    );
    await raise(progress, principal, tool, raw, result);
    return answer;
  }

  return {
    async answer(progress, route) {
      try {
        return await answerTool(progress, route);
      } catch (refused) {
        throw await withDocs(refused, route.id);
      }
    },
    async use(progress, use) {
      const accountId = use.principal?.account.id;
      const note = (status: number) => {
        // What names no tool stands in no statistic.
        if (usage && accountId !== undefined && routes.byId(use.toolId)) {
          usage(accountId, use.toolId, status, progress.call.waitUntil);
        }
      };
      try {
        const result = await useTool(progress, use);
        note(200);
        return result;
      } catch (refused) {
        const error = await withDocs(refused, use.toolId);
        note(error instanceof ApiError ? error.status : 500);
        throw error;
      }
    },
  };
}

function countOf({ items }: AnyTool, result: unknown): number {
  const list =
    items === undefined ? undefined : (result as Readonly<Record<string, unknown>> | null)?.[items];
  return Array.isArray(list) ? list.length : 1;
}

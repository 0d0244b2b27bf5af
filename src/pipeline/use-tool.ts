import type { Access, Principal } from '../contracts/access.ts';
import type { Answer, Awaitable } from '../contracts/call.ts';
import type { EventSink, ToolCall } from '../contracts/events.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { percentEncode } from '../lib/text/percent-encoding.ts';
import type { AnyTool } from '../kit/tool.ts';
import { jsonAnswer } from './answer.ts';
import type { BodyLimits } from './body.ts';
import { MAX_FAULTS } from './limits.ts';
import { nameOf } from './path.ts';
import { count, type Progress } from './progress.ts';
import { readQuery } from './query.ts';
import { inWords } from './refusal.ts';
import type { ToolRoute } from './routes.ts';
import { type Environment, run, seedVersionOf } from './run.ts';
import { shapeOf } from './schema.ts';
import { checkTarget } from './target.ts';
import { traceOf } from './trace.ts';
import type { RawInput } from './raw-input.ts';

export interface ToolUserParts {
  readonly access: Access | null;
  readonly events: EventSink | undefined;
  /** Told of an event that was lost while its call is answered. */
  readonly report: (error: unknown, progress: Progress) => void;
  readonly environment: Environment;
  readonly limits: BodyLimits;
  /** Where the docs page is served; undefined where it is not. */
  readonly docsPath: string | undefined;
}

/** What differs between the ways to a tool. */
export interface CallSteps<Answered> {
  read(tool: AnyTool): Awaitable<RawInput>;
  write(tool: AnyTool, raw: RawInput, result: unknown): Answered;
}

export interface ToolUser {
  /** The answer of a tool to a request at its own address. */
  answer(progress: Progress, route: ToolRoute): Promise<Answer>;
  /** Opens a tool for who may call it, reads what was sent, runs it, writes its answer and raises the event. */
  call<Answered>(
    progress: Progress,
    principal: Principal | null,
    route: ToolRoute,
    steps: CallSteps<Answered>,
  ): Promise<Answered>;
}

/** Characters of the header that names the ignored fields. */
const MAX_IGNORED = 1024;

/** The language that a caller asks for. */
async function languageOf({ call }: Progress) {
  const { chooseLanguage } = await import('./refusals/language.ts');
  return chooseLanguage(call.header('accept-language'));
}

/** A name as a header may hold it; half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
const headerName = (name: string) => percentEncode(name.replace(/\p{Surrogate}/gu, '\ufffd'));

/** The way from a request to a tool: authenticate, permit, count, read, validate, run, raise the event. */
export function createToolUser(parts: ToolUserParts): ToolUser {
  const { access, events, report, environment, limits, docsPath } = parts;
  const reader = lazyPromise(async () => import('./body.ts'));

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

  async function call<Answered>(
    progress: Progress,
    principal: Principal | null,
    route: ToolRoute,
    { read, write }: CallSteps<Answered>,
  ): Promise<Answered> {
    const tool = await route.open();
    const raw = await read(tool);
    const result = await run(tool, raw, environment, async () => languageOf(progress));
    // An answer that cannot be written raises no event.
    const answer = write(tool, raw, result);
    await raise(progress, principal, tool, raw, result);
    return answer;
  }

  async function answerTool(progress: Progress, route: ToolRoute): Promise<Answer> {
    const { call: sent } = progress;
    let principal: Principal | null = null;
    progress.toolId = route.id;
    if (access) {
      principal = progress.caller = await access.authenticate(sent);
      access.permit(principal, route.id);
      await count(progress, access, principal);
    }
    checkTarget(sent);
    return call(progress, principal, route, {
      async read({ method, input }) {
        const raw =
          method === 'GET'
            ? readQuery(sent.query, shapeOf(input))
            : await (await reader()).readBody(sent, limits, input);
        noteIgnored(progress, raw);
        return raw;
      },
      write(tool, raw, result) {
        const version = seedVersionOf(tool, raw);
        return jsonAnswer(200, result, version === null ? undefined : { 'x-seed-version': String(version) });
      },
    });
  }

  return {
    call,
    async answer(progress, route) {
      try {
        return await answerTool(progress, route);
      } catch (refused) {
        const error = await inWords(refused);
        const { withDocs } = await import('./refusals/answers.ts');
        throw withDocs(error, docsPath, route.id);
      }
    },
  };
}

function countOf({ items }: AnyTool, result: unknown): number {
  const list =
    items === undefined ? undefined : (result as Readonly<Record<string, unknown>> | null)?.[items];
  return Array.isArray(list) ? list.length : 1;
}

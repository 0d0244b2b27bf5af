import type { Access, Principal } from '../contracts/access.ts';
import type { Answer, Awaitable } from '../contracts/call.ts';
import type { CallSink, ToolCall } from '../contracts/events.ts';
import type { Plan } from '../contracts/plans.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { isPromise } from '../lib/promises.ts';
import type { AnyTool } from '../kit/tool.ts';
import { jsonAnswer } from './answer.ts';
import type { BodyLimits } from './body.ts';
import { count, type Progress } from './progress.ts';
import { readQuery } from './query.ts';
import { inWords } from './refusal.ts';
import type { ToolRoute } from './found.ts';
import { type Environment, run, seedVersionOf } from './run.ts';
import { shapeOf } from './schema.ts';
import { checkTarget } from './target.ts';
import { traceOf } from './trace.ts';
import type { RawInput } from './raw-input.ts';
import { hasOwnFieldsOnly } from './validate.ts';
import type { ToolSpans } from './tool-spans.ts';

export interface ToolUserParts {
  readonly access: Access | null;
  readonly calls: CallSink | undefined;
  /** Told of an event that was lost while its call is answered. */
  readonly report: (error: unknown, progress: Progress) => void;
  readonly environment: Environment;
  readonly limits: BodyLimits;
  /** Where the docs page is served; undefined where it is not. */
  readonly docsPath: string | undefined;
  readonly inToolSpan?: ToolSpans | undefined;
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

/** The language that a caller asks for. */
async function languageOf({ call }: Progress) {
  const { chooseLanguage } = await import('./refusals/answers.ts');
  return chooseLanguage(call.header('accept-language'));
}

/** The way from a request to a tool: authenticate, permit, count, read, validate, run, raise the event. */
export function createToolUser(parts: ToolUserParts): ToolUser {
  const { access, calls, report, environment, limits, docsPath, inToolSpan } = parts;
  const reader = lazyPromise(async () => import('./body.ts'));

  /** Raises the event of a call, for a plan that has any. */
  function raise(
    progress: Progress,
    principal: Principal | null,
    tool: AnyTool,
    raw: RawInput,
    result: unknown,
  ): Awaitable<void> {
    if (!calls || !principal?.plan || principal.plan.events.length === 0) return;
    const { plan } = principal;
    const lose = (error: unknown) => {
      if (calls.strict) throw error;
      report(error, progress);
    };
    try {
      const make = () => eventOf(progress, { ...principal, plan }, tool, raw, result);
      const told = calls.emit(principal.account.id, make);
      if (isPromise(told)) return told.then(undefined, lose);
    } catch (error) {
      lose(error);
    }
  }

  function eventOf(
    progress: Progress,
    { account, key, plan }: Principal & { readonly plan: Plan },
    tool: AnyTool,
    { values }: RawInput,
    result: unknown,
  ): ToolCall {
    const { inputs: secret = [], masked = {}, result: hidesResult = false } = tool.sensitive ?? {};
    // A field that the action does not read may have been sent twice, or be too long.
    const parameters = Object.entries(values)
      .filter(([name, value]) => typeof value !== 'symbol' && !secret.includes(name))
      .map(([name, value]) => [name, masked[name]?.(value) ?? value]);
    return {
      type: 'tool_called',
      accountId: account.id,
      keyId: key?.id ?? null,
      plan,
      tool,
      parameters: Object.fromEntries(parameters),
      result: hidesResult ? undefined : result,
      resultCount: countOf(tool, result),
      at: environment.clock(),
      trace: progress.span?.traceparent() ?? traceOf(progress.call),
      waitUntil: progress.call.waitUntil,
    };
  }

  /** An input, with the fields named that are let pass though the tool does not have them. */
  function noted(progress: Progress, raw: RawInput): Awaitable<RawInput> {
    if (!environment.ignoreUnknown || hasOwnFieldsOnly(raw)) return raw;
    return import('./ignored-fields.ts').then(({ ignoredFields }) => {
      progress.ignored = ignoredFields(raw);
      return raw;
    });
  }

  async function call<Answered>(
    progress: Progress,
    principal: Principal | null,
    route: ToolRoute,
    { read, write }: CallSteps<Answered>,
  ): Promise<Answered> {
    // To wait for what is there already costs as much as a small tool does.
    const opened = route.open();
    const tool = isPromise(opened) ? await opened : opened;
    const reading = read(tool);
    const raw = isPromise(reading) ? await reading : reading;
    const language = async () => languageOf(progress);
    const running = inToolSpan
      ? inToolSpan(tool.id, () => run(tool, raw, environment, language))
      : run(tool, raw, environment, language);
    const result = isPromise(running) ? await running : running;
    // An answer that cannot be written raises no event.
    const answer = write(tool, raw, result);
    const raising = raise(progress, principal, tool, raw, result);
    if (raising) await raising;
    return answer;
  }

  async function answerTool(progress: Progress, route: ToolRoute): Promise<Answer> {
    const { call: sent } = progress;
    let principal: Principal | null = null;
    progress.toolId = route.id;
    if (access) {
      const known = access.authenticate(sent);
      principal = progress.caller = isPromise(known) ? await known : known;
      access.permit(principal, route.id);
      const counting = count(progress, access, principal);
      if (counting) await counting;
    }
    checkTarget(sent);
    return call(progress, principal, route, {
      read({ method, input }) {
        return method === 'GET'
          ? noted(progress, readQuery(sent.query, shapeOf(input)))
          : reader()
              .then(async ({ readBody }) => readBody(sent, limits, input))
              .then((raw) => noted(progress, raw));
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

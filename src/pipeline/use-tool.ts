import type { Access, Principal } from '../contracts/access.ts';
import type { Answer, Awaitable } from '../contracts/call.ts';
import type { CallSink } from '../contracts/events.ts';
import type { AnyTool } from '../kit/tool.ts';
import { textOf } from '../kit/written.ts';
import { isPromise } from '../lib/promises.ts';
import { jsonAnswer } from './answer.ts';
import type { BodyLimits } from './body.ts';
import { addDocs } from './errors/answer-error.ts';
import { chooseLanguage } from './errors/language.ts';
import type { ToolRoute } from './found.ts';
import { count, type Progress } from './progress.ts';
import { checkTarget } from './query.ts';
import { eventRaiser } from './raise-event.ts';
import type { RawInput } from './raw-input.ts';
import { listIgnored, readInput } from './read-input.ts';
import type { ReportFailure } from './report-failure.ts';
import type { ReadAsTexts } from './readable/read-as.ts';
import type { ReadAgain } from './readable/read-again.ts';
import { type Environment, seedVersionOf } from './run.ts';
import { runReadable } from './run-readable.ts';
import type { ToolSpans } from './tool-spans.ts';
import { hasOwnFieldsOnly } from './validate.ts';

export interface ToolUserParts {
  readonly access: Access | null;
  readonly calls: CallSink | undefined;
  /** Reports an event that was lost while its call is answered. */
  readonly report: ReportFailure;
  readonly environment: Environment;
  readonly limits: BodyLimits;
  /** Where the docs page is served; undefined where it is not. */
  readonly docsPath: string | undefined;
  readonly inToolSpan?: ToolSpans | undefined;
}

/** The steps that differ between the ways to a tool. */
export interface CallSteps<Written> {
  read(tool: AnyTool): Awaitable<RawInput>;
  write(tool: AnyTool, raw: RawInput, result: unknown): Written;
  /** Called with what was read otherwise than it was sent. */
  noteRead?(readAs: ReadAsTexts): void;
}

export interface ToolUser {
  /** The answer of a tool to a request at its own address. */
  answer(progress: Progress, route: ToolRoute): Promise<Answer>;
  /** Opens a tool for a caller who may call it, reads what was sent, runs it, writes its answer and raises the event. */
  call<Written>(
    progress: Progress,
    principal: Principal | null,
    route: ToolRoute,
    steps: CallSteps<Written>,
  ): Promise<Written>;
}

/** The way from a request to a tool: authenticate, permit, count, read, validate, run, raise the event. */
export function createToolUser(parts: ToolUserParts): ToolUser {
  const { access, calls, report, environment, limits, docsPath, inToolSpan } = parts;
  const raise = eventRaiser(calls, report, environment.clock);

  /** Notes which fields were ignored, where a tool does not have them and may let them pass. */
  function noteIgnored(progress: Progress, raw: RawInput): RawInput {
    if (environment.ignoreUnknown && !hasOwnFieldsOnly(raw)) progress.ignored = listIgnored(raw);
    return raw;
  }

  async function call<Written>(
    progress: Progress,
    principal: Principal | null,
    route: ToolRoute,
    { read, write, noteRead }: CallSteps<Written>,
  ): Promise<Written> {
    // To wait for what is there already costs as much as a small tool does.
    const opened = route.open();
    const tool = isPromise(opened) ? await opened : opened;
    const reading = read(tool);
    const raw = isPromise(reading) ? await reading : reading;
    const language = () => chooseLanguage(progress.call.header('accept-language'));
    const accountId = principal?.account.id;
    let used = raw;
    const note = (again: ReadAgain) => {
      used = again.raw;
      if (again.readAs) noteRead?.(again.readAs);
    };
    const answering = () => runReadable(tool, raw, { environment, language, accountId, noteRead: note });
    const running = inToolSpan ? inToolSpan(tool.id, answering) : answering();
    const result = isPromise(running) ? await running : running;
    if (result === undefined) throw new TypeError(`the tool "${tool.id}" gave no answer`);
    // An answer that cannot be written raises no event.
    const written = write(tool, used, result);
    const raising = raise(progress, principal, tool, used, result);
    if (raising) await raising;
    return written;
  }

  /** The steps of a request at the tool's own address. */
  const stepsOf = (progress: Progress): CallSteps<Answer> => ({
    read(tool) {
      const reading = readInput(progress.call, tool, limits);
      return isPromise(reading)
        ? reading.then((raw) => noteIgnored(progress, raw))
        : noteIgnored(progress, reading);
    },
    write(tool, raw, result) {
      const version = seedVersionOf(tool, raw, result);
      const headers = version === null ? undefined : { 'x-seed-version': String(version) };
      return jsonAnswer(200, result, headers, textOf(result));
    },
    noteRead: ({ header }) => void (progress.readAs = header),
  });

  async function answer(progress: Progress, route: ToolRoute): Promise<Answer> {
    try {
      let principal: Principal | null = null;
      progress.toolId = route.id;
      if (access) {
        const known = access.authenticate(progress.call);
        principal = progress.caller = isPromise(known) ? await known : known;
        access.permit(principal, route.id);
        const counting = count(progress, access, principal);
        if (counting) await counting;
      }
      checkTarget(progress.call);
      return await call(progress, principal, route, stepsOf(progress));
    } catch (error) {
      throw addDocs(error, docsPath, route.id);
    }
  }

  return { call, answer };
}

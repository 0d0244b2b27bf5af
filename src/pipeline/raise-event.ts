import type { Principal } from '../contracts/access.ts';
import type { Awaitable } from '../contracts/call.ts';
import type { CallSink, ToolCall } from '../contracts/events.ts';
import type { Plan } from '../contracts/plans.ts';
import type { AnyTool } from '../kit/tool.ts';
import { isPromise } from '../lib/promises.ts';
import { traceOf } from './call-facts.ts';
import type { Progress } from './progress.ts';
import type { RawInput } from './raw-input.ts';
import type { ReportFailure } from './report-failure.ts';

/** Raises the event of an answered call, where the caller's plan has any. A sink that is not strict rejects nothing. */
export type RaiseEvent = (
  progress: Progress,
  principal: Principal | null,
  tool: AnyTool,
  raw: RawInput,
  result: unknown,
) => Awaitable<void>;

export function eventRaiser(
  calls: CallSink | undefined,
  report: ReportFailure,
  clock: () => number,
): RaiseEvent {
  return (progress, principal, tool, raw, result) => {
    if (!calls || !principal?.plan || principal.plan.events.length === 0) return;
    const { plan } = principal;
    const lose = (error: unknown) => {
      if (calls.strict) throw error;
      report(error, progress);
    };
    try {
      const make = () =>
        eventOf(progress, { ...principal, plan }, { tool, values: raw.values, result, at: clock() });
      const emitted = calls.emit(principal.account.id, make);
      if (isPromise(emitted)) return emitted.then(undefined, lose);
    } catch (error) {
      lose(error);
    }
  };
}

interface AnsweredCall {
  readonly tool: AnyTool;
  readonly values: RawInput['values'];
  readonly result: unknown;
  readonly at: number;
}

function eventOf(
  progress: Progress,
  { account, key, plan }: Principal & { readonly plan: Plan },
  { tool, values, result, at }: AnsweredCall,
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
    resultCount: countItems(tool, result),
    at,
    trace: progress.span?.traceparent() ?? traceOf(progress.call),
    waitUntil: progress.call.waitUntil,
  };
}

function countItems({ items }: AnyTool, result: unknown): number {
  const list =
    items === undefined ? undefined : (result as Readonly<Record<string, unknown>> | null)?.[items];
  return Array.isArray(list) ? list.length : 1;
}

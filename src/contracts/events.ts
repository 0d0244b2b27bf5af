/** The interface between the pipeline and those that hear about events, such as webhooks. */
import type { AnyTool, ToolHead } from '../kit/tool.ts';
import type { Awaitable, Call } from './call.ts';
import type { Plan } from './plans.ts';

/** A tool call that was answered 200. */
export interface ToolCall {
  readonly type: 'tool_called';
  readonly accountId: string;
  /** Null for a caller without a key. */
  readonly keyId: string | null;
  readonly plan: Plan;
  readonly tool: AnyTool;
  /**
   * The known parameters as sent, after conversion: without defaults, without what the tool keeps secret or only a part
   * of it, and unchecked where the action does not read them.
   */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Undefined for a tool whose result is secret. */
  readonly result: unknown;
  /** Number of items in the result, or 1 where the tool makes one thing. */
  readonly resultCount: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The `traceparent` of the request (W3C Trace Context), or null. */
  readonly trace: string | null;
  /** Keeps the process alive for work that the event causes; absent where the runtime does that anyway. */
  readonly waitUntil?: Call['waitUntil'];
}

/** A favorite that was not there yet. */
export interface FavoriteAdded {
  readonly type: 'favorite_added';
  readonly accountId: string;
  readonly tool: ToolHead;
  /** Number of favorites that the account has now. */
  readonly favorites: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type ServiceEvent = ToolCall | FavoriteAdded;

/** Receives every event. When `emit` rejects, the error goes to `onError` and the answer is sent all the same. */
export interface EventSink {
  /** True if a call whose event this sink could not keep is answered 500. Default false. */
  readonly strict?: boolean;
  emit(event: ServiceEvent): Awaitable<void>;
}

/** Receives every answered call of a tool, and makes its event where somebody wants it. */
export interface CallSink {
  readonly strict?: boolean;
  /** Call `make` at once or never: it reads the clock. */
  emit(accountId: string, make: () => ToolCall): Awaitable<void>;
}

/** Makes a sink that wants every event. */
export function sinkOfCalls(events: EventSink): CallSink {
  const { strict = false } = events;
  return { strict, emit: (_, make) => events.emit(make()) };
}

/**
 * Combines sinks into one that calls each of them, even when others fail. It rejects when a strict one has, and reports
 * the rest.
 */
export function combineSinks(sinks: readonly EventSink[], report: (error: unknown) => void): EventSink {
  return {
    strict: true,
    async emit(event) {
      const failures: unknown[] = [];
      const told = sinks.map(async (sink) => {
        try {
          await sink.emit(event);
        } catch (error) {
          if (sink.strict) failures.push(error);
          else report(error);
        }
      });
      await Promise.all(told);
      if (failures.length > 0) throw failures[0];
    },
  };
}

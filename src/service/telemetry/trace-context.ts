/** W3C Trace Context as a tracer of OpenTelemetry takes and gives it, without its library. */
import type { SpanStart } from '../../contracts/spans.ts';

/** The place of a span, as it goes from process to process. */
export interface SpanContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** 1 for a trace that is recorded. */
  readonly traceFlags: number;
  readonly isRemote?: boolean;
}

export interface TracedSpan {
  spanContext(): SpanContext;
}

/** OpenTelemetry's `Context`. A tracer made by hand needs its `parent` alone. */
export interface TraceContext {
  /** The caller's span; absent for a root span. */
  readonly parent?: SpanContext | undefined;
  getValue(key: symbol): unknown;
  setValue(key: symbol, value: unknown): TraceContext;
  deleteValue(key: symbol): TraceContext;
}

// OpenTelemetry's own keys: its API takes them from the registry of symbols, so that several copies of it agree.
const SPAN = Symbol.for('OpenTelemetry Context Key SPAN');
const API = Symbol.for('opentelemetry.js.api.1');

/** The context in which a span begins; undefined for the active one. */
export function contextOf({ kind, parent }: Pick<SpanStart, 'kind' | 'parent'>): TraceContext | undefined {
  if (parent === undefined || (kind === 'server' && parent === null)) return undefined;
  if (parent === null) return contextWith(new Map());
  const [, traceId, spanId, flags] = parent.split('-') as [string, string, string, string];
  const remote: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  // A host that is traced itself may already have taken up the caller's trace: then this is a part of its span.
  if (kind === 'server' && activeTraceId() === traceId) return undefined;
  const span = { spanContext: () => remote, isRecording: () => false };
  return contextWith(new Map([[SPAN, span]]), remote);
}

/** The `traceparent` of a span; null for one without valid ids. */
export function traceparentOf(span: TracedSpan): string | null {
  try {
    const { traceId, spanId, traceFlags } = span.spanContext();
    if (!/^(?!0{32})[\da-f]{32}$/.test(traceId) || !/^(?!0{16})[\da-f]{16}$/.test(spanId)) return null;
    return `00-${traceId}-${spanId}-${(traceFlags & 255).toString(16).padStart(2, '0')}`;
  } catch {
    return null;
  }
}

function contextWith(values: ReadonlyMap<symbol, unknown>, parent?: SpanContext): TraceContext {
  return {
    parent,
    getValue: (key) => values.get(key),
    setValue: (key, value) => contextWith(new Map(values).set(key, value), parent),
    deleteValue(key) {
      const rest = new Map(values);
      rest.delete(key);
      return contextWith(rest, parent);
    },
  };
}

interface RegisteredApi {
  readonly context?: { active(): TraceContext };
}

/** The trace that the host is in at the moment, if it uses OpenTelemetry. */
function activeTraceId(): string | undefined {
  try {
    const { context } = ((globalThis as { [API]?: RegisteredApi })[API] ?? {}) as RegisteredApi;
    const span = context?.active().getValue(SPAN) as TracedSpan | undefined;
    return span?.spanContext().traceId;
  } catch {
    return undefined;
  }
}

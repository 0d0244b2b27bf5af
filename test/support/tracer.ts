import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, Tracer } from '../../src/service/telemetry/tracer.ts';

export interface KeptSpan {
  name: string;
  readonly kind: number;
  readonly parent: KeptSpan | null;
  /** The id of the span of another process that it is part of. */
  readonly remote: string | null;
  readonly traceId: string;
  readonly spanId: string;
  readonly attributes: Record<string, string | number>;
  status: number;
  readonly exceptions: { readonly name: string; readonly stack: string }[];
  ended: number;
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');

/** A tracer made by hand, as a host without OpenTelemetry has it. */
export function keepingTracer() {
  const spans: KeptSpan[] = [];
  const active = new AsyncLocalStorage<KeptSpan>();
  const tracer: Tracer = {
    startActiveSpan(name, { kind, attributes }, context, run) {
      const parent = context ? null : (active.getStore() ?? null);
      const remote = context?.parent;
      const number = spans.length + 1;
      const kept: KeptSpan = {
        name,
        kind,
        parent,
        remote: remote?.spanId ?? null,
        traceId: parent?.traceId ?? remote?.traceId ?? hex(number, 32),
        spanId: hex(number, 16),
        attributes: { ...attributes },
        status: 0,
        exceptions: [],
        ended: 0,
      };
      spans.push(kept);
      const span: Span = {
        spanContext: () => ({ traceId: kept.traceId, spanId: kept.spanId, traceFlags: 1 }),
        setAttributes: (added) => Object.assign(kept.attributes, added),
        updateName: (to) => (kept.name = to),
        setStatus: ({ code }) => (kept.status = code),
        recordException: (exception) => kept.exceptions.push(exception),
        end: () => kept.ended++,
      };
      return active.run(kept, run, span);
    },
  };
  return { tracer, spans };
}

/** Spans as an outline: each below the one that it is part of. */
export function outlineOf(spans: readonly KeptSpan[]): string[] {
  const under = (parent: KeptSpan | null, indent: string): string[] =>
    spans.flatMap((span) =>
      span.parent === parent ? [`${indent}${span.name}`, ...under(span, `${indent}  `)] : [],
    );
  return under(null, '');
}

import { describe, expect, it } from 'vitest';
import { contextOf, traceparentOf } from './trace-context.ts';

// W3C Trace Context, 3.2.3: the example of a traceparent.
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const SPAN = Symbol.for('OpenTelemetry Context Key SPAN');

describe('the context that a span begins in', () => {
  it.each<Parameters<typeof contextOf>>([
    [{ kind: 'client' }],
    [{ kind: 'server' }],
    [{ kind: 'server', parent: null }],
  ])('is the active one for %j', (start) => {
    expect(contextOf(start)).toBeUndefined();
  });

  it('has no parent for a span within the service that is to begin a trace', () => {
    const context = contextOf({ kind: 'client', parent: null });
    expect(context).toBeDefined();
    expect(context?.parent).toBeUndefined();
    expect(context?.getValue(SPAN)).toBeUndefined();
  });

  it('has the span of a traceparent, which records nothing here', () => {
    const context = contextOf({ kind: 'server', parent: `00-${TRACE_ID}-${SPAN_ID}-ff` });
    const remote = { traceId: TRACE_ID, spanId: SPAN_ID, traceFlags: 255, isRemote: true };
    expect(context?.parent).toEqual(remote);
    const span = context?.getValue(SPAN) as { spanContext(): object; isRecording(): boolean };
    expect(span.spanContext()).toEqual(remote);
    expect(span.isRecording()).toBe(false);
  });

  it('takes and loses values as OpenTelemetry’s does: each time as another one', () => {
    const key = Symbol('key');
    const context = contextOf({ kind: 'client', parent: `00-${TRACE_ID}-${SPAN_ID}-01` });
    const more = context?.setValue(key, 7);
    const less = more?.deleteValue(key);
    expect([context, more, less].map((one) => one?.getValue(key))).toEqual([undefined, 7, undefined]);
    expect([more, less].map((one) => one?.parent)).toEqual([context?.parent, context?.parent]);
    expect(less?.getValue(SPAN)).toBe(context?.getValue(SPAN));
  });
});

describe('the traceparent of a span', () => {
  const traceparent = (traceId: unknown, spanId: unknown, traceFlags = 1) =>
    traceparentOf({ spanContext: () => ({ traceId, spanId, traceFlags }) as never });

  it.each([
    [0, '00'],
    [1, '01'],
    [0x0a, '0a'],
    [0xff, 'ff'],
    [0x1_10, '10'],
  ])('has the flags %d as %s: two hexadecimal digits', (flags, written) => {
    expect(traceparent(TRACE_ID, SPAN_ID, flags)).toBe(`00-${TRACE_ID}-${SPAN_ID}-${written}`);
  });

  it.each([
    ['a trace of zeros', '0'.repeat(32), SPAN_ID],
    ['a span of zeros', TRACE_ID, '0'.repeat(16)],
    ['a digit too few', TRACE_ID.slice(1), SPAN_ID],
    ['a digit too few in the span', TRACE_ID, SPAN_ID.slice(1)],
    ['a digit too many', `${TRACE_ID}0`, SPAN_ID],
    ['a digit too many in front', `f${TRACE_ID}`, SPAN_ID],
    ['a digit too many in the span', TRACE_ID, `${SPAN_ID}0`],
    ['a digit too many in front of the span', TRACE_ID, `f${SPAN_ID}`],
    ['capitals', TRACE_ID.toUpperCase(), SPAN_ID],
    ['nothing', undefined, undefined],
  ])('is null where the ids have %s', (_, traceId, spanId) => {
    expect(traceparent(traceId, spanId)).toBeNull();
  });
});

import type { OpenSpan, SpanAttributes, Spans, SpanStart } from '../../contracts/spans.ts';
import { callQuietly, dropRejection, isPromise } from '../../lib/promises.ts';
import { contextOf, type TraceContext, type TracedSpan, traceparentOf } from './trace-context.ts';

/** Makes spans: a tracer of OpenTelemetry fits, `trace.getTracer('canivete')`. */
export interface Tracer {
  /**
   * Begins a span and calls `run` with it, once. Until what `run` gives has settled, the span is the active one: spans
   * that begin meanwhile without a context are parts of it.
   */
  startActiveSpan(
    name: string,
    options: {
      /** 0 internal, 1 server, 2 client. */
      readonly kind: number;
      readonly attributes: SpanAttributes;
    },
    /** Context of the parent span; undefined for the active one's. */
    context: TraceContext | undefined,
    run: (span: Span) => unknown,
  ): unknown;
}

/** A span as a tracer makes it. */
export interface Span extends TracedSpan {
  setAttributes(attributes: SpanAttributes): unknown;
  updateName(name: string): unknown;
  /** Code 2 marks a failure. */
  setStatus(status: { readonly code: number }): unknown;
  recordException(exception: { readonly name: string; readonly stack: string }): unknown;
  end(): unknown;
}

const KINDS = { server: 1, client: 2 };
const FAILED = { code: 2 };
const NONE: SpanAttributes = {};

export function createSpans(tracer: Tracer): Spans {
  return {
    within<T>(name: string, start: SpanStart, work: (span: OpenSpan) => T): T {
      const { kind, attributes = NONE } = start;
      const spanned = new SpannedWork(start, work);
      const begin = (span: Span) => spanned.begin(span);
      try {
        const options = { kind: kind ? KINDS[kind] : 0, attributes };
        dropRejection(tracer.startActiveSpan(name, options, contextOf(start), begin));
      } catch {
        // A failure of the tracer is not a failure of the work.
      }
      return spanned.outcome();
    },
  };
}

/** Work in a span whose tracer may fail. There are several to a request: all that one needs is a single object. */
class SpannedWork<T> implements OpenSpan {
  readonly start: SpanStart;
  readonly work: (span: OpenSpan) => T;
  span: Span | undefined = undefined;
  hasBegun = false;
  hasThrown = false;
  /** The result or error of the work. */
  value: unknown = undefined;

  constructor(start: SpanStart, work: (span: OpenSpan) => T) {
    this.start = start;
    this.work = work;
  }

  begin(span: Span | undefined): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    this.span = span;
    const { endsItself = false } = this.start;
    try {
      const value = this.work(this);
      this.value = value;
      if (endsItself) return;
      if (isPromise(value)) this.value = this.follow(value as Promise<unknown>);
      else this.end();
    } catch (thrown) {
      this.hasThrown = true;
      this.value = thrown;
      this.failWith(thrown);
    }
  }

  outcome(): T {
    // A tracer that has not called back has failed, too. The work is done all the same.
    this.begin(undefined);
    if (this.hasThrown) throw this.value;
    return this.value as T;
  }

  async follow(work: Promise<unknown>): Promise<unknown> {
    try {
      const value = await work;
      this.end();
      return value;
    } catch (thrown) {
      this.failWith(thrown);
      throw thrown;
    }
  }

  failWith(thrown: unknown): void {
    const { isFailure } = this.start;
    if (!isFailure || isFailure(thrown)) this.fail(thrown);
    this.end();
  }

  rename(name: string): void {
    try {
      dropRejection(this.span?.updateName(name));
    } catch {
      // A failing tracer does not stop the work, here and in all methods below.
    }
  }

  add(attributes: SpanAttributes): void {
    try {
      dropRejection(this.span?.setAttributes(attributes));
    } catch {
      // The work goes on.
    }
  }

  fail(failure: unknown): void {
    const { span } = this;
    if (!span) return;
    callQuietly(() => {
      const { name, stack } = describe(failure);
      span.setStatus(FAILED);
      span.setAttributes({ 'error.type': name });
      if (stack !== '') span.recordException({ name, stack });
    });
  }

  traceparent(): string | null {
    return this.span ? traceparentOf(this.span) : null;
  }

  end(): void {
    try {
      dropRejection(this.span?.end());
    } catch {
      // The work goes on.
    }
  }
}

/**
 * The name of a failure, and the place where an error was thrown, without its message, which may hold what a caller
 * sent.
 */
function describe(failure: unknown): { readonly name: string; readonly stack: string } {
  if (typeof failure === 'string') return { name: failure, stack: '' };
  const { name, message, stack } = Object(failure) as Partial<Error>;
  const known = typeof name === 'string' && /^[\w.$]{1,64}$/.test(name) ? name : 'Error';
  if (typeof stack !== 'string') return { name: known, stack: '' };
  // Not every engine has the message in its stack.
  const at = stack.indexOf(String(message));
  const frames = stack
    .slice(at < 0 ? 0 : at + String(message).length)
    .split('\n')
    .filter((line) => /^ +at |^\S*@/.test(line));
  return { name: known, stack: [known, ...frames].join('\n') };
}

/** Spans: the parts of a service's work, as a tracer shows them. Nothing that a caller wrote is in one. */

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** `server` answers somebody, `client` asks somebody; absent for work in between. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** The `traceparent` of the parent span; null for a root span. Default: the span that is open here. */
  readonly parent?: string | null;
  /** Decides whether an error of the work is a failure. Default: every error is. */
  readonly isFailure?: (error: unknown) => boolean;
  /** True if the work ends the span itself, once, and never fails: nothing has to wait for its result. */
  readonly endsItself?: boolean;
}

/** A span whose work goes on. No method throws. */
export interface OpenSpan {
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** Marks the work as failed, by an error or by the failure's name. */
  fail(failure: unknown): void;
  /** The `traceparent` to send to servers that the work asks; null when the tracer propagates nothing. */
  traceparent(): string | null;
  /** Ends the span, for work with `endsItself`. */
  end(): void;
}

export interface Spans {
  /**
   * Runs the work in a span that ends when the work does, and passes on its result or error. A failure of the tracer
   * never becomes one of the work.
   */
  within<T>(name: string, start: SpanStart, work: (span: OpenSpan) => T): T;
}

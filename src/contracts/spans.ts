/** Spans: the parts of a service's work, as a tracer shows them. Nothing that a caller wrote is in one. */

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** `server` answers somebody, `client` asks somebody; without it what happens in between. */
  readonly kind?: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** The `traceparent` of the span that it is part of, null for none. Without it that is the span that is open here. */
  readonly parent?: string | null;
  /** Whether what its work throws is a failure. Default all is. */
  readonly isFailure?: (error: unknown) => boolean;
  /** The work ends the span itself, once, and never fails: nothing has to wait for what it gives. */
  readonly endsItself?: boolean;
}

/** What may still be said of a span while its work goes on. No method throws. */
export interface OpenSpan {
  rename(name: string): void;
  add(attributes: SpanAttributes): void;
  /** The work failed, by an error or by what it is called. */
  fail(failure: unknown): void;
  /** For those who are asked on its behalf; null of a tracer that tells nothing of it. */
  traceparent(): string | null;
  /** For work that ends its span itself. */
  end(): void;
}

export interface Spans {
  /** What the work gives or throws, in a span that ends when the work does. No failure of the tracer is one of the work. */
  within<T>(name: string, start: SpanStart, work: (span: OpenSpan) => T): T;
}

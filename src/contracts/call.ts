/** A request and its answer as plain values, which an adapter makes from its runtime's own objects. */

/** A value, or a promise of it. */
export type Awaitable<T> = T | Promise<T>;

export interface Call {
  readonly method: string;
  /** The path as it was sent: not decoded, not normalised. */
  readonly path: string;
  /** The query as it was sent, without its `?`; empty when the request has no query. */
  readonly query: string;
  /** A header by its lower-case name. */
  header(name: string): string | null;
  /**
   * The whole body, or null when it has more than `maxBytes`, counted while reading. Rejects when the connection
   * breaks or `signal` aborts.
   */
  body(maxBytes: number, signal: AbortSignal): Promise<Uint8Array | null>;
  /**
   * The same request for code that reads Web requests, such as a host's sessions: its URL and headers, without its
   * body.
   */
  request(): Request;
  /**
   * The request as the host's framework has it, with what it keeps there, such as a session: Express' request, Koa's and
   * Hono's context. Where requests are the Web's, that request.
   */
  readonly native?: unknown;
  /** Keeps the process alive for work that goes on after the answer; absent where the runtime does that anyway. */
  waitUntil?(work: Promise<unknown>): void;
}

/** Tests for a method that may change or count something, so that no foreign page may use it for a caller. */
export const changes = ({ method }: Pick<Call, 'method'>) => method !== 'GET' && method !== 'HEAD';

/** Values by lower-case name. */
export type Headers = Readonly<Record<string, string>>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Text, or its bytes in UTF-8 where it is large. Null where the status or the method has no body. */
  readonly body: string | Uint8Array | null;
}

/** One faulty field, by its name or path (`canais[0].nome`), and what is allowed there. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The parts of a failed call. */
export interface Failure {
  readonly status: number;
  readonly body?: unknown;
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** A failed call: an error's answer, one that is not JSON, or no answer at all. */
export class CaniveteError extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The status in the answer's body. */
  readonly code: number;
  /** Every faulty field of a 400 or 422, else empty. */
  readonly details: readonly FieldFault[];
  /** The reason as a stable code, where the address has such codes. */
  readonly reason: string | null;
  /** The id of the request, to quote to those who run the service. */
  readonly requestId: string | null;
  /** Seconds after which to try again, where the answer says so. */
  readonly retryAfter: number | null;
  /** The whole answer; undefined when it was not JSON. */
  readonly body: unknown;

  constructor({ status, body, requestId = null, retryAfter = null, cause }: Failure) {
    const said = (body ?? {}) as {
      readonly [Name in 'error' | 'reason']?: string;
    } & { readonly code?: number; readonly details?: readonly FieldFault[] };
    super(said.error ?? (status === 0 ? `no answer: ${String(cause)}` : `no JSON in an answer ${status}`), {
      cause,
    });
    this.name = 'CaniveteError';
    this.status = status;
    this.code = said.code ?? status;
    this.details = said.details ?? [];
    this.reason = said.reason ?? null;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

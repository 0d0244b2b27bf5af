/** The body of a 400 or 422: the fields that each of them has, and those that a tool adds, such as `reason` or `line`. */
export interface RefusalBody {
  readonly error: string;
  readonly code: number;
  readonly details?: readonly FieldFault[];
  readonly reason?: string;
  readonly [field: string]: unknown;
}

/** One faulty field, by its name or path (`canais[0].nome`), and what is allowed there. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** An input that a tool refuses: what its address would answer with 400 or 422. The message is the answer's `error`. */
export class ToolError extends Error {
  /** 400: missing, of another type or form, out of bounds. 422: right in form, and impossible. */
  readonly code: 400 | 422;
  readonly details: readonly FieldFault[];
  /** Why a document is not valid, by a code that does not change. */
  readonly reason: string | undefined;
  /** The whole answer, with what the tool's page adds. */
  readonly body: RefusalBody;

  constructor(body: RefusalBody) {
    super(body.error);
    this.name = 'ToolError';
    this.code = body.code as 400 | 422;
    this.details = body.details ?? [];
    this.reason = body.reason;
    this.body = body;
  }
}

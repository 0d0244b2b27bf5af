/** What a 400 or 422 says: the fields of every refusal, and those that a tool's page adds, such as `reason` or `line`. */
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

import type { ApiError } from '../kit/errors.ts';
import type { Language } from '../kit/texts.ts';
import type { FieldFault, RefusalBody } from './refusal-body.ts';
import { loadWords } from './refusal.ts';

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

/** A refusal as the error of a call in code. */
export async function toolErrorOf(error: ApiError, language: Language): Promise<ToolError> {
  const { errorBody } = await loadWords();
  return new ToolError(errorBody(error, language));
}

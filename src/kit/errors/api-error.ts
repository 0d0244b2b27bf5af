import type { Text } from '../texts.ts';
import { StacklessError } from './stackless.ts';
import type { ErrorStatus } from './texts.ts';

/** One faulty field of a request: its name or path (`canais[0].nome`) and what is allowed. */
export interface Fault {
  readonly field: string;
  readonly message: Text;
  /** The sentence of `error` about it; when absent, the field and its message. */
  readonly sentence?: Text;
}

/** Parts that an error may carry in addition to its status. */
export interface ErrorParts {
  readonly details?: readonly Fault[];
  /** The sentence in `error`, where the details do not make it. */
  readonly error?: Text;
  /** Fields that a tool's page adds to the error's body, such as `reason`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of the tool on the docs page. */
  readonly docs?: string;
}

/** A request that is answered with an error status. Anything else that is thrown is a bug: 500. */
export class ApiError extends StacklessError {
  readonly name = 'ApiError';
  readonly status: ErrorStatus;
  readonly parts: ErrorParts;

  constructor(status: ErrorStatus, parts: ErrorParts = {}) {
    super();
    this.status = status;
    this.parts = parts;
  }

  // An answer has the texts in the caller's language, and no message.
  get message(): string {
    const { details = [] } = this.parts;
    return `${this.status}${details.map(({ field, message }) => ` ${field}: ${message.en}`).join(';')}`;
  }
}

/** 400: `field` is missing, of another type or format, outside its bounds or not one of its values. */
export function badParameter(field: string, message: Text, extra?: ErrorParts['extra']): ApiError {
  return new ApiError(400, { details: [{ field, message }], ...(extra && { extra }) });
}

/** 422: `field` has the right format and a value that cannot be. */
export function invalidValue(field: string, message: Text, extra?: ErrorParts['extra']): ApiError {
  return new ApiError(422, { details: [{ field, message }], ...(extra && { extra }) });
}

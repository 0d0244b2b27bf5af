import type { ErrorStatus, Text } from './texts.ts';

/** One faulty field of a request: its name or path (`canais[0].nome`) and what is allowed. */
export interface Fault {
  readonly field: string;
  readonly message: Text;
}

/** What an error may carry besides its status. */
export interface ErrorParts {
  readonly details?: readonly Fault[];
  /** Fields that a tool's page adds to the error's body, such as `reason`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const API_ERROR = Symbol.for('canivete.ApiError');
const SERVICE_ERROR = Symbol.for('canivete.ServiceError');

/** Entries may be bundled apart, each with a copy of these classes: `instanceof` goes by a brand. */
const hasBrand = (value: unknown, brand: symbol): boolean =>
  typeof value === 'object' && value !== null && brand in value;

/** A request that is answered with an error status. Anything else that is thrown is a bug: 500. */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return hasBrand(value, API_ERROR);
  }

  readonly [API_ERROR] = true;
  readonly status: ErrorStatus;
  readonly parts: ErrorParts;

  constructor(status: ErrorStatus, parts: ErrorParts = {}) {
    super(
      `${status}${(parts.details ?? []).map((fault) => ` ${fault.field}: ${fault.message.en}`).join(';')}`,
    );
    this.name = 'ApiError';
    this.status = status;
    this.parts = parts;
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

/** Why an operation of the service (`service.keys.revoke`, …) could not be done. */
export type ServiceErrorCode =
  | 'not_found'
  | 'exists'
  | 'invalid_url'
  | 'refused_url'
  | 'invalid_event'
  | 'plan'
  | 'limit'
  | 'state';

/** Thrown by the service's operations; requests never see it. */
export class ServiceError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return hasBrand(value, SERVICE_ERROR);
  }

  readonly [SERVICE_ERROR] = true;
  readonly code: ServiceErrorCode;

  constructor(code: ServiceErrorCode, message: string) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
  }
}

import type { Text } from '../texts.ts';

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

/** Thrown by the service's operations; requests see it only as the account area answers it. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode;
  /** The message on a field, in both languages, where an address answers one. */
  readonly text: Text | undefined;

  constructor(code: ServiceErrorCode, message: string, text?: Text) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.text = text;
  }
}

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
  readonly #text: Text;
  readonly #answer: Text | undefined;

  constructor(code: ServiceErrorCode, text: Text, answer?: Text) {
    super(text.en);
    this.name = 'ServiceError';
    this.code = code;
    this.#text = text;
    this.#answer = answer;
  }

  /** The message in both languages. */
  get text(): Text {
    return this.#text;
  }

  /** The answer of an address in its place, without the id that the caller has sent. */
  get answer(): Text | undefined {
    return this.#answer;
  }
}

/** Refusals of operations, as the account area answers them. */
import { ApiError } from '../../kit/errors/api-error.ts';
import { ServiceError, type ServiceErrorCode } from '../../kit/errors/service-error.ts';
import type { ErrorStatus } from '../../kit/errors/texts.ts';
import type { Text } from '../../kit/texts.ts';

/** Explanations why an address cannot do what it is asked, by the code of the operation. */
export type Refusals = Readonly<Partial<Record<ServiceErrorCode, Text>>>;

export const statuses: Readonly<Record<ServiceErrorCode, ErrorStatus>> = {
  not_found: 404,
  invalid_url: 400,
  invalid_event: 400,
  refused_url: 422,
  plan: 403,
  limit: 409,
  state: 409,
  exists: 409,
};

/** The request field that an operation refuses, by code. */
const fields: Readonly<Partial<Record<ServiceErrorCode, string>>> = {
  invalid_url: 'url',
  refused_url: 'url',
  invalid_event: 'events',
};

export const nothingOfThisId: Text = {
  pt: 'A conta não tem nada com este id.',
  en: 'The account has nothing of this id.',
};

/** Turns an error of an operation into an answer; any other error stays as it is. */
export function answerTo(error: unknown, refusals: Refusals): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { code } = error;
  const field = fields[code];
  const text = error.answer ?? refusals[code];
  return new ApiError(statuses[code], {
    ...(field !== undefined && text
      ? { details: [{ field, message: text }] }
      : { error: text ?? nothingOfThisId }),
    extra: { reason: code },
  });
}

/** Gives a record that was looked up, or throws a 404. */
export function orNotFound<T>(record: T | null): T {
  if (record === null) throw refusal('not_found', nothingOfThisId);
  return record;
}

/** The `ApiError` for a `ServiceErrorCode`. */
export function refusal(code: ServiceErrorCode, error: Text): ApiError {
  return new ApiError(statuses[code], { error, extra: { reason: code } });
}

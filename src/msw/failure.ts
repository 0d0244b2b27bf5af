import { unauthorized } from '../access/authenticate.ts';
import { builtInPlans } from '../contracts/plans.ts';
import { monthAt, overLimit, type Standing } from '../access/admission.ts';
import { ApiError, type ErrorParts } from '../kit/errors/api-error.ts';
import { planLacks } from '../kit/errors/forbidden.ts';
import type { ErrorStatus } from '../kit/errors/texts.ts';
import type { Text } from '../kit/texts.ts';
import { statusTexts } from '../kit/errors/texts.ts';
import { outageError, type OutageKind, outageKinds } from './outage.ts';

export interface FailureParts {
  /** The faulty fields, which a 400 and a 422 always have. A message may be in both languages. */
  readonly details?: readonly { readonly field: string; readonly message: string | Text }[];
  /** Further fields of the body, such as the `reason` of a refused document. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Headers by lower-case name, added to those that the service sends, or in their place: `{ 'retry-after': '0' }`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An override by which a tool fails as the service itself would, with the same body and headers, or as what stands
 * before it: 502, 503 and their like with a page of a proxy, `network` (the connection breaks) and `timeout` (nothing is
 * answered until the caller gives up). An override that is a function may return or throw it. Throws a `TypeError` for
 * another status, and for a 400 or 422 without details.
 */
export function failure(
  status: 400 | 422,
  parts: FailureParts & Required<Pick<FailureParts, 'details'>>,
): ApiError;
export function failure(status: Exclude<ErrorStatus, OutageKind | 400 | 422>, parts?: FailureParts): ApiError;
export function failure(outage: OutageKind, parts?: Pick<FailureParts, 'headers'>): ApiError;
export function failure(
  status: ErrorStatus | OutageKind,
  { details, ...parts }: FailureParts = {},
): ApiError {
  if (isOutage(status)) return outageError(status, parts.headers);
  if (!Object.hasOwn(statusTexts, status)) {
    const known = [...new Set([...Object.keys(statusTexts), ...outageKinds.map(String)])].join(', ');
    throw new TypeError(`failure: neither the service nor its proxy answers ${status}; they do ${known}`);
  }
  if ((status === 400 || status === 422) && !details?.length) {
    throw new TypeError(
      `failure: a ${status} has details, such as [{ field: 'value', message: 'is required' }]`,
    );
  }
  const faults = details?.map(({ field, message }) => ({
    field,
    message: typeof message === 'string' ? { pt: message, en: message } : message,
  }));
  return new ApiError(status, { ...parts, ...(faults && { details: faults }) });
}

const isOutage = (status: unknown): status is OutageKind =>
  (outageKinds as readonly unknown[]).includes(status);

/** Completes a failure of a tool with the text and the headers that the service gives its status, at an instant. */
export function completeError(error: ApiError, toolId: string, now: number): ApiError {
  const { headers, error: text } = partsOf(error.status, toolId, now);
  return new ApiError(error.status, {
    ...(text && { error: text }),
    ...error.parts,
    ...(headers && { headers: { ...headers, ...error.parts.headers } }),
  });
}

function partsOf(status: ErrorStatus, toolId: string, now: number): ErrorParts {
  if (status === 401) return unauthorized().parts;
  if (status === 403) return planLacks('free', toolId).parts;
  return status === 429 ? overLimit(usedUp(now), now).parts : {};
}

/** The month of an account of the free plan that has made all its requests. */
function usedUp(now: number): Standing {
  const { requestsPerMonth: limit } = builtInPlans.free;
  return { policy: 'monthly', limit, remaining: 0, period: monthAt(now) };
}

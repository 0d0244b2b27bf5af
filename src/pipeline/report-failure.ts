import type { FailureContext } from '../contracts/service.ts';
import type { DatedTable } from '../kit/tool.ts';
import { callQuietly } from '../lib/promises.ts';
import type { Progress } from './progress.ts';

type OnError = ((error: unknown, context: FailureContext) => void) | undefined;

/** Reports a failure that the caller did not cause. */
export type ReportFailure = (error: unknown, progress: Progress) => void;

export function failureReporter(onError: OnError): ReportFailure {
  // The address that was found: what was sent may hold anything.
  return (error, { call: { method }, path, requestId }) =>
    callQuietly(() => onError?.(error, { requestId, method, ...(path !== undefined && { path }) }));
}

/** Reports a legal table that is due for a review, once. */
export function dueReporter(onError: OnError): (table: DatedTable<unknown>) => void {
  const reported = new Set<string>();
  return ({ id, name, reviewBy }) => {
    if (reported.has(id)) return;
    reported.add(id);
    const error = new Error(
      `the table ${id} (${name}) was to be checked by ${reviewBy}: answers say "revisar"`,
    );
    callQuietly(() => onError?.(error, {}));
  };
}

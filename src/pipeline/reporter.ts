import type { AnswerReport } from '../contracts/reports.ts';
import { isWorker } from '../lib/runtime.ts';
import { callQuietly } from '../lib/promises.ts';
import type { Progress } from './progress.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Tells of an answer once it has left, so that whoever listens makes no caller wait. */
export async function tellOf(
  progress: Progress,
  status: number,
  ended: number,
  onAnswer: (report: AnswerReport) => unknown,
): Promise<void> {
  const { call, requestId, path, toolId, caller, started = ended, failure = null } = progress;
  // On Workers a timer may end with its event, and each event has few; `waitUntil` alone keeps what is told.
  if (!isWorker()) await new Promise((resolve) => setTimeout(resolve, 0));
  const report: AnswerReport = {
    requestId,
    method: methods.has(call.method) ? call.method : 'OTHER',
    path: path ?? null,
    tool: toolId ?? null,
    status,
    ms: ended - started,
    accountId: caller?.account.id ?? null,
    keyId: caller?.key?.id ?? null,
    error: failure,
  };
  callQuietly(() => onAnswer(report));
}

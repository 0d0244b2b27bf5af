import type { AnswerReport } from '../contracts/reports.ts';
import { isWorker } from '../lib/runtime.ts';
import { callQuietly } from '../lib/promises.ts';
import { knownMethod } from './call-facts.ts';
import type { Progress } from './progress.ts';

export interface Reporter {
  /** Reports an answer once it has left, so that no caller waits for the listener. Resolves after the report. */
  report(progress: Progress, status: number, ended: number): Promise<void>;
  /** Reports an answer where nothing waits for the report. */
  reportLater(progress: Progress, status: number, ended: number): void;
}

/** Most reports that wait for a turn: a loop of requests that never yields would gather them without end. */
const MOST_WAITING = 64;

export function createReporter(onAnswer: (report: AnswerReport) => unknown): Reporter {
  let waiting: AnswerReport[] = [];
  const reportAll = () => {
    const reports = waiting;
    waiting = [];
    for (const report of reports) callQuietly(onAnswer, report);
  };
  return {
    async report(...answer) {
      const made = reportOf(...answer);
      await new Promise<void>((resolve) => afterAnswers(resolve));
      callQuietly(onAnswer, made);
    },
    // All answers of one turn are reported together: a turn costs more than the reports in it.
    reportLater(...answer) {
      const count = waiting.push(reportOf(...answer));
      if (count === 1) afterAnswers(reportAll);
      else if (count === MOST_WAITING) queueMicrotask(reportAll);
    },
  };
}

function afterAnswers(call: () => void): void {
  const { setImmediate } = globalThis as { setImmediate?: (call: () => void) => unknown };
  // On Workers a timer ends with its event, and one too many in an event would reject the call.
  if (isWorker()) queueMicrotask(call);
  // Where a runtime has it, it costs half as much as a timer.
  else if (setImmediate) setImmediate(call);
  else setTimeout(call, 0);
}

function reportOf(progress: Progress, status: number, ended: number): AnswerReport {
  const { call, requestId, path, toolId, caller, started = ended, failure = null } = progress;
  return {
    requestId,
    method: knownMethod(call.method),
    path: path ?? null,
    tool: toolId ?? null,
    status,
    ms: ended - started,
    accountId: caller?.account.id ?? null,
    keyId: caller?.key?.id ?? null,
    error: failure,
  };
}

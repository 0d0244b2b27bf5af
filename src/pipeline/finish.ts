import type { Answer } from '../contracts/call.ts';
import type { AnswerReport } from '../contracts/reports.ts';
import type { UsageObserver } from '../contracts/usage-observer.ts';
import { bytesOf, withCommonHeaders } from './answer.ts';
import { type CorsOptions, corsHeaders } from './cors.ts';
import type { Progress } from './progress.ts';
import { createReporter } from './reporter.ts';
import type { RequestSpans } from './request-span.ts';

export interface FinishParts {
  readonly cors: false | CorsOptions;
  readonly usage: UsageObserver | undefined;
  readonly onAnswer: ((report: AnswerReport) => unknown) | undefined;
  readonly requestSpans: RequestSpans | undefined;
}

/** Finishes every answer, good or not: notes its usage, reports it, and adds the headers that all answers have. */
export function createFinish(parts: FinishParts): (progress: Progress, answer: Answer) => Answer {
  const { cors, usage, onAnswer, requestSpans } = parts;
  const reporter = onAnswer && createReporter(onAnswer);

  function report(progress: Progress, status: number): void {
    if (!reporter) return;
    const { call } = progress;
    const ended = performance.now();
    if (call.waitUntil) call.waitUntil(reporter.report(progress, status, ended));
    else reporter.reportLater(progress, status, ended);
  }

  return (progress, { status, headers, body }) => {
    const { call, requestId, quota, ignored, readAs, caller, toolId } = progress;
    if (caller && toolId !== undefined) usage?.(caller, toolId, status, call.waitUntil);
    report(progress, status);
    const all = withCommonHeaders(headers, requestId, quota);
    if (ignored !== undefined) all['x-ignored-fields'] = ignored;
    if (readAs !== undefined) all['x-read-as'] = readAs;
    if (cors) {
      const shared = corsHeaders(cors, call.header('origin'));
      Object.assign(all, shared);
      if (shared['vary'] && headers['vary']) all['vary'] = `${shared['vary']}, ${headers['vary']}`;
    }
    requestSpans?.end(progress, status);
    if (call.method !== 'HEAD' || body === null) return { status, headers: all, body };
    // The length of what the GET would send, or no length (RFC 9110, 8.6): frameworks take a body of null for some text.
    all['content-length'] = String(bytesOf(body).byteLength);
    return { status, headers: all, body: null };
  };
}

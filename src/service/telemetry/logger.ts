import type { AnswerReport, AttemptReport } from '../../contracts/reports.ts';

/** The methods of a logger; pino's, winston's and the console's fit. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Logs a line for each answer: an error for a 500, a warning for a 429 or a 503, else information. */
export function logAnswer(logger: Logger, report: AnswerReport): void {
  const { requestId, method, path, tool, status, ms, accountId, keyId } = report;
  const line = { requestId, method, path, tool, status, ms: toHundredths(ms), accountId, keyId };
  const message = `${method} ${path ?? '(no such address)'} ${status}`;
  if (status === 429 || status === 503) logger.warn(line, message);
  else if (status >= 500) logger.error(line, message);
  else logger.info(line, message);
}

/** Logs a line for each attempt to deliver: a warning when it failed, an error when it was the last. */
export function logAttempt(logger: Logger, report: AttemptReport): void {
  const message = `webhook ${report.event}, attempt ${report.number}: ${report.status ?? report.error}`;
  if (report.state === 'failed') logger.error(report, message);
  else if (report.state === 'pending') logger.warn(report, message);
  else logger.info(report, message);
}

/** Logs a line for a failure that no caller caused. */
export function logError(logger: Logger, error: unknown, context: object): void {
  const { name = 'Error', message = String(error), code, stack } = Object(error) as Partial<Failure>;
  const isWarning = code === 'store_settings';
  const fields = { ...context, error: { name, message, code, stack } };
  if (isWarning) logger.warn(fields, message);
  else logger.error(fields, message);
}

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string;
}

/** Rounds to a hundredth of a millisecond, the precision of a clock. */
function toHundredths(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}

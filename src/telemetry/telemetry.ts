/** One listener of each kind, of the several that a host may have. */
import type { AnswerReport, AttemptReport } from '../contracts/reports.ts';
import type { FailureContext } from '../contracts/service.ts';
import { lazyPromise } from '../lib/lazy.ts';
import { hasMethods } from '../lib/options.ts';
import { callQuietly } from '../lib/promises.ts';
import type { Logger } from './logger.ts';
import type { Meter } from './meter.ts';

type Listener<Given extends readonly unknown[]> = (...given: Given) => unknown;

export interface TelemetryParts {
  readonly onAnswer: Listener<[AnswerReport]> | undefined;
  readonly onAttempt: Listener<[AttemptReport]> | undefined;
  readonly onError: Listener<[unknown, FailureContext]> | undefined;
  readonly logger: Logger | undefined;
  readonly meter: Meter | undefined;
}

export const isLogger = hasMethods(['info', 'warn', 'error']);
export const isMeter = hasMethods(['createHistogram']);

/** Undefined where nobody listens, so that nothing is gathered. */
export type Telemetry = Pick<TelemetryParts, 'onAnswer' | 'onAttempt' | 'onError'>;

/** What logs and measures is loaded when there is first something to tell. */
export function createTelemetry(parts: TelemetryParts): Telemetry {
  const { logger, meter } = parts;
  const log = lazyPromise(async () => import('./logger.ts'));
  const measures = lazyPromise(async () => (await import('./meter.ts')).createMeasures(meter as Meter));
  return {
    onAnswer: together(
      parts.onAnswer,
      logger && (async (report) => (await log()).logAnswer(logger, report)),
      meter && (async (report) => (await measures()).answer(report)),
    ),
    onAttempt: together(
      parts.onAttempt,
      logger && (async (report) => (await log()).logAttempt(logger, report)),
      meter && (async (report) => (await measures()).attempt(report)),
    ),
    onError: together(
      parts.onError,
      logger && (async (error, context) => (await log()).logError(logger, error, context)),
    ),
  };
}

/** Each is called, whatever another does. */
function together<Given extends readonly unknown[]>(
  ...listeners: readonly (Listener<Given> | undefined)[]
): Listener<Given> | undefined {
  const [first, ...others] = listeners.filter((listener) => listener !== undefined);
  if (!first || others.length === 0) return first;
  return (...given) => {
    for (const listener of [first, ...others]) callQuietly(() => listener(...given));
  };
}

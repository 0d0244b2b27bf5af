/** Combines the several listeners of a host into one of each kind. */
import type { AnswerReport, AttemptReport } from '../../contracts/reports.ts';
import type { FailureContext } from '../../contracts/service.ts';
import { lazy } from '../../lib/lazy.ts';
import { hasMethods } from '../../lib/options.ts';
import { callQuietly } from '../../lib/promises.ts';
import { logAnswer, logAttempt, logError, type Logger } from './logger.ts';
import { createMeasures, type Meter } from './meter.ts';

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
export const isTracer = hasMethods(['startActiveSpan']);

/** A listener is undefined where nobody listens, so that nothing is gathered. */
export type Telemetry = Pick<TelemetryParts, 'onAnswer' | 'onAttempt' | 'onError'>;

export function createTelemetry(parts: TelemetryParts): Telemetry {
  const { logger, meter } = parts;
  const measures = lazy(() => createMeasures(meter as Meter));
  return {
    onAnswer: together(
      parts.onAnswer,
      logger && ((report) => logAnswer(logger, report)),
      meter && ((report) => measures().answer(report)),
    ),
    onAttempt: together(
      parts.onAttempt,
      logger && ((report) => logAttempt(logger, report)),
      meter && ((report) => measures().attempt(report)),
    ),
    onError: together(parts.onError, logger && ((error, context) => logError(logger, error, context))),
  };
}

/** Calls each listener, even if another throws. */
function together<Given extends readonly unknown[]>(
  ...listeners: readonly (Listener<Given> | undefined)[]
): Listener<Given> | undefined {
  const known = listeners.filter((listener) => listener !== undefined);
  if (known.length <= 1) return known[0];
  return (...given) => {
    for (const listener of known) callQuietly(listener, ...given);
  };
}

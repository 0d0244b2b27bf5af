/** One listener of each kind, of the several that a host may have. */
import type { AnswerReport, AttemptReport } from '../../contracts/reports.ts';
import type { FailureContext } from '../../contracts/service.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import { hasMethods } from '../../lib/options.ts';
import { callQuietly } from '../../lib/promises.ts';
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
export const isTracer = hasMethods(['startActiveSpan']);

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
      logger && onceLoaded(log, ({ logAnswer }, report) => logAnswer(logger, report)),
      meter && onceLoaded(measures, ({ answer }, report) => answer(report)),
    ),
    onAttempt: together(
      parts.onAttempt,
      logger && onceLoaded(log, ({ logAttempt }, report) => logAttempt(logger, report)),
      meter && onceLoaded(measures, ({ attempt }, report) => attempt(report)),
    ),
    onError: together(
      parts.onError,
      logger && onceLoaded(log, ({ logError }, error, context) => logError(logger, error, context)),
    ),
  };
}

/** A listener of which the first call loads what it needs; those after it wait for nothing. */
function onceLoaded<Loaded, Given extends readonly unknown[]>(
  load: () => Promise<Loaded>,
  tell: (loaded: Loaded, ...given: Given) => void,
): Listener<Given> {
  let known: Loaded | undefined;
  return (...given) =>
    known
      ? tell(known, ...given)
      : load().then((loaded) => {
          known = loaded;
          tell(loaded, ...given);
        });
}

/** Each is called, whatever another does. */
function together<Given extends readonly unknown[]>(
  ...listeners: readonly (Listener<Given> | undefined)[]
): Listener<Given> | undefined {
  const known = listeners.filter((listener) => listener !== undefined);
  if (known.length <= 1) return known[0];
  return (...given) => {
    for (const listener of known) callQuietly(listener, ...given);
  };
}

import type { AnswerReport, AttemptReport } from '../../contracts/reports.ts';
import { lazy } from '../../lib/lazy.ts';
import { callQuietly } from '../../lib/promises.ts';

type Attributes = Readonly<Record<string, string | number>>;

/** Takes the values of a gauge. */
export interface GaugeResult {
  observe(value: number, attributes: Attributes): void;
}

/** Makes measures: a meter of OpenTelemetry fits, and the registry of another library with a few lines around it. */
export interface Meter {
  createHistogram(
    name: string,
    options: { readonly description: string; readonly unit: string },
  ): { record(value: number, attributes: Attributes): void };
  /** Without it there is no measure of what waits. */
  createObservableGauge?(
    name: string,
    options: { readonly description: string; readonly unit: string },
  ): { addCallback(read: (result: GaugeResult) => unknown): void };
  /** Without it nothing is counted beside the histograms. */
  createCounter?(
    name: string,
    options: { readonly description: string },
  ): { add(value: number, attributes: Attributes): void };
}

/**
 * Measures in seconds, by OpenTelemetry's conventions: `http.server.request.duration` by method, address and status,
 * and `canivete.webhook.attempt.duration` by event and the state of the delivery. Each counts, too. The counter
 * `canivete.requests.refused` has those that a quota or a limit refused, and those without a good key. No account is
 * among the attributes: there may be any number of them.
 */
export function createMeasures(meter: Meter) {
  const requests = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of requests',
    unit: 's',
  });
  const attempts = meter.createHistogram('canivete.webhook.attempt.duration', {
    description: 'Duration of attempts to deliver a webhook',
    unit: 's',
  });
  const refused = meter.createCounter?.('canivete.requests.refused', {
    description: 'Requests refused for their key, or by a quota or a limit',
  });
  const refusals = new Map([
    [401, { reason: 'key' }],
    [429, { reason: 'limit' }],
  ]);
  return {
    answer({ method, path, status, ms }: AnswerReport): void {
      const known = method === 'OTHER' ? '_OTHER' : method;
      const attributes: Attributes =
        path === null
          ? { 'http.request.method': known, 'http.response.status_code': status }
          : { 'http.request.method': known, 'http.response.status_code': status, 'http.route': path };
      requests.record(ms / 1_000, attributes);
      const refusal = refused && refusals.get(status);
      if (refusal) refused.add(1, refusal);
    },
    attempt({ event, state, error, ms }: AttemptReport): void {
      attempts.record(ms / 1_000, { event, state, ...(error !== null && { 'error.type': error }) });
    },
  };
}

/** Makes a function that counts the failed calls of stores; undefined where the meter counts nothing. */
export function storeFailures(meter: Meter): ((store: string, method: string) => void) | undefined {
  if (!meter.createCounter) return undefined;
  const counter = lazy(() =>
    meter.createCounter?.('canivete.store.errors', { description: 'Calls of stores that failed' }),
  );
  return (store, method) =>
    callQuietly(() => counter()?.add(1, { 'canivete.store': store, 'canivete.store.method': method }));
}

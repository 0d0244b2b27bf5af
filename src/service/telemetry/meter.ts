import type { AnswerReport, AttemptReport } from '../../contracts/reports.ts';

type Attributes = Readonly<Record<string, string | number>>;

/** Makes measures: a meter of OpenTelemetry fits, and the registry of another library with a few lines around it. */
export interface Meter {
  createHistogram(
    name: string,
    options: { readonly description: string; readonly unit: string },
  ): { record(value: number, attributes: Attributes): void };
}

/**
 * Measures in seconds, by OpenTelemetry's conventions: `http.server.request.duration` by method, address and status,
 * and `canivete.webhook.attempt.duration` by event and the state of the delivery. Each counts, too. No account is among
 * the attributes: there may be any number of them.
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
  return {
    answer({ method, path, status, ms }: AnswerReport): void {
      const known = method === 'OTHER' ? '_OTHER' : method;
      const attributes: Attributes =
        path === null
          ? { 'http.request.method': known, 'http.response.status_code': status }
          : { 'http.request.method': known, 'http.response.status_code': status, 'http.route': path };
      requests.record(ms / 1_000, attributes);
    },
    attempt({ event, state, error, ms }: AttemptReport): void {
      attempts.record(ms / 1_000, { event, state, ...(error !== null && { 'error.type': error }) });
    },
  };
}

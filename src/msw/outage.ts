/** Failures that no service answers: those of a proxy before it, and of the connection. */
import { HttpResponse } from 'msw';
import { ApiError } from '../kit/errors/api-error.ts';
import type { Answer } from '../contracts/call.ts';

const titles = {
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  520: 'Web Server Returned an Unknown Error',
  522: 'Connection Timed Out',
  524: 'A Timeout Occurred',
} as const;

/** A status of a proxy; `network`, a connection that breaks; `timeout`, a request that is never answered. */
export type OutageKind = keyof typeof titles | 'network' | 'timeout';

interface Outage {
  readonly kind: OutageKind;
  readonly headers: Readonly<Record<string, string>>;
}

export const outageKinds: readonly OutageKind[] = [
  ...(Object.keys(titles).map(Number) as (keyof typeof titles)[]),
  'network',
  'timeout',
];

/** It passes through the service, which knows its own failures only, in a header of one of them. */
const CARRIER = 'x-outage';

export const outageError = (kind: OutageKind, headers: Outage['headers'] = {}): ApiError =>
  new ApiError(500, { headers: { [CARRIER]: JSON.stringify({ kind, headers }) } });

export function outageIn({ headers }: Answer): Outage | undefined {
  const carried = headers[CARRIER];
  return carried === undefined ? undefined : (JSON.parse(carried) as Outage);
}

/** The response in its place: a page of a proxy, or an error of the network, which for a timeout waits for its caller. */
export async function outageResponse({ kind, headers }: Outage, { signal }: Request): Promise<Response> {
  if (kind === 'timeout') await aborted(signal);
  if (kind === 'timeout' || kind === 'network') return HttpResponse.error();
  const page = `<html><head><title>${kind} ${titles[kind]}</title></head></html>\n`;
  return new Response(page, { status: kind, headers: { 'content-type': 'text/html', ...headers } });
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

import type { Answer, Call, Headers } from '../contracts/call.ts';
import { type Duration, toMilliseconds } from '../lib/duration.ts';
import type { Found } from './found.ts';

export interface CorsOptions {
  readonly origins: readonly string[] | '*';
  /** How long a browser may keep a preflight's answer: seconds, as the header has it, or a text such as `'10m'`, the default. */
  readonly maxAge?: Duration;
  /** Request headers to allow beside those of the service, such as `baggage` or one of a gateway. */
  readonly headers?: readonly string[];
}

const EXPOSED = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Content-Language',
  'X-Ignored-Fields',
  'X-Read-As',
  'X-Seed-Version',
].join(', ');

/** The headers by which every answer lets a browser of this origin read it. */
export function corsHeaders({ origins }: CorsOptions, origin: string | null): Headers {
  if (origins === '*')
    return { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED };
  return {
    ...(origin !== null &&
      origins.includes(origin) && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': EXPOSED,
      }),
    vary: 'Origin',
  };
}

export function isPreflight(call: Call): boolean {
  return call.method === 'OPTIONS' && call.header('access-control-request-method') !== null;
}

/** Headers that a page of another origin may send to every address. */
const EVERYWHERE = [
  'Authorization',
  'X-API-Key',
  'Content-Type',
  'Accept-Language',
  'X-Request-Id',
  'traceparent',
];

/** The answer to a preflight of a path with these methods; `found` is what the first of them leads to. */
export function preflight(
  { maxAge = '10m', headers = [] }: CorsOptions,
  methods: readonly string[],
  found: Found,
): Answer {
  const seconds = typeof maxAge === 'number' ? maxAge : Math.floor(toMilliseconds(maxAge) / 1_000);
  const more = found.is === 'page' ? (found.page.requestHeaders ?? []) : [];
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': [...EVERYWHERE, ...more, ...headers].join(', '),
      'access-control-max-age': String(seconds),
    },
    body: null,
  };
}

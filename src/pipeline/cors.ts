import type { Call, Headers } from '../contracts/call.ts';
import type { Duration } from '../lib/duration.ts';

export interface CorsOptions {
  readonly origins: readonly string[] | '*';
  /** How long a browser may keep a preflight's answer: seconds, as the header has it, or a text such as `'10m'`, the default. */
  readonly maxAge?: Duration;
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
  'X-Seed-Version',
].join(', ');

/** What every answer tells a browser of this origin. */
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

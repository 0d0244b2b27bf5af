import type { Call, Headers } from '../contracts/call.ts';

export interface CorsOptions {
  readonly origins: readonly string[] | '*';
  /** Seconds for which a browser may keep a preflight's answer. Default 600. */
  readonly maxAge?: number;
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

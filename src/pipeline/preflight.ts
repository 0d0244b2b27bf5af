import type { Answer } from '../contracts/call.ts';
import { toMilliseconds } from '../lib/duration.ts';
import type { CorsOptions } from './cors.ts';
import type { Found } from './found.ts';

/** What a page of another origin may send anywhere. */
const EVERYWHERE = ['Authorization', 'Content-Type', 'Accept-Language', 'X-Request-Id', 'traceparent'];

/** The answer to a preflight of a path that has these methods, of which the first leads to what was found. */
export function preflight({ maxAge = '10m' }: CorsOptions, methods: readonly string[], found: Found): Answer {
  const seconds = typeof maxAge === 'number' ? maxAge : Math.floor(toMilliseconds(maxAge) / 1_000);
  const more = found.is === 'page' ? (found.page.requestHeaders ?? []) : [];
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': [...EVERYWHERE, ...more].join(', '),
      'access-control-max-age': String(seconds),
    },
    body: null,
  };
}

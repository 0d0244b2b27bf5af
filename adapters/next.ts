/**
 * The service as route handlers of Next.js, in `app/v1/[...path]/route.ts`:
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { toNextHandlers } from 'canivete/next';
 *
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandlers(createService());
 * ```
 * @module
 */
import type { Service } from '../src/contracts/service.ts';

type RouteHandler = (request: Request) => Promise<Response>;

export interface NextOptions {
  /** Keeps the function alive for work that goes on after the answer: `after` of `next/server`. */
  readonly after?: (work: Promise<unknown>) => void;
}

/**
 * A handler for each method that Next.js knows, so that a wrong one gets the service's own answer. Next.js redirects a
 * path with a double slash before the service sees it, and one with a slash at the end unless
 * `skipTrailingSlashRedirect` is set. The folder names the base path; `[[...path]]` includes that path itself.
 */
export function toNextHandlers(service: Pick<Service, 'fetch'>, { after }: NextOptions = {}) {
  const handler: RouteHandler = (request) => service.fetch(request, after && { waitUntil: after });
  return {
    GET: handler,
    HEAD: handler,
    POST: handler,
    PUT: handler,
    PATCH: handler,
    DELETE: handler,
    OPTIONS: handler,
  };
}

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
import { targetOf } from '../src/lib/target.ts';
import { isUnder, mountWarning } from './_target.ts';

type RouteHandler = (request: Request) => Promise<Response>;

export interface NextOptions {
  /** Keeps the function alive for work that goes on after the answer: `after` of `next/server`. */
  readonly after?: (work: Promise<unknown>) => void;
}

/**
 * A handler for each method that Next.js knows, so that a wrong one gets the service's own answer. Next.js redirects a
 * path with a double slash before the service sees it, and one with a slash at the end unless
 * `skipTrailingSlashRedirect` is set. The folder names the base path, and a request from another folder is warned of once;
 * `[[...path]]` includes that path itself.
 */
export function toNextHandlers(
  service: Pick<Service, 'fetch'> & Partial<Pick<Service, 'basePath'>>,
  { after }: NextOptions = {},
) {
  const { basePath = '' } = service;
  const warn = mountWarning('toNextHandlers', basePath);
  const handler: RouteHandler = (request) => {
    const { path } = targetOf(request.url);
    const inside = path.indexOf(`${basePath}/`);
    if (!isUnder(basePath, path) && inside > 0) warn(path.slice(0, inside));
    return service.fetch(request, after && { waitUntil: after });
  };
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

/**
 * The service inside an Express application (4 or 5), beside its own routes.
 *
 * ```ts
 * import express from 'express';
 * import { createService } from 'canivete';
 * import { toExpress } from 'canivete/express';
 *
 * const app = express();
 * app.use(toExpress(createService()));
 * app.listen(3000);
 * ```
 * @module
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Service } from '../src/contracts/service.ts';
import { callOf, writeAnswer } from './_incoming.ts';
import { targetOf } from '../src/lib/target.ts';
import { isUnder, mountWarning } from './_target.ts';

type ExpressRequest = IncomingMessage & {
  readonly originalUrl?: string;
  readonly baseUrl?: string;
  readonly body?: unknown;
};

/**
 * A middleware that answers everything under the base path of the service, and leaves every other path to the next. The
 * `basePath` of the service is the whole path: mounted under `/api` it is `/api/v1`, and a mount elsewhere is warned of once. The middleware may come before a
 * body parser or after one.
 */
export function toExpress(service: Pick<Service, 'basePath' | 'dispatch'>) {
  const warn = mountWarning('toExpress', service.basePath);
  return (request: ExpressRequest, response: ServerResponse, next: (error?: unknown) => void): void => {
    const address = request.originalUrl ?? request.url ?? '/';
    if (!isUnder(service.basePath, targetOf(address).path)) {
      warn(request.baseUrl ?? '');
      return next();
    }
    const call = callOf(request, { address, parsed: request.body });
    service
      .dispatch(call)
      .then((answer) => writeAnswer(response, answer))
      .catch(next);
  };
}

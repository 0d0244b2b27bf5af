/**
 * The service as an AWS Lambda function, behind a function URL or an HTTP API (payload format 2.0).
 *
 * ```ts
 * import { createService } from 'canivete';
 * import { toLambda } from 'canivete/lambda';
 *
 * export const handler = toLambda(createService());
 * ```
 * @module
 */
import type { Service } from '../src/contracts/service.ts';
import { isUnder, requestTo } from './_target.ts';

/** The part of an event (payload format 2.0) that the adapter reads. */
export interface LambdaEvent {
  readonly rawPath: string;
  readonly rawQueryString: string;
  /** By lower-case name; of a header sent twice the values are joined by a comma. */
  readonly headers: { readonly [name: string]: string | undefined };
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly requestContext: { readonly stage: string; readonly http: { readonly method: string } };
}

export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: { [name: string]: string };
  readonly body: string;
  readonly isBase64Encoded: false;
}

/**
 * A handler of such events. It resolves when the work is done that a service leaves for after the answer, because
 * a function is frozen then. Rejects an event of another format with a `TypeError`.
 */
export function toLambda(service: Pick<Service, 'basePath' | 'dispatch'>) {
  return async (event: LambdaEvent, _context?: unknown): Promise<LambdaResult> => {
    if (typeof event.rawPath !== 'string' || !event.requestContext?.http) {
      throw new TypeError('toLambda: the event is not of payload format 2.0');
    }
    const { headers, cookies = [], body = '', isBase64Encoded, requestContext } = event;
    const left: Promise<unknown>[] = [];
    const { method } = requestContext.http;
    const target = { path: pathOf(event, service.basePath), query: event.rawQueryString ?? '' };
    const header = (name: string) =>
      headers[name] ?? (name === 'cookie' && cookies.length > 0 ? cookies.join('; ') : null);
    const answer = await service.dispatch({
      ...target,
      method,
      header,
      async body(maxBytes) {
        const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
        return bytes.byteLength > maxBytes ? null : bytes;
      },
      request: () =>
        requestTo(target, {
          scheme: 'https',
          host: headers['host'] ?? 'localhost',
          method,
          headers: new Headers(
            [...Object.keys(headers), 'cookie'].map((name): [string, string] => [name, header(name) ?? '']),
          ),
        }),
      waitUntil: (work) => void left.push(work),
    });
    await Promise.allSettled(left);
    return {
      statusCode: answer.status,
      headers: { ...answer.headers },
      body:
        typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body ?? undefined),
      isBase64Encoded: false,
    };
  };
}

/** The path without its stage. A custom domain may have removed the stage already. */
function pathOf({ rawPath, requestContext: { stage } }: LambdaEvent, basePath: string): string {
  const prefix = `/${stage}`;
  const behind = isUnder(prefix, rawPath) ? rawPath.slice(prefix.length) : rawPath;
  return isUnder(basePath, behind) ? behind : rawPath;
}

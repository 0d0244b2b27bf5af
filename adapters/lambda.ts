/**
 * The service as an AWS Lambda function: behind a function URL, an HTTP API (payload formats 2.0 and 1.0), a REST API (1.0)
 * or an Application Load Balancer.
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
import { requestTo } from '../src/lib/target.ts';
import { isUnder } from './_target.ts';

/** The part of an event of payload format 2.0 that the adapter reads. */
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

type Values<Value> = { readonly [name: string]: Value | undefined } | null;

/** The part of an event of payload format 1.0, or of a load balancer, that the adapter reads. */
export interface LambdaEventV1 {
  readonly httpMethod: string;
  readonly path: string;
  /** A load balancer leaves them as they were sent; the others decode them. */
  readonly queryStringParameters?: Values<string>;
  readonly multiValueQueryStringParameters?: Values<readonly string[]>;
  readonly headers?: Values<string>;
  readonly multiValueHeaders?: Values<readonly string[]>;
  readonly body?: string | null;
  readonly isBase64Encoded?: boolean;
  /** With `elb` of a load balancer. */
  readonly requestContext?: { readonly stage?: string; readonly elb?: unknown };
}

export interface LambdaResult {
  readonly statusCode: number;
  readonly headers: { [name: string]: string };
  /** Where the event has its headers in lists, as a load balancer may be set to. */
  readonly multiValueHeaders?: { [name: string]: string[] };
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** A request, whichever event it came in. */
interface Read {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly stage: string | undefined;
  readonly headers: Headers;
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/**
 * A handler of such events. It resolves when the work is done that a service leaves for after the answer, because
 * a function is frozen then. Rejects an event of another format with a `TypeError`.
 */
export function toLambda(service: Pick<Service, 'basePath' | 'dispatch'>) {
  return async (event: LambdaEvent | LambdaEventV1, _context?: unknown): Promise<LambdaResult> => {
    const read = readEvent(event);
    const { method, headers, body, isBase64Encoded } = read;
    const left: Promise<unknown>[] = [];
    const target = { path: pathOf(read, service.basePath), query: read.query };
    const answer = await service.dispatch({
      ...target,
      method,
      header: (name) => headers.get(name),
      async body(maxBytes) {
        const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
        return bytes.byteLength > maxBytes ? null : bytes;
      },
      request: () =>
        requestTo(target, { scheme: 'https', host: headers.get('host') ?? 'localhost', method, headers }),
      native: event,
      waitUntil: (work) => void left.push(work),
    });
    await Promise.allSettled(left);
    const isPacked = answer.headers['content-encoding'] !== undefined;
    return {
      statusCode: answer.status,
      headers: { ...answer.headers },
      ...('multiValueHeaders' in event &&
        event.multiValueHeaders && {
          multiValueHeaders: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, [value]]),
          ),
        }),
      body: Buffer.from(answer.body ?? '').toString(isPacked ? 'base64' : 'utf8'),
      isBase64Encoded: isPacked,
    };
  };
}

function readEvent(event: LambdaEvent | LambdaEventV1): Read {
  if ('rawPath' in event && typeof event.rawPath === 'string' && event.requestContext?.http)
    return readV2(event);
  if ('httpMethod' in event && typeof event.path === 'string') return readV1(event);
  throw new TypeError('toLambda: the event is not of payload format 1.0 or 2.0, or of a load balancer');
}

function readV2(event: LambdaEvent): Read {
  const { cookies = [], requestContext } = event;
  const headers = headersOf(Object.entries(event.headers));
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  return {
    method: requestContext.http.method,
    path: event.rawPath,
    query: event.rawQueryString ?? '',
    stage: requestContext.stage,
    headers,
    body: event.body ?? '',
    isBase64Encoded: event.isBase64Encoded,
  };
}

function readV1(event: LambdaEventV1): Read {
  const { requestContext, body, isBase64Encoded = false } = event;
  const encode = requestContext?.elb === undefined ? encodeURIComponent : (text: string) => text;
  const parameters = Object.entries(
    event.multiValueQueryStringParameters ?? event.queryStringParameters ?? {},
  );
  return {
    method: event.httpMethod,
    path: event.path,
    query: parameters
      .flatMap(([name, values]) =>
        [values ?? []].flat().map((value) => `${encode(name)}=${encode(value as string)}`),
      )
      .join('&'),
    stage: requestContext?.stage,
    headers: headersOf(Object.entries(event.multiValueHeaders ?? event.headers ?? {})),
    body: body ?? '',
    isBase64Encoded,
  };
}

function headersOf(entries: readonly (readonly [string, string | readonly string[] | undefined])[]): Headers {
  const headers = new Headers();
  for (const [name, values] of entries)
    for (const value of [values ?? []].flat() as string[]) headers.append(name, value);
  return headers;
}

/** The path without its stage, which a custom domain or a REST API has removed already. */
function pathOf({ path, stage }: Read, basePath: string): string {
  const prefix = `/${stage}`;
  const behind = isUnder(prefix, path) ? path.slice(prefix.length) : path;
  return isUnder(basePath, behind) ? behind : path;
}

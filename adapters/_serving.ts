import { readRequest } from '../src/lib/target.ts';

export interface Stoppable {
  /** Called when the server has closed. */
  stop?(): Promise<unknown>;
  /** True once `stop` was called and the server is closing. */
  isStopping?(): boolean;
}

/** The thing to serve: a service, or your own handler around it. */
export interface Served extends Stoppable {
  (request: Request, ...rest: readonly unknown[]): Promise<Response>;
}

export interface ServeOptions {
  /** Default 8787; 0 takes a free one. */
  readonly port?: number;
  /** Default 127.0.0.1, which only this machine reaches; `0.0.0.0` for all. */
  readonly hostname?: string;
}

export interface Serving {
  /** Such as `http://127.0.0.1:8787`. */
  readonly origin: string;
  /** Takes no further request, lets the open ones and the deliveries under way finish, and resolves then. */
  close(): Promise<void>;
}

/** The origin at which a listening server is reached. */
export function originAt(hostname: string, port: number): string {
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
}

/** Methods that no `Request` can be made with, though a server may give one (Fetch, 2.2.1). */
export const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * Hands a request on, or one of `localhost` where its host makes no URL, so that a handler may read `new URL(request.url)`.
 * Where none can be made, the answer is 501.
 */
export async function handOn(
  service: Served,
  request: Request,
  ...rest: readonly unknown[]
): Promise<Response> {
  const { target, url } = readRequest(request);
  if (url !== null && URL.canParse(url)) return service(request, ...rest);
  if (FORBIDDEN_METHODS.has(request.method)) return new Response(null, { status: 501 });
  const { path, query } = target;
  return service(new Request(`http://localhost${path}${query === '' ? '' : `?${query}`}`, request), ...rest);
}

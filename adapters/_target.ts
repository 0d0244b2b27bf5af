/** Where a request goes, as it was sent: not decoded, not normalised. */
export interface Target {
  readonly path: string;
  /** The query without its `?`; empty when the URL has no query. */
  readonly query: string;
}

/** Reads a request target, which may name scheme and host (RFC 9112, 3.2.2). */
export function targetOf(address: string): Target {
  const target = address.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/**
 * A Web request to a target, without a body. A host that makes no URL, which only a faulty client sends, becomes
 * `localhost`.
 */
export function requestTo({ path, query }: Target, { scheme, host, method, headers }: RequestHead): Request {
  const target = `${path.startsWith('/') ? '' : '/'}${path}${query === '' ? '' : `?${query}`}`;
  const url = `${scheme}://${host}${target}`;
  return new Request(URL.canParse(url) ? url : `http://localhost${target}`, { method, headers });
}

export interface RequestHead {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly method: string;
  readonly headers: Headers;
}

/** Tells whether a path is the base path or begins with it as a whole segment. */
export function isUnder(basePath: string, path: string): boolean {
  return path.startsWith(basePath) && (path.length === basePath.length || path[basePath.length] === '/');
}

/** Makes a function that warns once of a mount that the base path does not begin with, with the line to write. */
export function mountWarning(adapter: string, basePath: string): (mount: string) => void {
  let hasWarned = false;
  return (mount) => {
    if (hasWarned || mount === '' || isUnder(mount, basePath)) return;
    hasWarned = true;
    // oxlint-disable-next-line no-console -- nobody else hears of a request that goes by
    console.warn(
      `${adapter}: mounted at ${mount}, the service is never reached. ${basePathLine(mount + basePath)}`,
    );
  };
}

/** Names the line that gives a service another base path. */
export const basePathLine = (basePath: string): string =>
  `Its base path is the whole path: createService({ http: { basePath: '${basePath}' } })`;

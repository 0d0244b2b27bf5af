/** Where a request goes, as it was sent: not decoded, not normalised. */
export interface Target {
  readonly path: string;
  /** The query without its `?`; empty when the URL has no query. */
  readonly query: string;
}

/** The scheme and the authority of an absolute address. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
const SLASH = 0x2f;
/** A host and a port. An empty one would make the first part of the path the host, and others would end it early. */
const HOST = /^[^\s/?#\\@]+$/;

/**
 * Reads the address of a request: a target as it was sent, which may name scheme and host (RFC 9112, 3.2.2), or the URL that a
 * runtime made of it. Some runtimes give the bare target where the request has no usable `Host`. A URL may have a fragment,
 * which a target has not.
 */
export function targetOf(address: string): Target {
  // A path is a path to its end, whatever stands in its query.
  const start = address.charCodeAt(0) === SLASH ? 0 : (ORIGIN.exec(address)?.[0].length ?? 0);
  const hash = start === 0 ? -1 : address.indexOf('#', start);
  const end = hash < 0 ? address.length : hash;
  const mark = address.indexOf('?', start);
  return mark < 0 || mark > end
    ? { path: address.slice(start, end), query: '' }
    : { path: address.slice(start, mark), query: address.slice(mark + 1, end) };
}

export interface RequestHead {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  readonly method: string;
  readonly headers: Headers;
}

/**
 * A Web request to a target, without a body. A host that makes no URL, which only a faulty client sends, becomes
 * `localhost`.
 */
export function requestTo({ path, query }: Target, { scheme, host, method, headers }: RequestHead): Request {
  const target = `${path.startsWith('/') ? '' : '/'}${path}${query === '' ? '' : `?${query}`}`;
  const url = `${scheme}://${host}${target}`;
  const isUsable = HOST.test(host) && URL.canParse(url);
  return new Request(isUsable ? url : `http://localhost${target}`, { method, headers });
}

/**
 * The target of a Web request, and the request's URL where it leads there, readable or not. A runtime may have joined host and target to a URL
 * without looking at the host, whose signs then end the host, or begin the path, too early.
 */
export function readRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): {
  readonly target: Target;
  readonly url: string | null;
} {
  const host = headers.get('host');
  if (host !== null && host !== '' && !HOST.test(host)) {
    const start = url.indexOf('://') + '://'.length;
    if (!url.startsWith('/') && url.startsWith(host, start))
      return { target: targetOf(url.slice(start + host.length)), url: null };
  }
  return { target: targetOf(url), url };
}

/** Decodes a part of a path; one that nothing decodes to stays as it was sent. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Recognizes the requests to the service. */
export interface Address {
  /** Matches URLs without their query. */
  readonly pattern: RegExp;
  /** The part of a URL's path before the service's base path. */
  readonly prefix: string;
}

/** Throws a `TypeError` for a base URL that is neither `*`, a URL nor a path of a page. */
export function addressOf(baseUrl: string, basePath: string): Address {
  // msw patterns decode the path and throw on malformed escapes, so this is a regular expression.
  const below = (start: string) => new RegExp(`^${start}${escapePattern(basePath)}(?:/.*)?$`);
  if (baseUrl === '*') return { pattern: below('https?://[^/]+'), prefix: '' };
  const { origin, pathname } = parseBase(baseUrl);
  const path = pathname.replace(/\/+$/, '');
  const prefix = path.endsWith(basePath) ? path.slice(0, path.length - basePath.length) : path;
  return { pattern: below(escapePattern(origin + prefix)), prefix };
}

function parseBase(baseUrl: string): URL {
  // A path is relative to the origin of a page, which only browsers have.
  const page = (globalThis as { location?: { href: string } }).location?.href;
  const path = baseUrl.startsWith('/');
  if (path && !(page !== undefined && URL.canParse(baseUrl, page))) {
    throw new TypeError(
      `mockCanivete: option "baseUrl" needs an origin here, such as http://localhost${baseUrl}`,
    );
  }
  const url = path ? new URL(baseUrl, page) : URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !/^https?:/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new TypeError('mockCanivete: option "baseUrl" must be a URL such as https://api.example.com');
  }
  return url;
}

function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

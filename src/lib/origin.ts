/** Proof that a request was not sent by a page of somebody else. */

/** A request, as far as the proof looks at it. */
interface Sent {
  /** A header by its lower-case name. */
  header(name: string): string | null;
  request(): Request;
}

/** Schemes of a login that a browser adds by itself, whatever page sends the request. */
const BY_BROWSER = /^(?:basic|digest|negotiate|ntlm)\b/i;

/**
 * Tests that the `Origin` of a page is that of a host, as the header `Host` names it. The scheme is not compared, as
 * TLS may end before this process.
 */
export function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: own } = new URL(origin);
  const named = `${protocol}//${host}`;
  return /^https?:$/.test(protocol) && URL.canParse(named) && new URL(named).host === own;
}

/**
 * Tests that a request has a login that a browser adds by itself, whatever page sends it: a cookie, or a password that
 * was typed in.
 */
export function hasBrowserLogin(sent: Pick<Sent, 'header'>): boolean {
  return sent.header('cookie') !== null || BY_BROWSER.test(sent.header('authorization') ?? '');
}

/**
 * Tests that no page of another origin sends a request in the name of somebody who is logged in. A token without a
 * cookie beside it is set by a program alone. Else the browser's own word goes before every other header, which may be
 * anything.
 */
export function isOfThisOrigin(sent: Sent): boolean {
  const isByBrowser = hasBrowserLogin(sent);
  const hasToken = sent.header('authorization') !== null;
  if (hasToken && !isByBrowser) return true;
  const site = sent.header('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = sent.header('origin');
  if (origin !== null) return isOriginOf(origin, sent.header('host') ?? new URL(sent.request().url).host);
  return sent.header('x-api-key') !== null && !isByBrowser;
}

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

/** Where a request goes, as it was sent: not decoded, not normalised. */
export interface Target {
  readonly path: string;
  /** Without its `?`; empty when there is none. */
  readonly query: string;
}

/** Of a target or an address, which may name scheme and host (RFC 9112, 3.2.2). */
export function targetOf(address: string): Target {
  const target = address.startsWith('/') ? address : address.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
}

/** Whether a path is the base path or begins with it as a whole segment. */
export function isUnder(basePath: string, path: string): boolean {
  return path.startsWith(basePath) && (path.length === basePath.length || path[basePath.length] === '/');
}

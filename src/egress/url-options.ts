/** The options that decide where webhooks may go. */
import { isBoolean, isTextList, isWhole, option, type OptionsOf, readOptions } from '../lib/options.ts';
import { type AddressRange, parseRange } from './ip-ranges.ts';

export const urlOptions = {
  /** Also allows `http:`, not only `https:`. */
  http: option<boolean>(isBoolean, false),
  /** The ports that are allowed, or `'any'`. */
  ports: option<readonly number[] | 'any'>(arePorts, [443, 8443]),
  /** Allows an IP address in place of a name. */
  ipLiterals: option<boolean>(isBoolean, false),
  /** Addresses allowed though they are not public, such as `10.0.0.0/8` or `::1`. */
  allowAddresses: option<readonly string[]>(
    (value) => isTextList(value) && value.every((text) => parseRange(text) !== null),
    [],
  ),
  /** Refuses these names and all names below them. */
  denyHosts: option<readonly string[]>(
    (value) => isTextList(value) && value.every((text) => canonicalHost(text) !== null),
    [],
  ),
};

export type UrlOptions = OptionsOf<typeof urlOptions>;

/** The options, checked and ready for use. */
export interface UrlPolicy {
  readonly http: boolean;
  readonly ports: readonly number[] | 'any';
  readonly ipLiterals: boolean;
  readonly allowed: readonly AddressRange[];
  readonly denied: readonly string[];
}

/** Throws a `TypeError` that names a wrong option. */
export function createUrlPolicy(options: UrlOptions = {}): UrlPolicy {
  const read = readOptions('webhooks.url', options, urlOptions);
  const { http, ports, ipLiterals, allowAddresses, denyHosts } = read;
  return {
    http,
    ports,
    ipLiterals,
    allowed: allowAddresses.map((text) => parseRange(text) as AddressRange),
    denied: denyHosts.map((text) => canonicalHost(text) as string),
  };
}

export function withoutDot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host;
}

/** A host as parsed URLs write it, or null for a text that is not exactly a host. */
function canonicalHost(text: string): string | null {
  if (/[\s\\/?#@%]/.test(text)) return null;
  const url = parse(`https://${text}/`);
  return url && !/:\d*$/.test(text) ? withoutDot(url.hostname) : null;
}

export function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function arePorts(value: unknown): boolean {
  if (value === 'any') return true;
  return Array.isArray(value) && value.every((port) => isWhole(1)(port) && (port as number) <= 65_535);
}

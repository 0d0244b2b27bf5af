/** IP addresses as text and bytes, ranges of them, and which ones are of the public Internet. */
import { lazy } from '../lib/lazy.ts';

/** Four bytes of an IPv4 address, sixteen of an IPv6 one. */
type Address = readonly number[];

/** The addresses whose first `bits` bits are those of `base`. */
export interface AddressRange {
  readonly base: Address;
  readonly bits: number;
}

/**
 * Ranges of IPv4 that are not for hosts of the public Internet, after IANA's IPv4 Special-Purpose Address Registry
 * (RFC 6890): this network, private use, shared, loopback, link-local, protocol assignments, documentation, 6to4
 * relays, benchmarking, multicast, reserved. The last one is Azure's host of each virtual machine, which answers on
 * a public address from inside only.
 */
const refusedV4 = lazy(() =>
  ranges(
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 168.63.129.16',
  ),
);

/** Global unicast (RFC 4291): what lies outside is loopback, local, multicast or not assigned. */
const unicastV6 = lazy(() => ranges('2000::/3'));

/** In it: protocol assignments with Teredo and ORCHID, documentation, 6to4, documentation (RFC 9637). */
const refusedV6 = lazy(() => ranges('2001::/23 2001:db8::/32 2002::/16 3fff::/20'));

/** IPv4-mapped addresses (RFC 4291) and those of NAT64 (RFC 6052): the last four bytes are what is reached. */
const carriersOfV4 = lazy(() => ranges('::ffff:0:0/96 64:ff9b::/96'));

/**
 * Whether an address, as a resolver writes it, is of the public Internet or in one of the ranges allowed besides.
 * False of a text that is no address, such as one with a zone. A range of IPv4 also allows the IPv6 addresses that
 * carry an address of it.
 */
export function isAllowedAddress(text: string, allowed: readonly AddressRange[] = []): boolean {
  const address = parseAddress(text);
  if (!address) return false;
  const carried = isIn(address, carriersOfV4()) ? address.slice(12) : address;
  if (isIn(address, allowed) || isIn(carried, allowed)) return true;
  return carried.length === 4
    ? !isIn(carried, refusedV4())
    : isIn(carried, unicastV6()) && !isIn(carried, refusedV6());
}

/**
 * The range written `address/bits`, or a single address, or null. Bits set beyond the prefix make it null: whoever
 * writes `10.1.2.3/8` may mean less than it says.
 */
export function parseRange(text: string): AddressRange | null {
  const [, written = '', length] = /^([^/]*)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const base = parseAddress(written);
  if (!base) return null;
  const bits = length === undefined ? base.length * 8 : Number(length);
  if (bits > base.length * 8 || base.some((byte, i) => (byte & ~mask(bits, i)) !== 0)) return null;
  return { base, bits };
}

function ranges(texts: string): readonly AddressRange[] {
  return texts.split(' ').map((text) => parseRange(text) as AddressRange);
}

function isIn(address: Address, list: readonly AddressRange[]): boolean {
  return list.some(
    ({ base, bits }) =>
      base.length === address.length &&
      base.every((byte, i) => byte === ((address[i] as number) & mask(bits, i))),
  );
}

/** Which bits of byte `index` belong to a prefix of so many bits. */
function mask(bits: number, index: number): number {
  const inByte = Math.min(8, Math.max(0, bits - 8 * index));
  return (0xff00 >> inByte) & 0xff;
}

function parseAddress(text: string): Address | null {
  return text.includes(':') ? parseV6(text) : parseV4(text);
}

/** Four decimal numbers without leading zeros: no other notation is an address here. */
function parseV4(text: string): Address | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  const bytes = parts.map((part) => (/^(?:0|[1-9]\d{0,2})$/.test(part) ? Number(part) : 256));
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

/** The text forms of RFC 4291, section 2.2: eight groups, one `::` for some of zeros, the last two as IPv4. */
function parseV6(text: string): Address | null {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return null;
  const front = groups(head, tail === undefined);
  const back = tail === undefined ? [] : groups(tail, true);
  if (!front || !back) return null;
  const missing = 16 - front.length - back.length;
  if (tail === undefined ? missing !== 0 : missing < 2) return null;
  return [...front, ...Array.from({ length: missing }, () => 0), ...back];
}

/** The bytes of groups joined by `:`; an IPv4 address may be the last one where it ends the whole. */
function groups(text: string, isEnd: boolean): Address | null {
  if (text === '') return [];
  const parts = text.split(':');
  const bytes: number[] = [];
  for (const [i, part] of parts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(part)) {
      const value = Number.parseInt(part, 16);
      bytes.push(value >> 8, value & 0xff);
    } else {
      const v4 = isEnd && i === parts.length - 1 ? parseV4(part) : null;
      if (!v4) return null;
      bytes.push(...v4);
    }
  }
  return bytes;
}

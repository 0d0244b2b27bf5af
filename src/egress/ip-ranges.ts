/** IP addresses as text and bytes, and ranges of them. */

/** Four bytes of an IPv4 address, sixteen of an IPv6 one. */
export type Address = readonly number[];

/** The addresses whose first `bits` bits are those of `base`. */
export interface AddressRange {
  readonly base: Address;
  readonly bits: number;
}

/**
 * The range written `address/bits`, or a single address, or null. Bits set beyond the prefix make it null, because
 * `10.1.2.3/8` allows more than its author may mean.
 */
export function parseRange(text: string): AddressRange | null {
  const [, written = '', length] = /^([^/]*)(?:\/(0|[1-9]\d*))?$/.exec(text) ?? [];
  const base = parseAddress(written);
  if (!base) return null;
  const bits = length === undefined ? base.length * 8 : Number(length);
  if (bits > base.length * 8 || base.some((byte, i) => (byte & ~mask(bits, i)) !== 0)) return null;
  return { base, bits };
}

/** Gives the bits of byte `index` that belong to a prefix of `bits` bits. */
export function mask(bits: number, index: number): number {
  const inByte = Math.min(8, Math.max(0, bits - 8 * index));
  return (0xff00 >> inByte) & 0xff;
}

export function parseAddress(text: string): Address | null {
  return text.includes(':') ? parseV6(text) : parseV4(text);
}

/** Four decimal numbers without leading zeros: no other notation is an address here. */
function parseV4(text: string): Address | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  const bytes = parts.map((part) => (/^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : Infinity));
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

/** The text forms of RFC 4291, section 2.2: eight groups, one `::` for some of zeros, the last two as IPv4. */
function parseV6(text: string): Address | null {
  const [head, tail, ...more] = text.split('::') as [string, ...string[]];
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

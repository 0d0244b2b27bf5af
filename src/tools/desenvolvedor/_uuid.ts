/** The parts of a UUID (RFC 9562). */

/** Section 4.1, in the order of the first bits of octet 8: 0, 10, 110, 111. */
export const VARIANTS = ['ncs', 'rfc9562', 'microsoft', 'future'] as const;

const NIL = '0'.repeat(32);
const MAX = 'f'.repeat(32);

// From the first day of the Gregorian calendar, 1582-10-15, to 1970, in units of 100 ns (section 5.1).
const GREGORIAN_TO_UNIX = 122_192_928_000_000_000n;
const UNITS_PER_MS = 10_000n;

const LAST = 253_402_300_799_999; // 9999-12-31T23:59:59.999Z

const BARE = /^[0-9a-f]{32}$/;
const PARTED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The 32 digits, in lower case, of a UUID in any of its forms, or null. */
export function readUuid(text: string): string | null {
  const lower = text.toLowerCase();
  const bare = /^\{(.*)\}$/.exec(lower)?.[1] ?? lower.replace(/^urn:uuid:/, '');
  return BARE.test(bare) || PARTED.test(bare) ? bare.replaceAll('-', '') : null;
}

/** Reads the fields of a UUID from its 32 digits. */
export function inspectUuid(digits: string) {
  const variant = variantOf(digits);
  const version = variant === 'rfc9562' ? Number.parseInt(digits.charAt(12), 16) : null;
  const isOfNode = version === 1 || version === 6;
  return {
    uuid: digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    version,
    variant,
    special: digits === NIL ? ('nil' as const) : digits === MAX ? ('max' as const) : null,
    timestamp: timestampOf(digits, version),
    // The two highest bits are those of the variant.
    clockSequence: isOfNode ? Number.parseInt(digits.slice(16, 20), 16) & 0x3fff : null,
    node: isOfNode ? digits.slice(20).replace(/..(?!$)/g, '$&:') : null,
  };
}

function variantOf(digits: string): (typeof VARIANTS)[number] {
  const octet = Number.parseInt(digits.slice(16, 18), 16);
  if (octet < 0x80) return 'ncs';
  if (octet < 0xc0) return 'rfc9562';
  return octet < 0xe0 ? 'microsoft' : 'future';
}

/** The instant in a UUID of a version that has one, rounded down to the millisecond; null after the year 9999. */
function timestampOf(digits: string, version: number | null): string | null {
  const [low, mid, high] = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(13, 16)];
  if (version === 1) return gregorian(high + mid + low);
  if (version === 6) return gregorian(low + mid + high);
  return version === 7 ? iso(Number.parseInt(low + mid, 16)) : null;
}

/** The instant of a count of 100 ns since 1582-10-15, in hexadecimal. */
function gregorian(count: string): string | null {
  const units = BigInt(`0x${count}`) - GREGORIAN_TO_UNIX;
  const rest = ((units % UNITS_PER_MS) + UNITS_PER_MS) % UNITS_PER_MS;
  return iso(Number((units - rest) / UNITS_PER_MS));
}

function iso(milliseconds: number): string | null {
  return milliseconds > LAST ? null : new Date(milliseconds).toISOString();
}

import { toHex } from '../lib/bytes/bytes.ts';
import type { Keyed } from './cipher.ts';
import { kept, mapped, oneWay, type Outcome, refused, type Rule } from './outcome.ts';

const ALL = 2 ** 32;

/**
 * Networks of addresses that are nobody's in particular (IANA IPv4 Special-Purpose Address Registry; RFC 5771 and RFC 1112 for
 * those from 224 on): the first address and how many bits are the network's.
 */
const SPECIAL: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const MAPPED = '0'.repeat(20) + 'f'.repeat(4);
/** Loopback, unspecified, unique local, link-local, multicast, documentation (IANA IPv6 Special-Purpose Address Registry). */
const SPECIAL_V6 = /^(?:0{31}[01]|f[cd]|fe[89ab]|ff|20010db8)/;
/** Bytes behind 2001:db8::/32. */
const HOST_BYTES = 12;

const numberOf = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const addressOf = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 255).join('.');

const networks = /* @__PURE__ */ SPECIAL.map(
  ([address, bits]) => [numberOf(address), 2 ** (32 - bits)] as const,
);

function isSpecial(value: number): boolean {
  return networks.some(([first, size]) => value >= first && value < first + size);
}

function mapIpv4(value: number, keyed: Keyed): Outcome {
  if (isSpecial(value)) return kept;
  return mapped(addressOf(keyed.number('ip', '', ALL, value, (one) => !isSpecial(one))));
}

/** The 32 hexadecimal digits of an IPv6 address (RFC 4291, 2.2), or null. */
function readIpv6(value: string): string | null {
  const end = value.slice(value.lastIndexOf(':') + 1);
  const text = IPV4.test(end) ? value.slice(0, -end.length) + groupsOf(numberOf(end)) : value;
  const halves = text.toLowerCase().split('::');
  if (halves.length > 2 || !text.includes(':')) return null;
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const given = left.length + right.length;
  if (halves.length === 2 ? given > 7 : given !== 8) return null;
  const groups = [...left, ...Array.from({ length: 8 - given }, () => '0'), ...right];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group))
    ? groups.map((group) => group.padStart(4, '0')).join('')
    : null;
}

const groupsOf = (value: number) => `${(value >>> 16).toString(16)}:${(value & 65_535).toString(16)}`;

/** The rule of `ip`. Addresses of IPv6 come from the network for documentation, since nobody has a list of those in use. */
export const ipRule: Rule = (value, keyed) => {
  if (IPV4.test(value)) return mapIpv4(numberOf(value), keyed);
  const digits = readIpv6(value);
  if (digits === null) return refused('ip', 'format');
  if (digits.startsWith(MAPPED)) {
    const inner = mapIpv4(Number.parseInt(digits.slice(MAPPED.length), 16), keyed);
    return inner.is === 'mapped' ? mapped(`::ffff:${inner.text}`) : inner;
  }
  if (keyed.isBack && digits.startsWith('20010db8')) return oneWay;
  if (SPECIAL_V6.test(digits)) return kept;
  if (keyed.isBack) return oneWay;
  const host = toHex(keyed.hash('ip', digits).subarray(0, HOST_BYTES));
  const groups = (host.match(/.{4}/g) as string[]).map((group) => group.replace(/^0{1,3}/, ''));
  return mapped(`2001:db8:${groups.join(':')}`);
};

import type { Keyed } from './cipher.ts';
import { LEAST_EMAIL } from './names.ts';
import { mapped, oneWay, refused, type Rule } from './outcome.ts';
import { lengthOf, replaceWords } from './words.ts';

/** An address alone (RFC 5321, 4.1.2, without what is quoted). */
const SHAPE = /^[^@\s\p{Cc},;:<>()[\]"\\|]+@[^@\s\p{Cc},;:<>()[\]"\\|]+$/u;
/** Names for tests and documentation (RFC 2606). Mail to them reaches nobody. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$/;
const END = '.example';
/** RFC 4648, 6, in lower case. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Characters of five bits: 60 bits of an address make two of ten million alike once in 23 000 times. */
const [LOCAL, DOMAIN] = [12, 8];
const [LEAST_LOCAL, LEAST_DOMAIN] = [6, 3];

/** The first characters of bytes in Base32. */
export function base32(bytes: Uint8Array, length: number): string {
  let text = '';
  for (let bit = 0; text.length < length; bit += 5) {
    const at = bit >> 3;
    const pair = ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
    text += BASE32[(pair >> (11 - (bit & 7))) & 31];
  }
  return text;
}

/** An address of the two hashes, of at most `max` characters. */
function write(local: string, domain: string, max: number, keyed: Keyed): string {
  const missing = Math.max(0, LOCAL + 1 + DOMAIN + END.length - max);
  const domainLength = Math.max(LEAST_DOMAIN, DOMAIN - missing);
  const localLength = Math.min(LOCAL, max - 1 - END.length - domainLength);
  const name = base32(keyed.hash('email', local), localLength);
  return `${name}@${base32(keyed.keptHash('email-dominio', domain), domainLength)}${END}`;
}

/** The pseudonym of an address. The local part keeps its capitals (RFC 5321, 2.4). */
function mapAddress(address: string, max: number, keyed: Keyed): string {
  const at = address.indexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const plain = `${address.slice(0, at)}@${domain}`;
  const room = Math.min(LOCAL, max - 1 - domain.length);
  return RESERVED.test(domain) && room >= LEAST_LOCAL
    ? `${base32(keyed.hash('email', plain), room)}@${domain}`
    : write(plain, domain, max, keyed);
}

/** The rule of `email`: addresses of one domain share another, to which no mail goes. What stands around them is a name. */
export const emailRule: Rule = (value, keyed, { max = Infinity }) => {
  if (keyed.isBack) return oneWay;
  if (SHAPE.test(value)) return mapped(mapAddress(value, max, keyed));
  const addresses: string[] = [];
  const changed = (room: number) =>
    replaceWords('nome', value, keyed, Infinity, (address) => {
      addresses.push(address);
      return mapAddress(address, room, keyed);
    }).text;
  const text = changed(max);
  const [first] = addresses;
  if (first === undefined)
    return refused('email', 'format', value.includes('@') ? write(value, value, max, keyed) : undefined);
  if (lengthOf(text) <= max) return mapped(text);
  const short = changed(LEAST_EMAIL);
  return mapped(lengthOf(short) <= max ? short : mapAddress(first, max, keyed));
};

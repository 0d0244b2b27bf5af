import type { Keyed } from './cipher.ts';
import { mapped, oneWay, refused, type Rule } from './outcome.ts';

const SHAPE = /^[^@\s]+@[^@\s]+$/;
/** Names for tests and documentation (RFC 2606). Mail to them reaches nobody. */
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost|example\.(?:com|net|org))$/;
/** RFC 4648, 6, in lower case. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Characters of five bits: 60 bits of an address make two of ten million alike once in 23 000 times. */
const [LOCAL, DOMAIN] = [12, 8];

function base32(bytes: Uint8Array, length: number): string {
  let text = '';
  for (let bit = 0; text.length < length; bit += 5) {
    const at = bit >> 3;
    const pair = ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
    text += BASE32[(pair >> (11 - (bit & 7))) & 31];
  }
  return text;
}

function domainOf(domain: string, keyed: Keyed): string {
  return RESERVED.test(domain) ? domain : `${base32(keyed.hash('email-dominio', domain), DOMAIN)}.example`;
}

/** The rule of `email`: addresses of one domain share another, to which no mail goes. */
export const emailRule: Rule = (value, keyed) => {
  if (!SHAPE.test(value)) return refused('email', 'format');
  if (keyed.isBack) return oneWay;
  const address = value.toLowerCase();
  const domain = address.slice(address.indexOf('@') + 1);
  return mapped(`${base32(keyed.hash('email', address), LOCAL)}@${domainOf(domain, keyed)}`);
};

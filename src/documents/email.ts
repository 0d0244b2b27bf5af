/**
 * E-mail addresses as people type them (HTML Living Standard, valid e-mail address), with the limits and the dot-string
 * of RFC 5321, 4.1.2 and 4.5.3.1. Quoted local parts, address literals and local parts with other letters than a to z are refused;
 * a domain may have them (IDNA2008, RFC 5890).
 */
import { emailDomains, notADomain, ownDomains, roleNames } from '../data/email-domains.ts';
import { between, pick, type Random } from '../lib/random.ts';
import { toPunycode } from './punycode.ts';
import { distance } from '../lib/text/spelling.ts';

export type EmailReason = 'length' | 'local-part' | 'domain';

const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;
/** Letters before the first point that make an accident unlikely. */
const LONG_NAME = 5;

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const FOREIGN_LABEL = /^(?=.*[^\0-\x7f])(?![-\p{M}])[-\p{L}\p{M}\p{N}]+(?<!-)$/u;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** One `@` with something on both sides, no white space and no control character. */
export const EMAIL_SHAPE = /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u;

/** Two labels or more of letters, digits and inner hyphens, each of at most 63 (RFC 1035, 2.3.1 and 2.3.4; RFC 1123, 2.1). */
export const HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;
export const MAX_HOST = 253;

/** True if a text is a host name, as `HOST` has it. */
export function isHost(text: string): boolean {
  return text.length <= MAX_HOST && areLabels(text.split('.'));
}

/** The domain of an address, in small letters. */
export function domainOf(address: string): string {
  return split(address)[1].toLowerCase();
}

function split(address: string): readonly [string, string] {
  return address.split('@') as [string, string];
}

export function checkEmail(address: string): EmailReason | null {
  const [local, domain] = split(address);
  if (local.length > MAX_LOCAL || address.length > MAX_ADDRESS) return 'length';
  if (!LOCAL.test(local)) return 'local-part';
  const labels = asciiLabelsOf(domain);
  return areLabels(labels) && /[a-z]/i.test(labels.at(-1) as string) ? null : 'domain';
}

function areLabels(labels: readonly string[]): boolean {
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** The labels of a domain in the letters of ASCII: one that has others is written in Punycode (RFC 5891, 4.4). */
function asciiLabelsOf(domain: string): string[] {
  return domain
    .split('.')
    .map((label) =>
      FOREIGN_LABEL.test(label) ? `xn--${toPunycode(label.toLowerCase().normalize('NFC'))}` : label,
    );
}

/** Characters that are invalid at the start of a local part. */
const NO_START = '.,;("';

/** An address made wrong for a reason of `checkEmail`. */
export function wrongEmail(address: string, reason: EmailReason, random: Random): string {
  const [local, domain] = split(address);
  const [label] = domain.split('.') as [string];
  switch (reason) {
    case 'length':
      return `${local.padEnd(between(random, MAX_LOCAL + 1, MAX_LOCAL + 9), local)}@${domain}`;
    case 'local-part':
      // Shorter where the whole would be too long.
      return `${(pick(random, NO_START) + local).slice(0, longestLocal(domain))}@${domain}`;
    case 'domain':
      return `${local}@${pick(random, [label, `-${label}.com`, `${label}..com`, `${label}.1`, `${label}_.com`])}`;
  }
}

/** How many characters an address of the domain may have before the `@`. */
export function longestLocal(domain: string): number {
  return Math.min(MAX_LOCAL, MAX_ADDRESS - 1 - domain.length);
}

/** Reads the parts of an address. `suggestion` is the address that was probably meant, or null. */
export function readEmail(address: string) {
  const [local, sent] = split(address);
  const domain = sent.toLowerCase();
  const plus = local.indexOf('+');
  const name = plus < 0 ? local : local.slice(0, plus);
  const meant = meantDomain(domain);
  const ascii = asciiLabelsOf(domain).join('.');
  return {
    local,
    domain,
    asciiDomain: ascii === domain ? null : ascii,
    subaddress: plus < 0 ? null : local.slice(plus + 1) || null,
    role: roleNames.includes(name.toLowerCase()),
    suggestion: meant === undefined ? null : `${local}@${meant}`,
  };
}

/** The only known domain that one typing error makes into this one. Short names are rather other names. */
function meantDomain(domain: string): string | undefined {
  if (domain === notADomain.wrong) return notADomain.right;
  if ([...emailDomains, ...ownDomains].some((known) => known === domain)) return undefined;
  const near = emailDomains.filter(
    (known) =>
      Math.abs(known.length - domain.length) <= 1 &&
      distance(known, domain) === 1 &&
      (isTransposed(known, domain) || Math.min(known.indexOf('.'), domain.indexOf('.')) >= LONG_NAME),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** True if two words one error apart have the same letters in another order. */
function isTransposed(known: string, domain: string): boolean {
  return known.length === domain.length && [...known].toSorted().join('') === [...domain].toSorted().join('');
}

/** The local part as it was sent, since its case may matter, and the domain in small letters. */
export function formatEmail(address: string): string {
  const [local, domain] = split(address);
  return `${local}@${domain.toLowerCase()}`;
}

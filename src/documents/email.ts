/**
 * E-mail addresses as people type them (HTML Living Standard, valid e-mail address), with the limits and the dot-string
 * of RFC 5321, 4.1.2 and 4.5.3.1. Quoted local parts, address literals and letters other than a to z are refused.
 */
import { emailDomains, notADomain, roleNames } from '../data/email-domains.ts';
import { between, pick, type Random } from '../lib/random.ts';
import { distance } from '../lib/text/spelling.ts';

export type EmailReason = 'length' | 'local-part' | 'domain';

const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** One `@` with something on both sides, no white space and no control character. */
export const EMAIL_SHAPE = /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u;

function split(address: string): readonly [string, string] {
  return address.split('@') as [string, string];
}

export function checkEmail(address: string): EmailReason | null {
  const [local, domain] = split(address);
  if (local.length > MAX_LOCAL || address.length > MAX_ADDRESS) return 'length';
  if (!LOCAL.test(local)) return 'local-part';
  const labels = domain.split('.');
  const isDomain =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(labels.at(-1) as string);
  return isDomain ? null : 'domain';
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
  return {
    local,
    domain,
    subaddress: plus < 0 ? null : local.slice(plus + 1) || null,
    role: roleNames.includes(name.toLowerCase()),
    suggestion: meant === undefined ? null : `${local}@${meant}`,
  };
}

/** The known domain that one typing error makes into this one. */
function meantDomain(domain: string): string | undefined {
  if (domain === notADomain.wrong) return notADomain.right;
  if ((emailDomains as readonly string[]).includes(domain)) return undefined;
  return emailDomains.find(
    (known) => Math.abs(known.length - domain.length) <= 1 && distance(known, domain) === 1,
  );
}

/** The local part as it was sent, since its case may matter, and the domain in small letters. */
export function formatEmail(address: string): string {
  const [local, domain] = split(address);
  return `${local}@${domain.toLowerCase()}`;
}

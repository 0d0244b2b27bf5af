import * as v from 'valibot';
import {
  checkEmail,
  EMAIL_SHAPE,
  type EmailReason,
  formatEmail,
  longestLocal,
  readEmail,
  wrongEmail,
} from '../../documents/email.ts';
import { defineDocument } from '../../kit/document.ts';
import { count } from '../../kit/fields/index.ts';
import { emailReasons } from '../../kit/errors/reasons.ts';
import { say } from '../../kit/texts.ts';
import { below, digits, distinct, pick, type Random } from '../../lib/random.ts';
import { drawGivenName, drawSurname, genders, plainLetters } from './_people.ts';

/** Two labels or more of letters, digits and inner hyphens, each of at most 63 (RFC 1035, 2.3.1 and 2.3.4; RFC 1123, 2.1). */
const HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const MAX_DIGITS = 4;

const forms: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}${last}`,
  (first, last) => `${first[0]}.${last}`,
  (first, last) => `${first}_${last}`,
];

/** Addresses made of names. The default domain is reserved (RFC 2606): mail to it reaches no stranger. */
export const email = defineDocument({
  path: '/email',
  category: 'geradores',
  name: 'Gerador de e-mails',
  invalid: { pt: 'E-mail inválido', en: 'Invalid e-mail address' },
  items: 'emails',
  generate: {
    input: {
      count: count(),
      domain: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(253),
          v.regex(
            HOST,
            say({
              pt: 'deve ser um nome de domínio de duas ou mais partes, com letras, dígitos e hifens',
              en: 'must be a host name of two or more labels, of letters, digits and hyphens',
            }),
          ),
        ),
        'example.com',
      ),
    },
    output: {
      emails: v.array(v.string()),
    },
    run({ count, domain }, { random }) {
      const host = domain.toLowerCase();
      return { emails: distinct(count, () => `${drawLocalPart(random)}@${host}`) };
    },
  },
  validate: {
    compares: { domain: true },
    maxLength: 400,
    reasons: emailReasons,
    output: {
      local: v.string(),
      domain: v.string(),
      asciiDomain: v.nullable(v.string()),
      subaddress: v.nullable(v.string()),
      role: v.boolean(),
      suggestion: v.nullable(v.string()),
    },
    clean: (value) => value.trim(),
    shape: {
      pattern: EMAIL_SHAPE,
      says: {
        pt: 'deve ter um @ entre dois textos sem espaços',
        en: 'must have one @ between two texts without spaces',
      },
    },
    run: (value) => checkEmail(value) ?? { formatted: formatEmail(value), ...readEmail(value) },
  },
  wrong: {
    // A local part before the longest of domains makes the address too long at once.
    canBe: (reason, { domain }) => reason !== 'local-part' || longestLocal(domain) > 0,
    replace: (value, reason, random) => wrongEmail(value, reason as EmailReason, random),
  },
  examples: [
    { input: { action: 'validate', value: 'Ana.Souza+loja@gmial.com' } },
    { input: { domain: 'teste.com.br' } },
  ],
  impossible: { action: 'validate', value: 'a@b' },
});

function drawLocalPart(random: Random): string {
  const first = plainLetters(drawGivenName(random, pick(random, genders)));
  const last = plainLetters(drawSurname(random, []));
  return pick(random, forms)(first, last) + digits(random, below(random, MAX_DIGITS + 1));
}

import * as v from 'valibot';
import { drawEmail } from '../../draws/email.ts';
import { isValid, parse } from '../../light/documents/email.ts';
import { type EmailReason, longestLocal, wrongEmail, HOST, MAX_HOST } from '../../documents/email.ts';
import { defineDocument } from '../../kit/document.ts';
import { count } from '../../kit/fields/index.ts';
import { emailReasons } from '../../kit/errors/reasons.ts';
import { say } from '../../kit/texts.ts';
import { distinct } from '../../lib/random.ts';

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
          v.maxLength(MAX_HOST),
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
      return { emails: distinct(count, () => drawEmail(random, host)) };
    },
  },
  validate: {
    narrows: ['domain'],
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
    says: {
      pt: 'deve ter um @ entre dois textos sem espaços',
      en: 'must have one @ between two texts without spaces',
    },
    clean: (value) => value.trim(),
    parse,
    isValid,
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

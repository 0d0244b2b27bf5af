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
import { count, describe } from '../../kit/fields/index.ts';
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
  summary: 'Gera e valida endereços de e-mail, em example.com ou no domínio pedido',
  en: {
    name: 'E-mail generator',
    summary: 'Generates and validates e-mail addresses, in example.com or in the domain asked for',
  },
  about: {
    pt: 'O domínio padrão, example.com, é reservado (RFC 2606): nada chega a um desconhecido. A validação segue a forma da RFC 5321, e não verifica se o domínio ou a caixa existem.',
    en: 'The default domain, example.com, is reserved (RFC 2606): nothing reaches a stranger. Validation follows the form of RFC 5321, and does not check whether the domain or the mailbox exists.',
  },
  items: 'emails',
  generate: {
    input: {
      count: count(),
      domain: describe(
        v.optional(
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
        { pt: 'Domínio dos endereços', en: 'Domain of the addresses' },
      ),
    },
    output: {
      emails: describe(v.array(v.string()), {
        pt: 'Endereços gerados, sem repetição',
        en: 'Addresses generated, none twice',
      }),
    },
    run({ count, domain }, { random }) {
      const host = domain.toLowerCase();
      return { emails: distinct(count, () => `${drawLocalPart(random)}@${host}`) };
    },
  },
  validate: {
    maxLength: 400,
    reasons: emailReasons,
    output: {
      local: describe(v.string(), { pt: 'Parte antes do @', en: 'Part before the @' }),
      domain: describe(v.string(), { pt: 'Domínio, em minúsculas', en: 'Domain, in small letters' }),
      subaddress: describe(v.nullable(v.string()), {
        pt: 'O que segue o + na parte local, ou null',
        en: 'What follows the + in the local part, or null',
      }),
      role: describe(v.boolean(), {
        pt: 'Se o endereço é de uma função, como contato ou suporte, e não de uma pessoa',
        en: 'Whether the address is of a role, such as contact or support, and not of a person',
      }),
      suggestion: describe(v.nullable(v.string()), {
        pt: 'O endereço que se quis escrever, se o domínio parece um erro de digitação; senão null',
        en: 'The address that was probably meant, if the domain looks like a typing error; otherwise null',
      }),
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

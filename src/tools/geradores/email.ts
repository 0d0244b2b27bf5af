import * as v from 'valibot';
import { count, seed } from '../../core/fields.ts';
import { say } from '../../core/texts.ts';
import { defineTool } from '../../core/tool.ts';
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
export const email = defineTool({
  method: 'GET',
  path: '/email',
  category: 'geradores',
  name: 'Gerador de e-mails',
  summary: 'Gera endereços de e-mail de nomes, em example.com ou no domínio pedido',
  items: 'emails',
  input: v.object({
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
    seed,
  }),
  output: v.object({ emails: v.array(v.string()) }),
  examples: [{ input: { domain: 'teste.com.br' }, output: { emails: ['renata.coutinho7@teste.com.br'] } }],
  run({ count, domain }, { random }) {
    const host = domain.toLowerCase();
    return { emails: distinct(count, () => `${drawLocalPart(random)}@${host}`) };
  },
});

function drawLocalPart(random: Random): string {
  const first = plainLetters(drawGivenName(random, pick(random, genders)));
  const last = plainLetters(drawSurname(random, []));
  return pick(random, forms)(first, last) + digits(random, below(random, MAX_DIGITS + 1));
}

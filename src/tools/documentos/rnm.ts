import * as v from 'valibot';
import { count, describe } from '../../kit/fields/index.ts';
import { drawRnm, formatRnm } from '../../documents/rnm.ts';
import { distinct } from '../../lib/random.ts';
import { defineDocument, formatted } from '../../kit/document.ts';

/** Registro Nacional Migratório: its check rule is not published. Source in `documents/rnm.ts`. */
export const rnm = defineDocument({
  path: '/rnm',
  name: 'Gerador de RNM',
  summary: 'Gera números do Registro Nacional Migratório e confere a sua forma',
  en: {
    name: 'RNM generator',
    summary: 'Generates numbers of the national migration registry and checks their form',
  },
  about: {
    pt: 'Registro Nacional Migratório, o antigo RNE. A Polícia Federal não publica a regra do último caractere: a validação confere só a forma. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Registro Nacional Migratório, formerly RNE. The Polícia Federal does not publish the rule of the last character: validation checks the form alone. The numbers are fictitious and may coincide with that of a real person.',
  },
  items: 'rnms',
  generate: {
    input: { count: count(), formatted },
    output: {
      rnms: describe(v.array(v.string()), {
        pt: 'Números gerados, sem repetição',
        en: 'Numbers generated, none twice',
      }),
    },
    run({ count, formatted }, { random }) {
      const rnms = distinct(count, () => drawRnm(random));
      return { rnms: formatted ? rnms.map(formatRnm) : rnms };
    },
  },
  validate: {
    reasons: {},
    output: {
      verifiable: describe(v.literal(false), {
        pt: 'Sempre false: a regra do último caractere não é pública',
        en: 'Always false: the rule of the last character is not public',
      }),
    },
    shape: {
      pattern: /^[A-Z]\d{6}[0-9A-Z]$/,
      says: {
        pt: 'deve ter 1 letra, 6 dígitos e 1 dígito ou letra',
        en: 'must have 1 letter, 6 digits and 1 digit or letter',
      },
    },
    run: (value) => ({ formatted: formatRnm(value), verifiable: false as const }),
  },
  examples: [{ input: { action: 'validate', value: 'v1234567' } }, { input: { count: 2 } }],
});

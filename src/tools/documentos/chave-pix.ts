import * as v from 'valibot';
import { areaCodes } from '../../data/area-codes.ts';
import { states } from '../../data/states.ts';
import {
  canonicalPixKey,
  checkPixKey,
  type PixKey,
  type PixKeyType,
  pixKeyTypes,
  readPixKey,
} from '../../documents/chave-pix.ts';
import { drawCnpj } from '../../documents/cnpj.ts';
import { drawCpf } from '../../documents/cpf.ts';
import { type EmailReason, wrongEmail } from '../../documents/email.ts';
import { drawMobile, type PhoneReason, wrongPhone } from '../../documents/telefone.ts';
import { defineDocument } from '../../kit/document.ts';
import { count, describe, flag } from '../../kit/fields/index.ts';
import { emailReasons, phoneReasons } from '../../kit/errors/reasons.ts';
import { commonReasons, type ReasonTexts } from '../../kit/errors/reasons.ts';
import { randomUuid } from '../../lib/ids.ts';
import { digits, distinct, pick, type Random } from '../../lib/random.ts';

const type = describe(v.picklist(pixKeyTypes), {
  pt: 'Tipo da chave; evp é a aleatória',
  en: 'Kind of key; evp is the random one',
});

const reasonsOf: Readonly<Record<PixKeyType, ReasonTexts>> = {
  cpf: commonReasons,
  cnpj: commonReasons,
  telefone: phoneReasons,
  email: emailReasons,
  evp: {},
};

const MAILBOXES = ['caixa', 'contato', 'financeiro', 'loja', 'pagamentos', 'pix', 'vendas'];

/** A key in its canonical form. The domain of the addresses is reserved (RFC 2606). */
function drawKey(random: Random, type: PixKeyType, alphanumeric: boolean): string {
  switch (type) {
    case 'cpf':
      return drawCpf(random, pick(random, states));
    case 'cnpj':
      return drawCnpj(random, { alphanumeric });
    case 'telefone':
      return `+55${drawMobile(random, pick<number>(random, areaCodes[pick(random, states)]))}`;
    case 'email':
      return `${pick(random, MAILBOXES)}${digits(random, 6)}@example.com`;
    case 'evp':
      return randomUuid(random);
  }
}

/** Keys of the Pix: generates and validates. Rules and their sources in `documents/chave-pix.ts`. */
export const chavePix = defineDocument({
  path: '/chave-pix',
  name: 'Gerador de chave Pix',
  invalid: { pt: 'Chave Pix inválida', en: 'Invalid Pix key' },
  summary: 'Gera e valida chaves Pix: CPF, CNPJ, telefone, e-mail e aleatória',
  en: {
    name: 'Pix key generator',
    summary: 'Generates and validates Pix keys: CPF, CNPJ, telephone, e-mail and random',
  },
  about: {
    pt: 'Formas das chaves do DICT, do Banco Central do Brasil. As chaves são fictícias, e as de CPF, CNPJ e telefone podem coincidir com as de alguém; a validação não consulta o DICT.',
    en: "Forms of the keys of the DICT, of the Central Bank of Brazil. The keys are fictitious, and those of CPF, CNPJ and telephone may coincide with somebody's; validation does not look them up in the DICT.",
  },
  items: 'chavesPix',
  generate: {
    input: {
      count: count(),
      type: v.optional(type, 'evp'),
      alphanumeric: describe(flag(false), {
        pt: 'Se uma chave CNPJ tem letras. Só lido com type=cnpj',
        en: 'Whether a CNPJ key has letters. Only read with type=cnpj',
      }),
    },
    output: {
      chavesPix: describe(v.array(v.string()), {
        pt: 'Chaves geradas, sem repetição',
        en: 'Keys generated, none twice',
      }),
      type,
    },
    run({ count, type, alphanumeric }, { random }) {
      return { chavesPix: distinct(count, () => drawKey(random, type, alphanumeric)), type };
    },
  },
  validate: {
    maxLength: 400,
    reasons: { ...commonReasons, ...phoneReasons, ...emailReasons },
    input: {
      type: describe(v.optional(type), {
        pt: 'Tipo que a chave deve ter. Sem ele, é reconhecido',
        en: 'Kind that the key must be of. Without it, it is recognised',
      }),
    },
    output: { type },
    // What is cleaned depends on the type.
    clean: (value) => value,
    shape: (value, { type }) => ({
      pattern: readPixKey(value, type) ? /^/ : /^(?!)/,
      says: {
        pt: 'deve ser um CPF, um CNPJ, um telefone com +55, um e-mail ou uma chave aleatória (UUID)',
        en: 'must be a CPF, a CNPJ, a telephone with +55, an e-mail address or a random key (UUID)',
      },
    }),
    run(value, { type }) {
      const key = readPixKey(value, type) as PixKey;
      return checkPixKey(key) ?? { formatted: canonicalPixKey(key), type: key.type };
    },
  },
  wrong: {
    choices: ({ type }) => (type ? [] : pixKeyTypes.map((one) => ({ type: one }))),
    canBe: (reason, { type }) => Object.hasOwn(reasonsOf[type], reason),
    checkDigits: [-2],
    replace(value, reason, random, { type }) {
      if (type === 'email') return wrongEmail(value, reason as EmailReason, random);
      if (type !== 'telefone') return undefined;
      const phone = wrongPhone(value.slice('+55'.length), reason as PhoneReason, random);
      return phone.startsWith('+') ? phone : `+55${phone}`;
    },
  },
  examples: [{ input: { action: 'validate', value: '+55 61 91234-5678' } }, { input: { type: 'telefone' } }],
  impossible: { action: 'validate', value: 'a@example' },
});

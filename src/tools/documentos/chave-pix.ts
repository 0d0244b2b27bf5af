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
import { count, flag } from '../../kit/fields/index.ts';
import { emailReasons, phoneReasons, commonReasons, type ReasonTexts } from '../../kit/errors/reasons.ts';
import { randomUuid } from '../../lib/ids.ts';
import { digits, distinct, pick, type Random } from '../../lib/random.ts';

const type = v.picklist(pixKeyTypes);

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

/** A key of the type that was sent, or of the one that the value has, which is then refused for its type. */
const keyIn = (value: string, type: PixKeyType | undefined) =>
  (type && readPixKey(value, type)) ?? readPixKey(value);

/** Keys of the Pix: generates and validates. Rules and their sources in `documents/chave-pix.ts`. */
export const chavePix = defineDocument({
  path: '/chave-pix',
  name: 'Gerador de chave Pix',
  invalid: { pt: 'Chave Pix inválida', en: 'Invalid Pix key' },
  items: 'chavesPix',
  reads: { when: { alphanumeric: { type: 'cnpj' } } },
  generate: {
    input: {
      count: count(),
      type: v.optional(type, 'evp'),
      alphanumeric: flag(false),
    },
    output: {
      chavesPix: v.array(v.string()),
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
      type: v.optional(type),
    },
    output: { type },
    // Nothing is cleaned here: the characters to drop depend on the type.
    clean: (value) => value,
    compares: { type: true },
    shape: (value, { type }) => ({
      pattern: keyIn(value, type) ? /^/ : /^(?!)/,
      says: {
        pt: 'deve ser um CPF, um CNPJ, um telefone com +55, um e-mail ou uma chave aleatória (UUID)',
        en: 'must be a CPF, a CNPJ, a telephone with +55, an e-mail address or a random key (UUID)',
      },
    }),
    run(value, { type }) {
      const key = keyIn(value, type) as PixKey;
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

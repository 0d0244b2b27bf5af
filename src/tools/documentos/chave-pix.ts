import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/chave-pix.ts';
import {
  drawPixKey,
  mobileMeant,
  type PixKeyType,
  pixKeyTypes,
  readPixKey,
} from '../../documents/chave-pix.ts';
import { type EmailReason, wrongEmail } from '../../documents/email.ts';
import { type PhoneReason, wrongPhone } from '../../documents/telefone.ts';
import { defineDocument } from '../../kit/document.ts';
import { count, flag } from '../../kit/fields/index.ts';
import {
  emailReasons,
  phoneReasons,
  commonReasons,
  orPhone,
  type ReasonTexts,
} from '../../kit/errors/reasons.ts';
import { distinct } from '../../lib/random.ts';
import { plainOf } from '../../lib/text/pasted.ts';

const type = v.picklist(pixKeyTypes);

const reasonsOf: Readonly<Record<PixKeyType, ReasonTexts>> = {
  cpf: commonReasons,
  cnpj: commonReasons,
  telefone: phoneReasons,
  email: emailReasons,
  evp: {},
};

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
      return { chavesPix: distinct(count, () => drawPixKey(random, type, alphanumeric)), type };
    },
  },
  validate: {
    narrows: ['type'],
    maxLength: 400,
    reasons: { ...commonReasons, ...phoneReasons, ...emailReasons },
    input: {
      type: v.optional(type),
    },
    output: { type },
    says: {
      pt: 'deve ser um CPF, um CNPJ, um telefone com +55, um e-mail ou uma chave aleatória (UUID)',
      en: 'must be a CPF, a CNPJ, a telephone with +55, an e-mail address or a random key (UUID)',
    },
    tells(reason, value, { type }) {
      const key = type === undefined && readPixKey(plainOf(value));
      const phone = key && mobileMeant(key);
      return phone ? orPhone(reason, phone) : reason;
    },
    // Nothing is cleaned here: the characters to drop depend on the type.
    clean: (value) => value,
    parse,
    isValid,
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

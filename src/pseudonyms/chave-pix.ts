import { guessType, type PixKeyType } from '../documents/chave-pix.ts';
import { toHex } from '../lib/bytes/bytes.ts';
import { cnpjRule, cpfRule } from './cnpj.ts';
import { emailRule } from './email.ts';
import { mapped, oneWay, type Rule } from './outcome.ts';
import { telefoneRule } from './telefone.ts';

const UUID_BYTES = 16;

/** The rule of a random key: a UUID of version 4 (RFC 9562, 5.4) in the form and case that was sent. */
export const evpRule: Rule = (value, keyed) => {
  if (keyed.isBack) return oneWay;
  const bytes = keyed.hash('evp', value.replaceAll('-', '').toLowerCase()).subarray(0, UUID_BYTES);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = /[A-F]/.test(value) ? toHex(bytes).toUpperCase() : toHex(bytes);
  return mapped(value.includes('-') ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : hex);
};

const rules: Readonly<Record<PixKeyType, Rule>> = {
  cpf: cpfRule,
  cnpj: cnpjRule,
  telefone: telefoneRule,
  email: emailRule,
  evp: evpRule,
};

/** The rule of `chave-pix`: that of the kind which a key is of. */
export const chavePixRule: Rule = (value, keyed, params) => rules[guessType(value)](value, keyed, params);

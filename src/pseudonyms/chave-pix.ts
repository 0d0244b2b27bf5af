import { toHex } from '../lib/bytes/bytes.ts';
import { bareOf } from './characters.ts';
import { cnpjRule, cpfRule } from './cnpj.ts';
import { emailRule } from './email.ts';
import { mapped, oneWay, refused, type Rule } from './outcome.ts';
import { telefoneRule } from './telefone.ts';

const EVP = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const UUID_BYTES = 16;

/** The rule of a random key: a UUID of version 4 (RFC 9562, 5.4) in the form and case that was sent. */
const evpRule: Rule = (value, keyed) => {
  if (keyed.isBack) return oneWay;
  const bytes = keyed.hash('evp', value.replaceAll('-', '').toLowerCase()).subarray(0, UUID_BYTES);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = /[A-F]/.test(value) ? toHex(bytes).toUpperCase() : toHex(bytes);
  return mapped(value.includes('-') ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : hex);
};

const wrong: Rule = () => refused('chave-pix', 'format');

/** The rule of the type that a key is of, by its form alone (API DICT, "Key"). The root of a CNPJ is no key. */
function ruleOf(value: string): Rule {
  if (value.includes('@')) return emailRule;
  if (EVP.test(value)) return evpRule;
  if (/^[+(]/.test(value)) return telefoneRule;
  const key = bareOf(value);
  if (/^\d{11}$/.test(key)) return cpfRule;
  return /^[\dA-Z]{12}\d{2}$/.test(key) ? cnpjRule : wrong;
}

/** The rule of `chave-pix`: that of the kind which a key is of. */
export const chavePixRule: Rule = (value, keyed) => ruleOf(value)(value, keyed, {});

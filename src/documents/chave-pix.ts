/**
 * Keys of the DICT, the directory of the Pix (BCB, API DICT, "Key"; Manual de Padrões para Iniciação do Pix, "Formatação
 * das chaves do DICT no BR Code"; CNPJ with letters: pix-api 2.9.0).
 */
import { areaCodes } from '../data/area-codes.ts';
import { states } from '../data/states.ts';
import { randomUuid } from '../lib/ids.ts';
import { digits, pick, type Random } from '../lib/random.ts';
import { clean } from '../lib/text/clean.ts';
import { checkCnpj, drawCnpj } from './cnpj.ts';
import { checkCpf, drawCpf } from './cpf.ts';
import { checkEmail, EMAIL_SHAPE } from './email.ts';
import { checkPhone, cleanPhone, drawMobile, PHONE_SHAPE, readPhone } from './telefone.ts';
import type { Verdict } from './verdict.ts';

export const pixKeyTypes = ['cpf', 'cnpj', 'telefone', 'email', 'evp'] as const;

export type PixKeyType = (typeof pixKeyTypes)[number];

export interface PixKey {
  readonly type: PixKeyType;
  /** The key in the shape of its type. */
  readonly text: string;
}

const MAX_EMAIL = 77;

/** A UUID of any version: the BCB's own examples are not of version 4. */
const EVP = /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/;

/** Guesses the type of a value. A bare number of 11 digits is a CPF, never a telephone. */
export function guessType(value: string): PixKeyType {
  if (value.includes('@')) return 'email';
  if (EVP.test(value.trim().toLowerCase())) return 'evp';
  if (/^(?:\s*\+| 55)|\(/.test(value)) return 'telefone';
  return clean(value.trim()).length === 11 ? 'cpf' : 'cnpj';
}

/** A key as it was written; null of one that has not the shape of its type. */
export function readPixKey(value: string, type: PixKeyType = guessType(value)): PixKey | null {
  const { text, shape } = shapeOf(value, type);
  return shape.test(text) ? { type, text } : null;
}

function shapeOf(value: string, type: PixKeyType): { readonly text: string; readonly shape: RegExp } {
  switch (type) {
    case 'cpf':
      return { text: clean(value.trim()), shape: /^\d{11}$/ };
    case 'cnpj':
      return { text: clean(value.trim()), shape: /^[\dA-Z]{12}\d{2}$/ };
    case 'telefone':
      return { text: cleanPhone(value), shape: PHONE_SHAPE };
    case 'email':
      return { text: value.trim().toLowerCase(), shape: EMAIL_SHAPE };
    case 'evp':
      return { text: value.trim().toLowerCase(), shape: EVP };
  }
}

export function checkPixKey({ type, text }: PixKey): Verdict {
  switch (type) {
    case 'cpf':
      return checkCpf(text);
    case 'cnpj':
      return checkCnpj(text);
    case 'telefone':
      return checkPhone(text) ?? (readPhone(text).type === 'celular' ? null : 'prefix');
    case 'email':
      if (text.length > MAX_EMAIL) return 'length';
      if (/[^\0-\u007f]/.test(text.split('@')[1] as string)) return 'domain';
      return checkEmail(text) ?? (/%.*@/.test(text) ? 'local-part' : null);
    case 'evp':
      return null;
  }
}

/** The telephone that a key read as a CPF may be, as the DICT holds it: its eleven digits are those of a mobile. */
export function mobileMeant({ type, text }: PixKey): string | null {
  const phone: PixKey = { type: 'telefone', text };
  return type === 'cpf' && checkPixKey(phone) === null ? canonicalPixKey(phone) : null;
}

/** The form in which the DICT holds a key that `checkPixKey` takes. */
export function canonicalPixKey({ type, text }: PixKey): string {
  if (type === 'telefone') return readPhone(text).e164 as string;
  // No key of another type has the shape of an EVP.
  return text.replace(EVP, '$1-$2-$3-$4-$5');
}

const MAILBOXES = ['caixa', 'contato', 'financeiro', 'loja', 'pagamentos', 'pix', 'vendas'];

/** A key in its canonical form. The domain of the addresses is reserved (RFC 2606). */
export function drawPixKey(random: Random, type: PixKeyType, alphanumeric: boolean): string {
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

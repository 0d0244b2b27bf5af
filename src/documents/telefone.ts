/**
 * Telephone numbers of the Brazilian numbering plan (Anatel, Resolução 749/2022): area code (DDD) and subscriber. Mobiles
 * have nine digits since 2016 (Resolução 553/2010), and `numero-unico` is the name that the market gives to 300x, 400x and the
 * numbers of shared cost that libphonenumber has besides (4020, 4370, 4864).
 */
import { areaCodes } from '../data/area-codes.ts';
import { states, type Uf } from '../data/states.ts';
import { lazy } from '../lib/lazy.ts';
import { applyMask } from './check-digits.ts';
import { between, digits, pick, type Random } from '../lib/random.ts';

export type PhoneReason = 'country' | 'area-code' | 'ninth-digit' | 'prefix';

/** Eleven digits: after the area code a 9, then 6 to 9. */
export function drawMobile(random: Random, areaCode: number): string {
  return `${areaCode}9${between(random, 6, 9)}${digits(random, 7)}`;
}

/** Ten digits: after the area code 2 to 5. */
export function drawLandline(random: Random, areaCode: number): string {
  return `${areaCode}${between(random, 2, 5)}${digits(random, 7)}`;
}

export function formatPhone(phone: string): string {
  return applyMask(phone, phone.length === 11 ? '(00) 00000-0000' : '(00) 0000-0000');
}

/**
 * A cleaned number: with `+`, 8 to 15 digits (ITU-T E.164), and of Brazil 10 or 11 after its 55; without it, one of a
 * service, or area code and subscriber, with or without 55 or the 0 of long distance in front.
 */
export const PHONE_SHAPE =
  /^(?:\+(?!55)\d{8,15}|\+?55\d{10,11}|0\d{9,13}|\d{10,11}|(?:[34]00\d|4020|4370|4864)\d{4}|1\d\d|911)$/;

const EXTENSION = /(?<=\d[ )-]*)(?:ramal|r\.?|x)[ :]*(\d{1,6})$/i;

/** A number as people write it, and the extension behind it, or null. */
export function splitExtension(value: string): readonly [number: string, extension: string | null] {
  // Most numbers have no letter, and the expression looks behind each place.
  const match = /[rx]/i.test(value) ? EXTENSION.exec(value.trim()) : null;
  return match ? [value.slice(0, value.lastIndexOf(match[0])), match[1] as string] : [value, null];
}

/**
 * Removes spaces and punctuation. A `+` that was not encoded in a query arrives as a space; before `+55` the 00 of a call
 * from abroad, behind it a zero in brackets, and the `0xx` of old letterheads say nothing more.
 */
export function cleanPhone(value: string): string {
  const bare = value
    .replace(/^ (?=55)/, '+')
    .trim()
    .replace(/[ ./()-]+/g, '');
  if (!/^[0+]/.test(bare)) return bare;
  return bare
    .replace(/^0xx(?=\d)/i, '')
    .replace(/^00(?=55\d{10,11}$)/, '+')
    .replace(/^\+550?(?=(?:300|303|500|800|900)\d{6,7}$)/, '0')
    .replace(/^\+550(?=\d{10,11}$)/, '+55');
}

/** A number as people write it and the extension behind it, both cleaned; `splitExtension` takes them apart again. */
export function cleanPhoneAndExtension(value: string): string {
  const [number, extension] = splitExtension(value);
  return cleanPhone(number) + (extension === null ? '' : `x${extension}`);
}

/** Country codes of neighbours, of Portugal and of the United States. */
const FOREIGN = ['1', '351', '54', '595', '598'];

/**
 * A number of 10 or 11 digits made wrong for a reason of `checkPhone`; that it is wrong for no other has to be checked.
 * With `+` when it is of another country.
 */
export function wrongPhone(phone: string, reason: PhoneReason, random: Random): string {
  const areaCode = phone.slice(0, 2);
  switch (reason) {
    case 'country':
      return `+${pick(random, FOREIGN)}${digits(random, 9)}`;
    case 'area-code':
      return between(random, 11, 99) + phone.slice(2);
    case 'ninth-digit':
      return areaCode + between(random, 6, 9) + phone.slice(-7);
    case 'prefix':
      return areaCode + between(random, 0, phone.length === 11 ? 8 : 1) + phone.slice(3);
  }
}

const NON_GEOGRAPHIC = /^0(?:(?:300|303|500|800|900)\d{7}|800\d{6})$/;
const UNIQUE = /^(?:[34]00\d|4020|4370|4864)\d{4}$/;

/** Public services with a code of three digits. */
const SERVICE = /^(?:1\d\d|911)$/;

function isOfService(phone: string): boolean {
  if (phone.startsWith('0')) return NON_GEOGRAPHIC.test(phone);
  return phone.length < 10 && (UNIQUE.test(phone) || SERVICE.test(phone));
}

/** The area code and subscriber of a cleaned number of Brazil. */
function nationalOf(phone: string): string {
  if (phone.startsWith('+')) return phone.slice('+55'.length);
  if (phone.length > 11 && phone.startsWith('55')) return phone.slice('55'.length);
  if (phone.length <= 10 || !phone.startsWith('0')) return phone;
  // The zero of long distance, and the carrier that is chosen for the call.
  return phone.slice(phone.length > 12 ? '015'.length : 1);
}

const statesByCode = lazy(
  () =>
    new Map(
      Object.entries(areaCodes).flatMap(([state, codes]) => codes.map((code) => [String(code), state as Uf])),
    ),
);

/** The state of an area code. */
export function stateOfAreaCode(areaCode: string): Uf | undefined {
  return statesByCode().get(areaCode);
}

export function checkPhone(phone: string): PhoneReason | null {
  if (phone.startsWith('+') && !phone.startsWith('+55')) return 'country';
  if (isOfService(phone)) return null;
  const number = nationalOf(phone);
  if (!stateOfAreaCode(number.slice(0, 2))) return 'area-code';
  const subscriber = number.slice(2);
  const first = Number(subscriber[0]);
  if (subscriber.length === 9) return first === 9 ? null : 'prefix';
  if (first >= 6) return 'ninth-digit';
  return first >= 2 ? null : 'prefix';
}

/** An area code and its state, drawn where they were not given; a given one is of the given state. */
export function drawAreaCode(random: Random, state?: Uf, areaCode?: string): readonly [Uf, number] {
  const own = state ?? (areaCode && stateOfAreaCode(areaCode)) ?? pick(random, states);
  return [own as Uf, areaCode ? Number(areaCode) : pick<number>(random, areaCodes[own as Uf])];
}

/** Area code and kind of a number that passes `checkPhone`; none of one of a service. */
export function kindOfPhone(phone: string) {
  if (isOfService(phone)) return {};
  const number = nationalOf(phone);
  const ddd = number.slice(0, 2);
  return {
    type: number.length === 11 ? ('celular' as const) : ('fixo' as const),
    ddd,
    state: stateOfAreaCode(ddd) as Uf,
  };
}

/** Reads the parts of a number that passes `checkPhone`. */
export function readPhone(phone: string) {
  const ofService = { number: phone, ddd: null, state: null, e164: null };
  if (NON_GEOGRAPHIC.test(phone)) {
    const mask = phone.length === 11 ? '0000 000 0000' : '0000 000 000';
    return { ...ofService, formatted: applyMask(phone, mask), type: 'nao-geografico' as const };
  }
  if (UNIQUE.test(phone)) {
    return { ...ofService, formatted: applyMask(phone, '0000-0000'), type: 'numero-unico' as const };
  }
  if (SERVICE.test(phone)) return { ...ofService, formatted: phone, type: 'servico' as const };
  const number = nationalOf(phone);
  const kind = kindOfPhone(phone) as Required<ReturnType<typeof kindOfPhone>>;
  return { formatted: formatPhone(number), number, ...kind, e164: `+55${number}` };
}

import { splitExtension } from '../documents/telefone.ts';
import { kept, mapped, refused, type Rule } from './outcome.ts';

/** Numbers without area code that everybody may know: non-geographic ones, those of shared cost, services. */
const PUBLIC = /^(?:0(?:300|303|500|800|900)\d{6,7}|(?:300|400)\d{5}|(?:4020|4370|4864)\d{4}|1\d\d)$/;
/** The first of these with the country in front, and with the zero or without. */
const PUBLIC_WITH_COUNTRY = /^550?(?:300|303|500|800|900)\d{6,7}$/;
const COUNTRY = '55';

/** The digits that may stand in front of area code and subscriber, tried in this order: the country, a carrier, a zero. */
const PREFIXES = [/^0055(?=\d{10,11}$)/, /^0\d{2}(?=\d{10,11}$)/, /^55(?=\d{10,11}$)/, /^0(?=\d{10,11}$)/];

/** Digits of subscriber numbers alone, and with the area code. */
const [ALONE, WITH_AREA] = [/^\d{8,9}$/, /^\d{10,11}$/];

/** The digits that are area code and subscriber; undefined where they are not as many. */
function nationalOf(digits: string, isInternational: boolean): string | undefined {
  const prefixes = isInternational ? [/^550?(?=\d{10,11}$)/] : PREFIXES;
  const prefix = prefixes.find((one) => one.test(digits));
  if (prefix) return digits.replace(prefix, '');
  return !isInternational && (ALONE.test(digits) || WITH_AREA.test(digits)) ? digits : undefined;
}

/** The rule of `telefone`: area code, and the first digit of the subscriber, which tells mobile from fixed, stay. */
export const telefoneRule: Rule = (value, keyed) => {
  const [number] = splitExtension(value);
  const clean = number.replace(/[ ./()-]/g, '');
  if (!/^\+?\d+$/.test(clean)) return refused('telefone', 'format');
  const isInternational = clean.startsWith('+');
  const digits = isInternational ? clean.slice(1) : clean;
  if (isInternational && !digits.startsWith(COUNTRY)) return refused('telefone', 'country');
  if ((isInternational ? PUBLIC_WITH_COUNTRY : PUBLIC).test(digits)) return kept;
  const national = nationalOf(digits, isInternational);
  if (national === undefined) return refused('telefone', 'format');
  const area = WITH_AREA.test(national) ? national.slice(0, 2) : '';
  const first = national.slice(area.length, area.length + 1);
  const others = national.slice(area.length + 1);
  const tweak = `${area}:${first}:${others.length + 1}`;
  const changed = keyed.digits('telefone', tweak, others);
  return mapped(writeLast(number, changed) + value.slice(number.length));
};

/** The value with other digits in the places of its last ones. */
function writeLast(value: string, digits: string): string {
  let from = value.length;
  for (let left = digits.length; left > 0;) if (/\d/.test(value[--from] as string)) left--;
  let taken = 0;
  return value.slice(0, from) + value.slice(from).replace(/\d/g, () => digits[taken++] as string);
}

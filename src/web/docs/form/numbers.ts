/** Numbers as people write them. */
import type { Language } from '../../../lib/languages.ts';

/**
 * Reads a typed number: `6000`, `6.000,00`, `6000.00`. A text that is not a number stays as it is, for the service to
 * refuse; an empty one gives undefined. With `isMoney`, `6.000` is six thousand.
 */
export function readNumber(typed: string, isMoney: boolean, language: Language): number | string | undefined {
  const text = typed.trim().replace(/^R\$/, '').replaceAll(/\s/g, '').replace(/[−–]/, '-');
  if (text === '') return undefined;
  const plain = withPoint(text, isMoney, language);
  const value = Number(plain);
  return !/[^-\d.]/.test(plain) && Number.isFinite(value) ? value : typed.trim();
}

function withPoint(text: string, isMoney: boolean, language: Language): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) {
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  }
  const grouped = language === 'pt' ? /^-?\d{1,3}(?:\.\d{3})+$/ : /^-?\d{1,3}(?:,\d{3})+$/;
  if (isMoney && grouped.test(text)) return text.replaceAll(/[.,]/g, '');
  return text.replace(',', '.');
}

/** Writes a number in a field: with thousands and cents where it is money, and as it is otherwise. */
export function writeNumber(value: number, isMoney: boolean, language: Language): string {
  const tag = language === 'pt' ? 'pt-BR' : 'en-GB';
  return value.toLocaleString(tag, {
    useGrouping: isMoney,
    minimumFractionDigits: isMoney ? 2 : 0,
    maximumFractionDigits: isMoney ? 8 : 20,
  });
}

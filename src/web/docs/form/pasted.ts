/** Cells of a spreadsheet that somebody pastes. */
import type { Language } from '../../../lib/languages.ts';
import { isMoney } from '../core/money.ts';
import type { Schema } from '../core/types.ts';
import { readNumber } from './numbers.ts';
import { choicesOf } from './one-value.ts';

/** Gives the cells by their lines; none for a text of one cell. */
export function pastedCells({ clipboardData }: ClipboardEvent): readonly (readonly string[])[] {
  const text = clipboardData?.getData('text/plain') ?? '';
  if (!/[\t\n]/.test(text.trim())) return [];
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t'));
}

/** Reads the text of a cell as its field does. */
export function readCell(own: Schema, cell: string, language: Language): unknown {
  const text = cell.trim();
  const choice = choicesOf(own)?.find((one) => one.label.toLowerCase() === text.toLowerCase());
  if (choice) return choice.value;
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (own.format === 'date' && day && month)
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isNumber = own.type === 'number' || own.type === 'integer';
  return isNumber ? readNumber(text, isMoney(own), language) : text || undefined;
}

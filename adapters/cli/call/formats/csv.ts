import { type CellForm, plainCells, writeCell } from '../cell-form.ts';
import type { Format } from './format.ts';

export interface CsvOptions {
  readonly delimiter: string;
  /** Leaves cells alone that a spreadsheet would run as a formula. */
  readonly raw: boolean;
  readonly form?: CellForm;
  /** Begins with a byte order mark, by which Excel knows UTF-8. */
  readonly hasMark?: boolean;
}

/** Characters that begin a formula in a spreadsheet (OWASP, CSV Injection), full-width ones included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same after a separator: a spreadsheet of another country splits there, quoted or not. */
const LATER_FORMULA = /(?<=[,;])(?=[=+@\t＝＋－＠]|-(?!\d))/g;
/** A number that begins as a formula does, as JSON or as a spreadsheet in Portuguese writes it. */
const NEGATIVE = /^-(?:\d+(?:[.,]\d+)?(?:e[+-]?\d+)?|(?:R\$ ?)?\d{1,3}(?:\.\d{3})*(?:,\d+)?)$/i;
/** A number with a decimal comma, which needs no quotes beside another separator. */
const WITH_COMMA = /^-?\d+,\d+$/;

/** CSV of RFC 4180: lines end in CRLF, and a cell is quoted where it needs to be. */
export function csv({ delimiter, raw, form = plainCells, hasMark = false }: CsvOptions): Format {
  const harmless = (text: string) => {
    if (raw) return text;
    const later = text.replace(LATER_FORMULA, "'");
    return FORMULA.test(text) && !NEGATIVE.test(text) ? `'${later}` : later;
  };
  const quoteCell = (text: string) =>
    text.includes(delimiter) || (/[",;\r\n]/.test(text) && !WITH_COMMA.test(text))
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const line = (texts: readonly string[]) =>
    // A line that is empty would be none.
    `${texts.map((text) => quoteCell(harmless(text))).join(delimiter) || '""'}\r\n`;
  return {
    start: (columns) => (hasMark ? '\uFEFF' : '') + line(columns),
    row: ({ cells, texts }) => line(cells.map((cell, i) => texts[i] ?? writeCell(cell, form))),
    end: () => '',
  };
}

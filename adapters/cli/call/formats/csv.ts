import { type Format, textOf } from './format.ts';

export interface CsvOptions {
  readonly delimiter: string;
  /** Leaves cells alone that a spreadsheet would run as a formula. */
  readonly raw: boolean;
}

/** Characters that begin a formula in a spreadsheet (OWASP, CSV Injection), full-width ones included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** The same after a separator: a spreadsheet of another country splits there, quoted or not. */
const LATER_FORMULA = /(?<=[,;])(?=[=+@\t＝＋－＠]|-(?!\d))/g;
/** A number that begins as a formula does. */
const NEGATIVE = /^-\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** CSV of RFC 4180: lines end in CRLF, and a cell is quoted where it needs to be. */
export function csv({ delimiter, raw }: CsvOptions): Format {
  const harmless = (text: string) => {
    if (raw) return text;
    const later = text.replace(LATER_FORMULA, "'");
    return FORMULA.test(text) && !NEGATIVE.test(text) ? `'${later}` : later;
  };
  const quoteCell = (text: string) =>
    text.includes(delimiter) || /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (texts: readonly string[]) =>
    // A line that is empty would be none.
    `${texts.map((text) => quoteCell(harmless(text))).join(delimiter) || '""'}\r\n`;
  return {
    start: line,
    row: ({ cells, texts }) => line(cells.map((cell, i) => texts[i] ?? textOf(cell))),
    end: () => '',
  };
}

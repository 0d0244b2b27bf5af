import { withoutFormulas } from '../../../../src/lib/text/formulas.ts';
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

/** A number with a decimal comma, which needs no quotes beside another separator. */
const WITH_COMMA = /^-?\d+,\d+$/;

/** CSV of RFC 4180: lines end in CRLF, and a cell is quoted where it needs to be. */
export function csv({ delimiter, raw, form = plainCells, hasMark = false }: CsvOptions): Format {
  const harmless = (text: string) => (raw ? text : withoutFormulas(text));
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

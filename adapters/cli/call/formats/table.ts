import { type Format, type Row, textOf } from './format.ts';

/** Rows by which the columns are made as wide as they are. */
const SAMPLE = 500;

/** Characters that would control a terminal or break the line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

const escapeControls = (text: string) =>
  text.replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const widthOf = (text: string) => Array.from(text).length;

/** Columns one under the other, for a person. Cells of late rows may be wider than their column. */
export function table(): Format {
  const waiting: string[][] = [];
  let widths: readonly number[] | undefined;
  const line = (cells: readonly string[]) =>
    `${cells
      .map((cell, i) => cell + ' '.repeat(Math.max(0, (widths?.[i] as number) - widthOf(cell))))
      .join('  ')
      .trimEnd()}\n`;
  const release = () => {
    const first = waiting[0] ?? [];
    const rule = () => line((widths ?? []).map((width) => '-'.repeat(width)));
    widths = first.map((_, i) => waiting.reduce((most, cells) => Math.max(most, widthOf(cells[i] ?? '')), 0));
    const [header = '', ...rows] = waiting.splice(0).map(line);
    return [header, rule(), ...rows].join('');
  };
  const cellsOf = ({ cells, texts }: Row) => cells.map((cell, i) => escapeControls(texts[i] ?? textOf(cell)));
  return {
    start(columns) {
      waiting.push(columns.map(escapeControls));
      return '';
    },
    row(row) {
      if (widths) return line(cellsOf(row));
      return waiting.push(cellsOf(row)) > SAMPLE ? release() : '';
    },
    end: () => (widths ? '' : release()),
  };
}

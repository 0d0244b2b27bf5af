/** How the files of an audit are read: a wrong one is a mistake of the user, told with its name and line. */
import type { Text } from '../../../src/lib/languages.ts';
import { removeAccents } from '../../../src/lib/text/accents.ts';
import { foldName } from '../../../src/lib/text/folded.ts';
import type { CellForm } from '../call/cell-form.ts';
import type { CsvRecord } from '../call/read-csv.ts';
import { eachText, Failure, UsageError } from '../usage.ts';

/** The worker and the month of a payslip, and the line of the file where it begins. */
export interface Place {
  readonly matricula: string;
  /** `YYYY-MM`; empty in facts that are of every month. */
  readonly competencia: string;
  readonly line: number;
}

/** A mistake in a line; `itemsOf` adds the name of the file where it is not given. */
export const wrongLine = (line: number, text: Text, file?: string): UsageError => {
  const place = file === undefined ? '' : `${file}: `;
  return new UsageError({ pt: `${place}linha ${line}: ${text.pt}`, en: `${place}line ${line}: ${text.en}` });
};

/** Says that a column is missing, and how one of the others is named it. */
export function noColumn(missing: string, others: readonly string[]): Text {
  const names = others.join(', ');
  return {
    pt: `não há a coluna ${missing}${names && `; --map 'COLUNA=${missing}' indica uma de ${names}`}`,
    en: `there is no column ${missing}${names && `; --map 'COLUMN=${missing}' names one of ${names}`}`,
  };
}

/** The items of a file; what is wrong in it is told with its name. */
export async function* itemsOf<Item>(
  file: string,
  items: AsyncIterable<Item>,
): AsyncGenerator<Item, void, undefined> {
  try {
    yield* items;
  } catch (error) {
    throw namedError(file, error);
  }
}

/** The same error as a mistake in the file. */
export function namedError(file: string, error: unknown): unknown {
  if (!(error instanceof Failure) && !(error instanceof UsageError)) return error;
  const { text } = error;
  return text.en.startsWith('line ') ? new UsageError(eachText((l) => `${file}: ${text[l]}`)) : error;
}

/** A table whose first line was read. */
export interface OpenedTable {
  /** Its columns, as the file names them. */
  readonly written: readonly string[];
  readonly header: CsvRecord;
  readonly rows: AsyncGenerator<CsvRecord, void, undefined>;
}

/**
 * Reads the first line of a table, and renames its columns: by the map, or to a known name that differs in case, accents or
 * spaces alone.
 */
export async function openColumns(
  rows: AsyncGenerator<CsvRecord, void, undefined>,
  map: ReadonlyMap<string, string>,
  known: readonly string[],
): Promise<OpenedTable> {
  const first = await rows.next();
  if (first.done)
    throw wrongLine(1, {
      pt: 'o arquivo está vazio; a primeira linha tem os nomes das colunas',
      en: 'the file is empty; its first line names the columns',
    });
  const names = new Map(known.map((name) => [foldName(name), name]));
  const { cells, line } = first.value;
  const renamed = cells.map((cell) => map.get(cell) ?? names.get(foldName(cell)) ?? cell);
  return { written: cells, header: { cells: renamed, line }, rows };
}

const YEAR_FIRST = /^(\d{4})-(\d\d)$/;
const MONTH_FIRST = /^(\d{1,2})\/(\d{4})$/;
/** How a spreadsheet in Portuguese shows a month once it has taken it for a date. */
const SHOWN = /^(?:(?:\d{1,2}\/)(\d{1,2})\/(\d{4})|([a-z]{3})[a-z]*\.?[/-](\d{2}|\d{4}))$/;
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** Reads a month as `YYYY-MM`; undefined for a text that is not a month. */
export function readMonth(written: string, { dates }: CellForm): string | undefined {
  const text = written.trim();
  const [, year, month] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return monthOf(year, month);
  const [, ofMonth, itsYear] = MONTH_FIRST.exec(text) ?? [];
  if (itsYear !== undefined) return monthOf(itsYear, ofMonth);
  if (dates !== 'br') return undefined;
  const [, number, ofDate, name = '', shown = ''] = SHOWN.exec(removeAccents(text).toLowerCase()) ?? [];
  if (ofDate !== undefined) return monthOf(ofDate, number);
  return monthOf(shown.padStart(4, '20'), String(MONTHS.indexOf(name) + 1));
}

function monthOf(year: string, month = ''): string | undefined {
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined;
}

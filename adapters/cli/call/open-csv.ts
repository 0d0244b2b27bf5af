import type { CsvOptions } from './csv-options.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter, peekLine, requireDelimiter } from './delimiter.ts';
import { type CsvRecord, readCsv } from './read-csv.ts';

/** The records of a file, and the sign that parts their cells. */
export interface OpenedCsv {
  readonly records: AsyncGenerator<CsvRecord, void, undefined>;
  readonly delimiter: string;
}

/** Opens a file whose first line tells the delimiter, unless it was given. */
export async function openCsv(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter: given, usualDelimiter }: CsvOptions,
): Promise<OpenedCsv> {
  const { line, all } = await peekLine(decodeText(bytes, encoding));
  if (given !== undefined) requireDelimiter(line, given);
  const delimiter = given ?? findDelimiter(line, usualDelimiter);
  return { records: readCsv(all, delimiter), delimiter };
}

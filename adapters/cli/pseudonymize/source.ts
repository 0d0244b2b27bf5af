/** The format and encoding of a file, by its name, its mark and its first bytes. */
import { closeSync, openSync, readSync } from 'node:fs';
import { Failure, UsageError } from '../usage.ts';
import { type EncodingName, encodingNames, encodingOfDump, encodingOfMark, utf8Test } from './encoding.ts';
import { type FormatName, formatNames, isDumpFormat } from './run.ts';

const HEAD = 64 * 2 ** 10;
/** Bytes of a stream whose encoding is looked at. */
const LOOKED = 2 ** 20;

/** The first bytes of a file. */
function headOf(file: string): Uint8Array {
  const buffer = Buffer.alloc(HEAD);
  let number: number;
  try {
    number = openSync(file, 'r');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new UsageError({ pt: `ARQUIVO: não há o arquivo ${file}`, en: `FILE: there is no file ${file}` });
    throw new Failure({ pt: `ARQUIVO ${file}: ${message}`, en: `FILE ${file}: ${message}` });
  }
  try {
    return buffer.subarray(0, readSync(number, buffer, 0, HEAD, 0));
  } catch (error) {
    throw new Failure({
      pt: `ARQUIVO ${file}: ${(error as Error).message}`,
      en: `FILE ${file}: ${(error as Error).message}`,
    });
  } finally {
    closeSync(number);
  }
}

/** The first bytes of a stream, and the stream with them. */
async function peek(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; pieces: AsyncIterable<Uint8Array> }> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < LOOKED) {
    const { done, value } = await iterator.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const all = async function* () {
    yield* first;
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      yield value;
    }
  };
  return { head: Buffer.concat(first), pieces: all() };
}

const isMysql = (head: string) => /`|^-- (?:MySQL|MariaDB) dump/m.test(head);

function formatOf(file: string, given: string | undefined, head: string): FormatName {
  if (given !== undefined && formatNames.includes(given as FormatName)) return given as FormatName;
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const byEnding: Readonly<Record<string, FormatName>> = {
    csv: 'csv',
    ndjson: 'ndjson',
    jsonl: 'ndjson',
    sql: isMysql(head) ? 'mysqldump' : 'pgdump',
  };
  const format = given === undefined ? byEnding[ending] : undefined;
  if (format) return format;
  throw new UsageError({
    pt: `--format aceita ${formatNames.join(', ')}`,
    en: `--format takes one of ${formatNames.join(', ')}`,
  });
}

export interface Source {
  readonly format: FormatName;
  readonly encoding: EncodingName;
  /** Reads it from its beginning; a stream once. */
  pieces(): AsyncIterable<Uint8Array>;
}

export interface Given {
  readonly format: string | undefined;
  readonly encoding: string | undefined;
}

function requireEncoding(name: string | undefined): EncodingName | undefined {
  if (name === undefined || encodingNames.includes(name as never)) return name as EncodingName | undefined;
  throw new UsageError({
    pt: `--encoding aceita ${encodingNames.join(', ')}`,
    en: `--encoding takes one of ${encodingNames.join(', ')}`,
  });
}

/** Finds out how a file is written; `open` reads it. */
export async function sourceOf(
  file: string,
  given: Given,
  open: () => AsyncIterable<Uint8Array>,
): Promise<Source> {
  const named = requireEncoding(given.encoding);
  const stream = file === '-' ? await peek(open()) : undefined;
  const head = stream?.head ?? headOf(file);
  const text = Buffer.from(head).toString('latin1');
  const format = formatOf(file, given.format, text.slice(0, HEAD));
  const pieces = () => stream?.pieces ?? open();
  const known =
    named ??
    encodingOfMark(head) ??
    (isDumpFormat(format) ? encodingOfDump(text.slice(0, HEAD), format === 'mysqldump') : undefined);
  if (known) return { format, encoding: known, pieces };
  const isUtf8 = utf8Test();
  if (stream) isUtf8(head.subarray(0, LOOKED));
  else for await (const piece of open()) if (!isUtf8(piece)) break;
  return { format, encoding: isUtf8(new Uint8Array()) ? 'utf-8' : 'windows-1252', pieces };
}

/** Which line of the payroll each code or label of a company is: a CSV `de,para`, or an object of JSON. */
import { IGNORED, payrollCodes } from '../../../src/law/payroll/audit/match.ts';
import { joinChunks } from '../../../src/lib/bytes/chunks.ts';
import { openCsv } from '../call/open-csv.ts';
import type { CsvOptions } from '../call/csv-options.ts';
import { didYouMean } from '../words.ts';
import { openColumns, wrongLine } from './files.ts';

const LINES: readonly string[] = [...payrollCodes, IGNORED];

export type Codes = ReadonlyMap<string, string>;

export async function readCodes(bytes: AsyncIterable<Uint8Array>, options: CsvOptions): Promise<Codes> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const text = new TextDecoder().decode(joinChunks(chunks));
  return /^\s*\{/.test(text) ? codesOfJson(text) : codesOfTable(chunks, options);
}

function codesOfJson(text: string): Codes {
  let object: unknown;
  try {
    object = JSON.parse(text);
  } catch {
    throw wrongLine(1, { pt: 'não é JSON', en: 'this is no JSON' });
  }
  const entries = Object.entries(object as Readonly<Record<string, unknown>>);
  return new Map(entries.map(([de, para]) => [de, knownLine(String(para), 1)]));
}

async function codesOfTable(chunks: readonly Uint8Array[], options: CsvOptions): Promise<Codes> {
  async function* bytes() {
    yield* chunks;
  }
  const { records } = await openCsv(bytes(), { ...options, delimiter: undefined });
  const { header, rows } = await openColumns(records, new Map(), ['de', 'para']);
  const [from, to] = [header.cells.indexOf('de'), header.cells.indexOf('para')];
  if (from < 0 || to < 0)
    throw wrongLine(header.line, { pt: 'a primeira linha é de,para', en: 'the first line is de,para' });
  const codes = new Map<string, string>();
  for await (const { cells, line } of rows) {
    const [de, para] = [(cells[from] ?? '').trim(), (cells[to] ?? '').trim()];
    if (de === '') throw wrongLine(line, { pt: 'de está vazio', en: 'de is empty' });
    // A row of the model that nobody filled in.
    if (para === '') continue;
    const known = codes.get(de);
    if (known !== undefined && known !== para)
      throw wrongLine(line, { pt: `o código ${de} aparece duas vezes`, en: `the code ${de} is there twice` });
    codes.set(de, knownLine(para, line));
  }
  return codes;
}

function knownLine(para: string, line: number): string {
  if (LINES.includes(para)) return para;
  const hint = didYouMean(para, LINES);
  const where = 'canivete describe calculadoras-conferencia-holerite';
  throw wrongLine(line, {
    pt: `para "${para}" não é uma linha da folha${hint.pt || `; ${where} lista todas (mapa[].para)`}`,
    en: `para "${para}" is no line of the payroll${hint.en || `; ${where} lists them (mapa[].para)`}`,
  });
}

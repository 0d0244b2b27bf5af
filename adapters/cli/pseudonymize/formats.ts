/** The formats of files: each gives its lines with the values of columns changed. */
import { Failure, UsageError } from '../usage.ts';
import { bytesOfText, textOf } from './bytes.ts';
import { spansIn } from './json-spans.ts';

/** Changes the values of one table. */
export interface TableMap {
  /** The columns that are changed or read, in the order of the file, and behind them those that are looked at in the first rows. */
  readonly columns: readonly string[];
  /** How many of them the next row needs. */
  wanted(): number;
  /** Changes the values of a row, which stand in the order of `columns`; those that stay are undefined. */
  row(values: readonly (string | null | undefined)[], line: number): readonly (string | null | undefined)[];
}

/** Opens a table by its columns, before its first row is written; undefined for one without rules. */
export type OpenTable = (table: string, columns: readonly string[]) => TableMap | undefined;

/** Takes a line without its end, and gives the one that is written; undefined while a row goes on. */
export interface Format {
  line(text: string, number: number): string | undefined;
  end(number: number): void;
}

/** CSV (RFC 4180). Cells that stay are written as they stood. */
export function csvFormat(open: OpenTable, delimiter: string | undefined): Format {
  let sign = delimiter;
  let table: TableMap | undefined;
  let places: readonly number[] = [];
  let count = 0;
  let held = '';
  let begun = 0;

  function header(record: string, line: number): string {
    sign ??= [';', ',', '\t', '|'].toSorted(
      (a, b) => record.split(b).length - record.split(a).length,
    )[0] as string;
    const names = splitRecord(record.replace(/^\u00ef\u00bb\u00bf/, ''), sign, line).map((cell) =>
      unquote(textOf(cell, line)),
    );
    count = names.length;
    table = open('', names);
    places = (table?.columns ?? []).map((name) => names.indexOf(name));
    return record;
  }

  function row(record: string, line: number): string {
    if (!table || record === '') return record;
    const cells = splitRecord(record, sign as string, line);
    if (cells.length !== count)
      throw new Failure(`line ${line}: has ${cells.length} columns, and the first line ${count}`);
    const values = places
      .slice(0, table.wanted())
      .map((place) => textOf(unquote(cells[place] as string), line));
    table.row(values, line).forEach((value, i) => {
      if (value === undefined) return;
      const place = places[i] as number;
      cells[place] = quote(
        bytesOfText(value ?? ''),
        sign as string,
        (cells[place] as string).startsWith('"'),
      );
    });
    return cells.join(sign);
  }

  return {
    line(text, number) {
      if (held === '') begun = number;
      const all = held === '' ? text : `${held}\n${text}`;
      if (all.includes('"') && all.split('"').length % 2 === 0) {
        held = all;
        return undefined;
      }
      held = '';
      const end = all.endsWith('\r') ? '\r' : '';
      const record = end ? all.slice(0, -1) : all;
      return (count === 0 ? header(record, begun) : row(record, begun)) + end;
    },
    end() {
      if (held !== '') throw new Failure(`line ${begun}: a quote is left open to the end of the file`);
    },
  };
}

function splitRecord(record: string, sign: string, line: number): string[] {
  const cells = record.split(sign);
  if (!record.includes('"')) return cells;
  const joined: string[] = [];
  for (let i = 0; i < cells.length; i++) {
    let cell = cells[i] as string;
    if (cell.startsWith('"'))
      while (!/^"(?:[^"]|"")*"$/.test(cell) && i + 1 < cells.length) cell += sign + cells[++i];
    if (cell.startsWith('"') ? !/^"(?:[^"]|"")*"$/.test(cell) : cell.includes('"'))
      throw new Failure(`line ${line}: a cell has a quote in a wrong place`);
    joined.push(cell);
  }
  return joined;
}

const unquote = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

function quote(value: string, sign: string, wasQuoted: boolean): string {
  const needs = wasQuoted || value.includes(sign) || /["\r\n]/.test(value);
  return needs ? `"${value.replaceAll('"', '""')}"` : value;
}

/** JSON, an object a line. Only the values that change are written again, and a number stays one. */
export function ndjsonFormat(open: OpenTable): Format {
  let table: TableMap | undefined;
  let isOpen = false;
  return {
    line(sent, number) {
      const text = textOf(sent, number);
      if (text.trim() === '') return sent;
      let parsed: unknown;
      try {
        parsed = JSON.parse(text);
      } catch {
        throw new Failure(`line ${number}: is not JSON`);
      }
      if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
        throw new Failure(`line ${number}: is not a JSON object`);
      const spans = spansIn(text);
      if (!isOpen) {
        table = open('', [...spans.keys()]);
        isOpen = true;
      }
      if (!table) return sent;
      const columns = table.columns.slice(0, table.wanted());
      const found = columns.map((name) => spans.get(name));
      const raw = found.map((span) => (span ? text.slice(...span) : undefined));
      const values = raw.map(readJson);
      const changed = table.row(values, number);
      let result = '';
      let from = 0;
      const order = columns
        .map((_, i) => i)
        .filter((i) => changed[i] !== undefined && found[i])
        .toSorted((a, b) => (found[a]?.[0] as number) - (found[b]?.[0] as number));
      for (const i of order) {
        const [start, end] = found[i] as readonly [number, number];
        result += text.slice(from, start) + writeJson(changed[i] as string | null, raw[i] as string);
        from = end;
      }
      return bytesOfText(result + text.slice(from));
    },
    end: () => undefined,
  };
}

/** A value that is neither text nor null is read as it is written. */
function readJson(raw: string | undefined): string | null | undefined {
  if (raw === undefined || raw === 'null') return raw === undefined ? undefined : null;
  return raw.startsWith('"') ? (JSON.parse(raw) as string) : raw;
}

/** A number may have no zeros in front. */
function writeJson(value: string | null, raw: string): string {
  if (value === null) return 'null';
  return /^\d/.test(raw) && /^\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : JSON.stringify(value);
}

const COPY = /^COPY (.+?) \((.*)\) FROM stdin;\r?$/;
const INSERT = /^INSERT INTO (\S+)/i;
const NAME = /"((?:[^"]|"")*)"|([^",.\s]+)/g;
const namesIn = (list: string) =>
  [...list.matchAll(NAME)].map(([, quoted, plain]) => plain ?? (quoted as string).replaceAll('""', '"'));

/** A plain dump of PostgreSQL: the rows of `COPY`, in its text form. All else stays byte for byte. */
export function pgdumpFormat(open: OpenTable): Format {
  let table: TableMap | undefined;
  let isCopying = false;
  let places: readonly number[] = [];
  let count = 0;
  return {
    line(text, number) {
      if (isCopying) {
        if (text === '\\.' || text === '\\.\r') {
          isCopying = false;
          table = undefined;
          return text;
        }
        return table ? copyRow(text, number, table) : text;
      }
      const [, name, list] = text.startsWith('COPY ') ? (COPY.exec(text) ?? []) : [];
      if (name !== undefined && list !== undefined) {
        const columns = namesIn(textOf(list, number));
        count = columns.length;
        table = open(namesIn(textOf(name, number)).join('.'), columns);
        places = (table?.columns ?? []).map((column) => columns.indexOf(column));
        isCopying = true;
        return text;
      }
      const [, inserted] =
        text.startsWith('INSERT') || text.startsWith('insert') ? (INSERT.exec(text) ?? []) : [];
      if (inserted !== undefined && open(namesIn(textOf(inserted, number)).join('.'), []))
        throw new Failure(`line ${number}: INSERT INTO a table that has kinds; dump it without --inserts`);
      return text;
    },
    end(number) {
      if (isCopying) throw new Failure(`line ${number}: the file ends inside COPY`);
    },
  };

  function copyRow(text: string, line: number, { row, wanted }: TableMap): string {
    const read = wanted();
    // Most tables of a dump pass: looking for the end of their rows is all that they cost.
    if (read === 0) {
      row([], line);
      return text;
    }
    const starts = [0];
    for (let at = text.indexOf('\t') + 1; at > 0; at = text.indexOf('\t', at) + 1) starts.push(at);
    if (starts.length !== count)
      throw new Failure(`line ${line}: has ${starts.length} columns, and COPY ${count}`);
    starts.push(text.length + 1);
    const endOf = (place: number) => (starts[place + 1] as number) - 1;
    const values: (string | null)[] = [];
    for (let i = 0; i < read; i++) {
      const place = places[i] as number;
      const cell = text.slice(starts[place], endOf(place));
      values.push(cell === '\\N' ? null : textOf(unescape(cell), line));
    }
    const changed = row(values, line);
    let result = '';
    let from = 0;
    // Those that change stand in the order of the file.
    for (const [i, value] of changed.entries()) {
      if (value === undefined) continue;
      const place = places[i] as number;
      result += text.slice(from, starts[place]) + (value === null ? '\\N' : escape(bytesOfText(value)));
      from = endOf(place);
    }
    return result + text.slice(from);
  }
}

/** The escapes of the text form (PostgreSQL, COPY, "Text Format"). */
const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

function unescape(cell: string): string {
  if (!cell.includes('\\')) return cell;
  return cell.replace(/\\(?:([0-7]{1,3})|x([\dA-Fa-f]{1,2})|(.))/gs, (_, octal, hex, sign) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    return hex === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(hex, 16));
  });
}

function escape(value: string): string {
  if (!/[\\\b\f\n\r\t\v]/.test(value)) return value;
  const letters = new Map(Object.entries(ESCAPES).map(([letter, sign]) => [sign, `\\${letter}`]));
  return value.replace(/[\\\b\f\n\r\t\v]/g, (sign) => letters.get(sign) ?? '\\\\');
}

export const formatNames = ['csv', 'ndjson', 'pgdump'] as const;
export type FormatName = (typeof formatNames)[number];

export function formatOf(name: FormatName, open: OpenTable, delimiter: string | undefined): Format {
  if (name === 'csv') return csvFormat(open, delimiter);
  if (delimiter !== undefined) throw new UsageError('--delimiter is for CSV');
  return name === 'ndjson' ? ndjsonFormat(open) : pgdumpFormat(open);
}

import type { Text } from '../../../src/lib/languages.ts';
import { isObject } from '../../../src/lib/options.ts';
import { likelyMeant } from '../../../src/lib/text/spelling.ts';
import { areSynonyms } from '../../../src/pipeline/errors/synonyms.ts';
import { Failure, sameText, UsageError } from '../usage.ts';
import { type CellForm, plainCells } from './cell-form.ts';
import { fieldNamed, isField } from './field-named.ts';
import { type FieldPath, readPath, setAt } from './field-path.ts';
import { type JsonSchema, schemaAt } from './json-schema.ts';
import type { CsvRecord } from './read-csv.ts';
import { valueReader } from './value.ts';

export type Input = Record<string, unknown>;

/** A row of a table as a call. */
export interface InputRow {
  readonly line: number;
  /** The cells as the file has them. */
  readonly texts: readonly string[];
  /** The same as values by the fields of the tool; null for an empty one. */
  readonly values: readonly unknown[];
  /** Everything of the row that is not empty, with the columns that are only passed along. */
  readonly record: Input;
  /** The input of the call. */
  readonly input: Input;
}

export interface InputTable {
  /** The names of its columns. */
  readonly columns: readonly string[];
  /** The fields that they name, in their order. */
  readonly fields: readonly string[];
  /** Columns that are fields under other names, a line each: `Salário bruto=salarioBruto`. */
  readonly readAs: readonly string[];
  readonly rows: AsyncIterable<InputRow>;
}

interface Column {
  /** Undefined of one that is only passed along. */
  readonly path: FieldPath | undefined;
  /** The value of a cell that is not empty. */
  readonly read: (text: string) => unknown;
}

interface Reading {
  readonly schema: JsonSchema;
  /** The same schema with the labels of the other language, where columns may name fields by them and by other words. */
  readonly inOther?: () => Promise<JsonSchema>;
  /** Columns that are no fields, and are passed along. */
  readonly keep: readonly string[];
  /** True passes along every column that is no field. */
  readonly keepAll?: boolean;
  /** The fields of columns that have other names. */
  readonly map?: ReadonlyMap<string, string>;
  readonly form?: CellForm;
  /** The input of every row, where its own cells say nothing. */
  readonly fixed: Input;
}

/**
 * A table whose first line names a field in each column. Rejects with a `UsageError` where a column is no field of the
 * tool; rows throw a `Failure` where a line has more or fewer cells than the first.
 */
export async function openTable(
  records: AsyncGenerator<CsvRecord, void, undefined>,
  { schema, inOther, keep, keepAll = false, map = new Map(), form = plainCells, fixed }: Reading,
): Promise<InputTable> {
  const header = await records.next();
  if (header.done)
    throw new Failure({
      pt: 'linha 1: o arquivo está vazio; a primeira linha tem os nomes dos campos',
      en: 'line 1: the file is empty; its first line names the fields',
    });
  const names = header.value.cells;
  const isUnknown = (name: string) => !map.has(name) && !keep.includes(name) && !isField(schema, name);
  const other = names.some(isUnknown) ? await inOther?.() : undefined;
  const fields = names.map((name) => {
    const meant = other && isUnknown(name) ? fieldNamed([schema, other], name) : undefined;
    // The field has a column of its own, beside which this one may pass.
    return map.get(name) ?? (meant === undefined || (keepAll && names.includes(meant)) ? name : meant);
  });
  const readAs = names.flatMap((name, i) =>
    isUnknown(name) && fields[i] !== name ? [`${name}=${fields[i]}`] : [],
  );
  const columns = columnsOf(header.value.line, names, fields, { schema, keep, keepAll, map, form });
  requireColumns(names, keep, map);
  return { columns: names, fields, readAs, rows: rowsOf(records, names, columns, fixed) };
}

type Choice = Required<Pick<Reading, 'schema' | 'keep' | 'keepAll' | 'map' | 'form'>>;

/** The columns of a table, each a field or passed along. Throws a `UsageError` where one is neither. */
function columnsOf(
  line: number,
  names: readonly string[],
  fields: readonly string[],
  { schema, keep, keepAll, map, form }: Choice,
): readonly Column[] {
  const faults: Text[] = [];
  const passed: Column = { path: undefined, read: valueReader({}, form) };
  const columns = names.map((name, i): Column => {
    const refuse = ({ pt, en }: Text) => {
      faults.push({ pt: `a coluna "${name}" ${pt}`, en: `column "${name}" ${en}` });
      return passed;
    };
    if (names.indexOf(name) < i) return refuse({ pt: 'aparece duas vezes', en: 'is there twice' });
    if (keep.includes(name)) return passed;
    const field = fields[i] as string;
    const path = readPath(field) ?? undefined;
    const own = path && schemaAt(schema, path);
    if (own) {
      const first = fields.indexOf(field);
      return first < i
        ? refuse({ pt: `é ${field}, como "${names[first]}"`, en: `is ${field}, as "${names[first]}" is` })
        : { path, read: valueReader(own, form) };
    }
    if (keepAll && !map.has(name)) return passed;
    return refuse(noField(name, field, schema, map.has(name)));
  });
  if (faults.length > 0) {
    const way = {
      pt: '--keep-all deixa passar todas as que não são campos',
      en: '--keep-all passes along all that are no fields',
    };
    const all = faults.length > 1 && !keepAll ? [...faults, way] : faults;
    throw new UsageError({
      pt: `linha ${line}: ${all.map(({ pt }) => pt).join('\n  ')}`,
      en: `line ${line}: ${all.map(({ en }) => en).join('\n  ')}`,
    });
  }
  return columns;
}

/** Says that a column is no field, and which one its name may mean. */
function noField(name: string, field: string, schema: JsonSchema, isMapped: boolean): Text {
  const [meant] = likelyMeant(field, Object.keys(schema.properties ?? {}), areSynonyms);
  const way = `--map '${name}=${meant}'`;
  const hint =
    meant === undefined ? sameText('') : { pt: `; você quis dizer ${way}?`, en: `; did you mean ${way}?` };
  return isMapped
    ? {
        pt: `foi ligada a "${field}", que não é campo da ferramenta${hint.pt}`,
        en: `is mapped to "${field}", which is not a field of the tool${hint.en}`,
      }
    : {
        pt: `não é campo da ferramenta (--keep '${name}' a deixa passar)${hint.pt}`,
        en: `is not a field of the tool (--keep '${name}' passes it along)${hint.en}`,
      };
}

/** Throws a `UsageError` where a column that the call names is not there. */
function requireColumns(
  names: readonly string[],
  keep: readonly string[],
  map: ReadonlyMap<string, string>,
): void {
  const missing = keep.find((name) => !names.includes(name));
  if (missing !== undefined)
    throw new UsageError({
      pt: `--keep: não há a coluna "${missing}"`,
      en: `--keep: there is no column "${missing}"`,
    });
  const unmapped = [...map.keys()].find((name) => !names.includes(name));
  if (unmapped !== undefined)
    throw new UsageError({
      pt: `--map: não há a coluna "${unmapped}"`,
      en: `--map: there is no column "${unmapped}"`,
    });
}

async function* rowsOf(
  records: AsyncIterable<CsvRecord>,
  names: readonly string[],
  columns: readonly Column[],
  fixed: Input,
): AsyncGenerator<InputRow, void, undefined> {
  // No value is inside of another, and no list has gaps.
  const isFlat = columns.every(({ path = [] }) => path.length < 2) && !Object.values(fixed).some(isObject);
  for await (const { cells, line } of records) {
    if (cells.length !== columns.length) {
      const [has, wants] = [cells.length, columns.length];
      throw new Failure({
        pt: `linha ${line}: ${has} ${has === 1 ? 'célula' : 'células'}, e a primeira linha tem ${wants}; o separador de --delimiter está certo?`,
        en: `line ${line}: ${has} cell${has === 1 ? '' : 's'}, and the first line has ${wants}; is --delimiter right?`,
      });
    }
    const record: Input = {};
    const input = isFlat ? { ...fixed } : structuredClone(fixed);
    const values = columns.map(({ path, read }, i) => {
      const text = cells[i] as string;
      if (text === '') return null;
      const value = read(text);
      setAt(record, path ?? [names[i] as string], value);
      if (path) setAt(input, path, value);
      return value;
    });
    yield { line, texts: cells, values, record, input: isFlat ? input : (closeGaps(input) as Input) };
  }
}

/** Moves the items of lists together: the cells of an item may all be empty, and those of the next not. */
function closeGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(() => true).map(closeGaps);
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) setAt(value as Input, [name], closeGaps(inner));
  }
  return value;
}

/** The facts of workers and months: a CSV whose columns are fields of the payroll, lines of JSON, or a list of it. */
import { openTable } from '../call/table.ts';
import type { CellForm } from '../call/cell-form.ts';
import type { Fields } from '../call/answer-rows.ts';
import type { JsonSchema } from '../call/json-schema.ts';
import { noColumn, type OpenedTable, type Place, readMonth, wrongLine } from './files.ts';

/** Facts as the tool takes them, and what the report calls the worker. */
export interface FactsRow extends Place {
  readonly facts: Fields;
  readonly nome: string | undefined;
  readonly cargo: string | undefined;
}

/** Columns that the payroll does not have. */
const OWN = ['matricula', 'nome', 'cargo'];

/** The names that columns of facts have. */
export const factsColumns = ({ properties = {} }: JsonSchema): string[] => [
  ...OWN,
  ...Object.keys(properties),
];

interface FactsReading {
  readonly schema: JsonSchema;
  readonly form: CellForm;
  /** Columns that are no facts. */
  readonly keep: readonly string[];
  readonly keepAll: boolean;
}

export async function* readFactsTable(
  { header, rows }: OpenedTable,
  { schema, form, keep, keepAll }: FactsReading,
): AsyncGenerator<FactsRow, void, undefined> {
  if (!header.cells.includes('matricula')) {
    const known = factsColumns(schema);
    const others = header.cells.filter((name) => !known.includes(name.split(/[.[]/, 1)[0] as string));
    throw wrongLine(header.line, noColumn('matricula', others));
  }
  async function* all() {
    yield header;
    yield* rows;
  }
  const own = OWN.filter((name) => header.cells.includes(name));
  const table = await openTable(all(), { schema, form, keep: [...own, ...keep], keepAll, fixed: {} });
  for await (const { line, input, record, texts } of table.rows) {
    const month = texts[table.columns.indexOf('competencia')] ?? '';
    const { matricula, nome, cargo } = record;
    yield factsOf({ ...input, matricula, nome, cargo, competencia: month }, line, form);
  }
}

export async function* readFactsJson(
  pieces: AsyncIterable<string>,
  form: CellForm,
): AsyncGenerator<FactsRow, void, undefined> {
  for await (const { text, line } of objectsIn(pieces)) {
    let value: Fields;
    try {
      value = JSON.parse(text) as Fields;
    } catch {
      throw wrongLine(line, { pt: 'não é JSON', en: 'this is no JSON' });
    }
    yield factsOf(value, line, form);
  }
}

const nameOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function factsOf(
  { matricula, nome, cargo, competencia, ...facts }: Fields,
  line: number,
  form: CellForm,
): FactsRow {
  const id = typeof matricula === 'string' || typeof matricula === 'number' ? String(matricula).trim() : '';
  if (id === '') throw wrongLine(line, { pt: 'falta matricula', en: 'matricula is missing' });
  const month = competencia === undefined || competencia === null ? '' : String(competencia).trim();
  const read = month === '' ? '' : readMonth(month, form);
  if (read === undefined)
    throw wrongLine(line, {
      pt: `competencia "${month}" não é um mês, como 2026-10 ou 10/2026`,
      en: `competencia "${month}" is no month, such as 2026-10 or 10/2026`,
    });
  return { matricula: id, competencia: read, line, facts, nome: nameOf(nome), cargo: nameOf(cargo) };
}

/** Characters of one worker's facts: a brace that is never closed would take the rest of the file into memory. */
const LONGEST = 1_000_000;

/** The objects of a text that holds one after another, apart by white space and the signs of a list. */
async function* objectsIn(
  pieces: AsyncIterable<string>,
): AsyncGenerator<{ readonly text: string; readonly line: number }, void, undefined> {
  let [text, line, began, depth, at] = ['', 1, 1, 0, 0];
  let isInString = false;
  for await (const piece of pieces) {
    text += piece;
    let start = 0;
    for (; at < text.length; at++) {
      const sign = text[at] as string;
      if (sign === '\n') line++;
      if (isInString) {
        if (sign === '\\') at++;
        else if (sign === '"') isInString = false;
        continue;
      }
      if (sign === '{' && depth++ === 0) [start, began] = [at, line];
      else if (sign === '}' && --depth === 0) yield { text: text.slice(start, at + 1), line: began };
      else if (sign === '"' && depth > 0) isInString = true;
      else if (depth === 0 && !/[\s[\],}]/.test(sign))
        throw wrongLine(line, {
          pt: `"${sign}" está fora de um objeto`,
          en: `"${sign}" stands outside an object`,
        });
      if (depth < 0)
        throw wrongLine(line, { pt: 'uma chave } não fecha nada', en: 'a brace closes nothing' });
    }
    const from = depth > 0 ? start : at;
    text = text.slice(from);
    at -= from;
    if (text.length > LONGEST)
      throw wrongLine(began, {
        pt: `mais de ${LONGEST} caracteres; uma chave { ficou aberta?`,
        en: `more than ${LONGEST} characters; is a brace left open?`,
      });
  }
  if (depth > 0)
    throw wrongLine(began, {
      pt: 'o objeto fica aberto até o fim do arquivo',
      en: 'the object is left open to the end of the file',
    });
}

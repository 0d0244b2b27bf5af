/** `canivete call`: calls, their answers, and how these are printed. */
import { likelyMeant } from '../../../src/lib/text/spelling.ts';
import type { Fields } from './answer-rows.ts';
import { type AnswerForm, cellOf, formOf, rowsOf } from './answer-rows.ts';
import { type Answered, type Caller, describeTool, type ToolCall } from './caller.ts';
import { readPath, setAt } from './field-path.ts';
import { csv } from './formats/csv.ts';
import type { Format, Row } from './formats/format.ts';
import { html } from './formats/html.ts';
import { json, ndjson } from './formats/json.ts';
import { sql } from './formats/sql.ts';
import { table } from './formats/table.ts';
import { isTyped, type JsonSchema, schemaAt, type ToolDescription } from './json-schema.ts';
import { distinctHeadings, headingOf } from './labels.ts';
import type { CallOptions } from './options.ts';
import { gatherText } from './gather-text.ts';
import { paint } from './paint.ts';
import type { Progress } from './progress.ts';
import { openCsv } from './open-csv.ts';
import { type Input, type InputRow, openTable } from './table.ts';
import { valueReader } from './value.ts';
import { Failure, sameText, UsageError } from '../usage.ts';

/** The parts of the process that a run uses. */
export interface Surroundings {
  readonly caller: Caller;
  /** Resolves when the text is written. */
  readonly print: (text: string) => Promise<void>;
  /** The bytes of `--input`. */
  readonly open: (file: string) => AsyncIterable<Uint8Array>;
  readonly progress: Progress;
  /** Takes what was read otherwise than it was sent, at most once. */
  readonly noteRead?: (lines: readonly string[]) => void;
  readonly signal: AbortSignal;
  /** Properties of the output: a terminal or not, colored or not. */
  readonly screen: { readonly isTerminal: boolean; readonly isColored: boolean };
}

interface Call extends ToolCall {
  readonly input: Input;
  readonly row?: InputRow;
}

/** Runs the calls, prints the answers and takes the progress away; resolves with how many were refused. */
export async function runCalls(options: CallOptions, around: Surroundings): Promise<number> {
  const read = new Set<string>();
  try {
    return await callsOf(options, { ...around, caller: watched(around.caller, read) }, read);
  } finally {
    around.progress.clear();
    if (read.size > 0) around.noteRead?.([...read]);
  }
}

/** Lines of a note: a file may have another one in each row. */
const MOST_READ = 20;

/** The same caller, which keeps what the first calls were read as. */
function watched(caller: Caller, read: Set<string>): Caller {
  return {
    ...caller,
    async *answers(tool, calls) {
      for await (const answered of caller.answers(tool, calls)) {
        for (const line of ('answer' in answered && answered.readAs) || [])
          if (read.size < MOST_READ) read.add(line);
        yield answered;
      }
    },
  };
}

async function callsOf(options: CallOptions, around: Surroundings, read: Set<string>): Promise<number> {
  const tool = await describeTool(around.caller, options.tool);
  const fixed = fixedInput(options, tool.inputSchema);
  // A printed payslip says where its lines come from.
  if (options.format === 'html' && fixed['comparar'] === undefined) fixed['explicar'] ??= true;
  if (options.file !== undefined) return runTable(options.file, { options, around, tool, fixed }, read);
  if (options.repeat === undefined && options.format === 'json') {
    const [one] = await collect(
      around.caller.answers(tool.id, once(rowCall({ input: fixed }, 1, tool, options))),
    );
    const { isTerminal, isColored } = around.screen;
    const answer = answerOf(one as Answered<Call>);
    await around.print(`${isTerminal ? paint(answer, isColored) : JSON.stringify(answer)}\n`);
    return 0;
  }
  return runRepeated({ options, around, tool, fixed });
}

interface Run {
  readonly options: CallOptions;
  readonly around: Surroundings;
  readonly tool: ToolDescription;
  /** The input given on the command line, the same for every row. */
  readonly fixed: Input;
}

function fixedInput({ fields }: CallOptions, schema: JsonSchema): Input {
  const input: Input = {};
  for (const [name, text] of fields) {
    const path = readPath(name);
    if (!path)
      throw new UsageError({
        pt: `"${name}" não é nome de campo, como a, a.b ou a[0].b`,
        en: `"${name}" is no name of a field, such as a, a.b or a[0].b`,
      });
    // A field without a value counts as not sent, as in a query string.
    if (text !== '') setAt(input, path, valueReader(schemaAt(schema, path))(text));
  }
  return input;
}

/** The call of a row, from 1, with its own seed where the tool draws. */
function rowCall(call: Call, row: number, tool: ToolDescription, { seed }: CallOptions): Call {
  const { inputSchema } = tool;
  const own = isTyped(call.input, inputSchema) ? call : { ...call, own: tool };
  const draws = Object.hasOwn(inputSchema.properties ?? {}, 'seed');
  if (seed === undefined || !draws || call.input['seed'] !== undefined) return own;
  return { ...own, input: { ...call.input, seed: `${seed}:${row}` } };
}

async function* once<T>(one: T): AsyncGenerator<T, void, undefined> {
  yield one;
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The answer, or a failure that says what the tool refused. */
function answerOf(answered: Answered<Call>): Fields {
  if ('answer' in answered) return answered.answer;
  const { error, details = [] } = answered.refused;
  const lines = details.length > 1 ? details.map(({ field, message }) => `\n  ${field}: ${message}`) : [];
  throw new Failure(sameText(error + lines.join('')));
}

/** The same call again and again. What it refuses is refused each time, so the first refusal ends it. */
async function runRepeated({ options, around, tool, fixed }: Run): Promise<number> {
  const { inputSchema, outputSchema } = tool;
  async function* calls() {
    for (let row = 1; row <= (options.repeat ?? 1); row++)
      yield rowCall({ input: fixed }, row, tool, options);
  }
  const writer = writerTo(options, around, fixed);
  let form: AnswerForm | undefined;
  try {
    for await (const answered of around.caller.answers(tool.id, calls())) {
      const answer = answerOf(answered);
      if (!form) {
        const action = actionOf(fixed, inputSchema);
        const isCounted = 'count' in fixed;
        form = formOf({ input: inputSchema, output: outputSchema, action, isCounted, sample: answer });
        writer.start(form.columns, options.labels ? answerHeadings(tool, form) : form.columns);
      }
      for (const record of rowsOf(answer, form)) await writer.row(rowOf(record, form));
      around.progress.count(false);
    }
  } finally {
    await writer.end();
  }
  return 0;
}

/** The labels of the columns of an answer. Those of a generated item are inside the list of items. */
function answerHeadings({ outputSchema }: ToolDescription, { items, columns }: AnswerForm): string[] {
  const inside = items === undefined ? undefined : schemaAt(outputSchema, [items, 0]);
  return columns.map((column) => headingOf([...(inside ? [inside] : []), outputSchema], column));
}

const rowOf = (record: Fields, { columns }: AnswerForm): Row => ({
  cells: columns.map((column) => cellOf(record, column)),
  texts: [],
  record,
});

/** The action of an input, or the default one; undefined of a tool that has none. */
function actionOf(input: Input, { properties = {} }: JsonSchema): string | undefined {
  return (input['action'] ?? properties['action']?.default) as string | undefined;
}

/** A call for each row of a file, whose input is printed beside its answer. */
async function runTable(
  file: string,
  { options, around, tool, fixed }: Run,
  read: Set<string>,
): Promise<number> {
  const { inputSchema, outputSchema } = tool;
  const { records, delimiter } = await openCsv(around.open(file), options);
  const inOther = async () =>
    (await describeTool(around.caller, tool.id, options.language === 'pt' ? 'en' : 'pt')).inputSchema;
  const { columns, fields, readAs, rows } = await openTable(records, {
    ...options,
    schema: inputSchema,
    inOther,
    fixed,
  });
  for (const line of readAs) read.add(line);
  const action = fields.includes('action') ? undefined : actionOf(fixed, inputSchema);
  const isCounted = fields.includes('count') ? undefined : 'count' in fixed;
  const form = formOf({ input: inputSchema, output: outputSchema, action, isCounted });
  const free = (name: string) => (columns.includes(name) ? `resposta.${name}` : name);
  const headingsOf = (names: readonly string[]) => {
    const asked = columns.map((column) =>
      options.keep.includes(column) ? column : headingOf([inputSchema], column),
    );
    const refusal = { pt: 'Erro', en: 'Error' }[options.language];
    return distinctHeadings([...asked, ...answerHeadings(tool, form), refusal], names);
  };

  async function* calls(): AsyncGenerator<Call, void, undefined> {
    let number = 0;
    for await (const row of rows) yield rowCall({ input: row.input, row }, ++number, tool, options);
  }
  const printed = options.delimiter ?? (options.form.decimal === ',' ? options.usualDelimiter : delimiter);
  const writer = writerTo({ ...options, delimiter: printed }, around, fixed);
  let refused = 0;
  try {
    const names = [...columns, ...form.columns.map(free), free('erro')];
    writer.start(names, options.labels ? headingsOf(names) : names);
    for await (const answered of around.caller.answers(tool.id, calls())) {
      const row = answered.call.row as InputRow;
      const isRefused = 'refused' in answered;
      if (isRefused) {
        refused++;
        await writer.row(refusedRow(row, answered.refused.error, form));
      } else {
        for (const record of rowsOf(answered.answer, form)) await writer.row(besideInput(row, record, form));
      }
      around.progress.count(isRefused);
      if (isRefused && options.failFast) break;
    }
  } finally {
    await writer.end();
  }
  return refused;
}

const besideInput = (
  { values, texts, record: given }: InputRow,
  record: Fields,
  { columns }: AnswerForm,
) => ({
  cells: [...values, ...columns.map((column) => cellOf(record, column)), null],
  texts,
  record: { entrada: given, resposta: record },
});

const refusedRow = ({ values, texts, record }: InputRow, erro: string, { columns }: AnswerForm): Row => ({
  cells: [...values, ...columns.map(() => null), erro],
  texts,
  record: { entrada: record, erro },
});

interface Writer {
  /** Takes the names of the columns and their headings. */
  start(columns: readonly string[], headings: readonly string[]): void;
  /** Resolves when there is room for more. */
  row(row: Row): Promise<void>;
  end(): Promise<void>;
}

/** Prints rows in the format that is asked for, in pieces of some size. */
function writerTo(options: CallOptions, { print, signal }: Surroundings, fixed: Input): Writer {
  const format = formatOf(options, fixed);
  const text = gatherText(print);
  let isStarted = false;
  let chosen: readonly number[] | undefined;
  const choose = <T>(all: readonly T[]) => chosen?.map((i) => all[i] as T) ?? all;
  return {
    start(columns, headings) {
      chosen = options.columns?.map((name) => placeOf(name, columns));
      isStarted = true;
      text.add(format.start(choose(headings)));
    },
    async row(row) {
      text.add(format.row(chosen ? { ...row, cells: choose(row.cells), texts: choose(row.texts) } : row));
      await text.printIfDue();
      signal.throwIfAborted();
    },
    async end() {
      if (isStarted) text.add(format.end());
      await text.print();
    },
  };
}

/** The place of a column that `--columns` names. */
function placeOf(name: string, columns: readonly string[]): number {
  const place = columns.indexOf(name);
  if (place >= 0) return place;
  const [meant] = likelyMeant(name, columns);
  const hint =
    meant === undefined
      ? { pt: `; elas são ${columns.join(', ')}`, en: `; they are ${columns.join(', ')}` }
      : { pt: `; você quis dizer "${meant}"?`, en: `; did you mean "${meant}"?` };
  throw new UsageError({
    pt: `--columns: não há a coluna "${name}"${hint.pt}`,
    en: `--columns: there is no column "${name}"${hint.en}`,
  });
}

function formatOf(options: CallOptions, fixed: Input): Format {
  const { format, language, delimiter = options.usualDelimiter, raw, form, encoding, table: name } = options;
  const formats = {
    csv: () => csv({ delimiter, raw, form, hasMark: encoding === 'excel' }),
    table,
    json,
    ndjson,
    sql: () => sql(name),
    html: () =>
      html({ empregador: options.employer, documentoEmpregador: options.employerId, ...fixed }, language),
  };
  return formats[format]();
}

/** `canivete audit`: payslips with their facts, their audits, and how these are reported. */
import { type Caller, describeTool, type RefusedBody } from '../call/caller.ts';
import type { Fields } from '../call/answer-rows.ts';
import { decodeText } from '../call/decode-text.ts';
import { findDelimiter, peekLine, requireDelimiter } from '../call/delimiter.ts';
import { gatherText } from '../call/gather-text.ts';
import { type JsonSchema, schemaAt } from '../call/json-schema.ts';
import { openCsv } from '../call/open-csv.ts';
import type { Progress } from '../call/progress.ts';
import { readCsv } from '../call/read-csv.ts';
import { normalLabel } from '../../../src/law/payroll/audit/labels.ts';
import { omitUndefined } from '../../../src/lib/omit-undefined.ts';
import { UsageError } from '../usage.ts';
import { type Codes, readCodes } from './codes.ts';
import { factsColumns, readFactsJson, readFactsTable } from './facts.ts';
import { itemsOf, namedError, openColumns } from './files.ts';
import { type Grouped, groupHeld, groupSorted, type Unused } from './group.ts';
import type { AuditOptions } from './options.ts';
import type { Answer, Outcome, Payroll } from './outcome.ts';
import { payslipColumns, readPrinted } from './payslips.ts';
import { csvReport } from './reports/csv.ts';
import { htmlReport } from './reports/html.ts';
import { ndjsonReport } from './reports/ndjson.ts';
import { summaryOf } from './summary.ts';
import { addTo, newTotals, type Totals } from './totals.ts';
import { words } from './words.ts';

const TOOL = 'calculadoras-conferencia-holerite';
const PAYROLL = 'calculadoras-folha';

/** The parts of the process that a run uses. */
export interface Surroundings {
  readonly caller: Caller;
  /** Resolves when a text of the report is written. */
  readonly print: (text: string) => Promise<void>;
  /** Takes a notice or the summary. */
  readonly tell: (text: string) => void;
  /** The bytes of a file, which an option names. */
  readonly open: (file: string, option: string) => AsyncIterable<Uint8Array>;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** The day of the report, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Audits the payslips of a file; resolves with what they give together. */
export async function runAudit(options: AuditOptions, around: Surroundings): Promise<Totals> {
  const t = words[options.language];
  const { inputSchema } = await describeTool(around.caller, TOOL);
  const schema = schemaAt(inputSchema, ['fatos']) as JsonSchema;
  const codes =
    options.codes === undefined ? new Map<string, string>() : await openCodes(options.codes, options, around);
  const printed = await openPrinted(options, around, (columns) =>
    around.tell(`${t.ignored(columns.join(', '))}\n`),
  );
  const facts = await openFacts(options, around, schema);
  const unmapped = [...options.map.keys()].find(
    (name) => !printed.written.includes(name) && !facts.written.includes(name),
  );
  if (unmapped !== undefined)
    throw new UsageError({
      pt: `--map: não há a coluna "${unmapped}"`,
      en: `--map: there is no column "${unmapped}"`,
    });
  let unused: Unused | undefined;
  const files = { printed, facts, tell: (found: Unused) => void (unused = found) };
  const grouped = options.isSorted ? groupSorted(files) : groupHeld(files);
  const report = { csv: csvReport, ndjson: ndjsonReport, html: htmlReport }[options.format]({
    ...options,
    today: around.today,
    async payrollOf(facts) {
      const answered = await answerTo(PAYROLL, { ...facts, explicar: true }, around.caller);
      return 'answer' in answered ? (answered.answer as unknown as Payroll) : undefined;
    },
  });
  const totals = newTotals();
  const text = gatherText(around.print);
  let isStarted = false;
  // A file that cannot be read leaves no report.
  const start = () => {
    if (!isStarted) text.add(report.start());
    isStarted = true;
  };
  try {
    for await (const outcome of outcomesOf(grouped, { options, around, codes, labels: labelsOf(codes) })) {
      start();
      addTo(totals, outcome, options.isSorted);
      text.add(await report.payslip(outcome));
      await text.printIfDue();
      around.signal.throwIfAborted();
      around.progress.count(outcome.result !== 'audited' || outcome.answer.resultado === 'diverge');
      if (options.failFast && outcome.result === 'erro') break;
    }
    start();
    for (const piece of report.end(totals)) {
      text.add(piece);
      await text.printIfDue();
    }
  } finally {
    await text.print();
    around.progress.clear();
  }
  around.tell(summaryOf(totals, unused, options.language));
  return totals;
}

function labelsOf(codes: Codes): ReadonlyMap<string, readonly string[]> {
  const labels = new Map<string, string[]>();
  for (const de of codes.keys()) {
    const label = normalLabel(de);
    labels.set(label, [...(labels.get(label) ?? []), de]);
  }
  return labels;
}

async function openCodes(file: string, options: AuditOptions, { open }: Surroundings): Promise<Codes> {
  try {
    return await readCodes(open(file, '--mapa'), options);
  } catch (error) {
    throw namedError(file, error);
  }
}

async function openPrinted(
  { payslips: file, map, form, ...options }: AuditOptions,
  { open }: Surroundings,
  ignore: (columns: readonly string[]) => void,
) {
  try {
    const { records } = await openCsv(open(file, 'FILE.csv'), { ...options, map, form });
    const table = await openColumns(records, map, payslipColumns);
    return { file, written: table.written, rows: itemsOf(file, readPrinted(table, form, ignore)) };
  } catch (error) {
    throw namedError(file, error);
  }
}

async function openFacts(
  { facts: file, ...options }: AuditOptions,
  { open }: Surroundings,
  schema: JsonSchema,
) {
  const { map, form, keep, keepAll } = options;
  try {
    const { line, all } = await peekLine(decodeText(open(file, '--fatos'), options.encoding));
    if (/^\s*[[{]/.test(line)) return { file, written: [], rows: itemsOf(file, readFactsJson(all, form)) };
    if (options.delimiter !== undefined) requireDelimiter(line, options.delimiter);
    const delimiter = options.delimiter ?? findDelimiter(line, options.usualDelimiter);
    const table = await openColumns(readCsv(all, delimiter), map, factsColumns(schema));
    return {
      file,
      written: table.written,
      rows: itemsOf(file, readFactsTable(table, { schema, form, keep, keepAll })),
    };
  } catch (error) {
    throw namedError(file, error);
  }
}

interface Auditing {
  readonly options: AuditOptions;
  readonly around: Surroundings;
  readonly codes: Codes;
  /** The names of `codes` by their normal form. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
}

async function* outcomesOf(
  grouped: AsyncIterable<Grouped>,
  auditing: Auditing,
): AsyncGenerator<Outcome, void, undefined> {
  for await (const group of grouped) yield { ...group, ...(await auditOf(group, auditing)) };
}

/** Without the payslip itself. */
type Judged = Outcome extends infer One ? (One extends Outcome ? Omit<One, keyof Grouped> : never) : never;

async function auditOf(
  { payslip, facts, similar }: Grouped,
  { options: { language, tolerance }, around: { caller }, codes, labels }: Auditing,
): Promise<Judged> {
  if (!facts) {
    const t = words[language];
    const message = similar === undefined ? t.noFacts : t.noFactsBut(similar);
    return { result: 'sem-fatos', message };
  }
  const { lancamentos, totals } = payslip;
  const known = new Set(
    lancamentos.flatMap(({ codigo, descricao }) => [
      ...(codigo !== undefined && codes.has(codigo) ? [codigo] : []),
      ...((descricao !== undefined && labels.get(normalLabel(descricao))) || []),
    ]),
  );
  const bases = (['inss', 'irrf', 'fgts'] as const).map((base) => [base, totals.get(`base-${base}`)]);
  const input = omitUndefined({
    fatos: { ...facts.facts, competencia: payslip.competencia },
    lancamentos,
    liquido: totals.get('liquido'),
    fgts: totals.get('fgts'),
    bases: omitUndefined(Object.fromEntries(bases) as Fields),
    mapa: [...known].map((de) => ({ de, para: codes.get(de) })),
    tolerancia: tolerance,
  });
  const answered = await answerTo(TOOL, input, caller);
  if ('refused' in answered) return { result: 'erro', message: messageOf(answered.refused) };
  return { result: 'audited', answer: answered.answer as unknown as Answer };
}

async function answerTo(tool: string, input: Fields, { answers }: Caller) {
  async function* once() {
    yield { input };
  }
  for await (const answered of answers(tool, once())) return answered;
  throw new Error('a call has an answer');
}

/** The sentence of a refusal, with all faults where there are several. */
function messageOf({ error, details = [] }: RefusedBody): string {
  return details.length > 1 ? details.map(({ field, message }) => `${field}: ${message}`).join('; ') : error;
}

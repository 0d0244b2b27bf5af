/**
 * The payslip of a worker's month, and the audit of payslips, in code: one at a time, or streams of any length.
 *
 * ```ts
 * import { audit, payroll } from 'canivete/payroll';
 *
 * const worker = { salarioBase: 6000, dependentes: 1 };
 * const { liquido } = await payroll(worker, '2026-10');
 *
 * const { causas } = await audit({ ...worker, competencia: '2026-10' }, {
 *   lancamentos: [
 *     { descricao: 'Salário', tipo: 'provento', valor: 6000 },
 *     { descricao: 'INSS', tipo: 'desconto', valor: 641.51 },
 *     { descricao: 'IRRF', tipo: 'desconto', valor: 512.72 },
 *   ],
 * });
 * console.log(liquido, causas); // 5025.52 [ 'reducao-de-2026-nao-aplicada' ]
 * ```
 * @module
 */
import type { RunOptions } from '../contracts/run-options.ts';
import type { AnswerOf, InputOf } from '../kit/tool-types.ts';
import { nextTurn } from '../lib/turns.ts';
import { ToolError } from '../pipeline/errors/tool-error.ts';
import { run } from '../pipeline/in-code.ts';
import { conferenciaHolerite } from '../tools/trabalhista/conferencia-holerite.ts';
import { folha } from '../tools/trabalhista/folha.ts';
// The types of the tools as the package has them: those of values.
import type * as tools from '../tools/trabalhista/index.ts';

export { ToolError };
export type { RunOptions };

/** The facts of a worker and a month: the input of `POST /calculadoras/folha`. */
export type PayrollFacts = InputOf<typeof tools.folha>;

/** A payslip: the answer of `POST /calculadoras/folha`. */
export type Payroll = AnswerOf<typeof tools.folha>;

/** The facts of a worker that hold in every month. */
export type Worker = Omit<PayrollFacts, 'competencia'>;

/** A month, `YYYY-MM`, or its facts, which stand in place of those of the worker. */
export type Month = string | (Partial<PayrollFacts> & Pick<PayrollFacts, 'competencia'>);

/** The facts that a payslip is audited by: those of the worker and of the month. */
export type AuditFacts = InputOf<typeof tools.conferenciaHolerite>['fatos'];

/** A payslip as printed: the input of `POST /calculadoras/conferencia-holerite` beside the facts. */
export type PrintedPayslip = Omit<InputOf<typeof tools.conferenciaHolerite>, 'fatos'>;

/** The lines that agree and those that differ: the answer of `POST /calculadoras/conferencia-holerite`. */
export type Audit = AnswerOf<typeof tools.conferenciaHolerite>;

/** A worker and a month of a stream, with what else the row has. */
export interface PayrollRow {
  readonly worker: Worker;
  readonly month: Month;
}

/** A worker with the facts of a month and the payslip of a stream, with what else the row has. */
export interface AuditRow {
  readonly worker: AuditFacts;
  readonly payslip: PrintedPayslip;
}

/** The answer of a row, or the error by which it was refused. */
export type Outcome<Row, Answer> =
  | { readonly row: Row; readonly answer: Answer; readonly error?: undefined }
  | { readonly row: Row; readonly error: ToolError; readonly answer?: undefined };

/** Computes the payslip of a worker's month. Rejects with a `ToolError` where the address would answer 400 or 422. */
export async function payroll(worker: Worker, month: Month, options?: RunOptions): Promise<Payroll> {
  const ofMonth = typeof month === 'string' ? { competencia: month } : month;
  return run(folha, { ...worker, ...ofMonth }, options);
}

/** Audits a printed payslip by the facts of its month. Rejects as `payroll` does. */
export async function audit(
  worker: AuditFacts,
  payslip: PrintedPayslip,
  options?: RunOptions,
): Promise<Audit> {
  return run(conferenciaHolerite, { ...payslip, fatos: worker }, options);
}

/**
 * Computes many payslips in their order. A row that is refused gives its error, and the rest goes on. No more than one row is
 * read ahead of what was taken, so that a stream of any length takes the memory of one payslip.
 */
export function payrolls<Row extends PayrollRow>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  options?: RunOptions,
): AsyncGenerator<Outcome<Row, Payroll>, void, undefined> {
  return outcomesOf(rows, async ({ worker, month }) => payroll(worker, month, options));
}

/** Audits many payslips, as `payrolls` computes them. */
export function audits<Row extends AuditRow>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  options?: RunOptions,
): AsyncGenerator<Outcome<Row, Audit>, void, undefined> {
  return outcomesOf(rows, async ({ worker, payslip }) => audit(worker, payslip, options));
}

/** Rows after which the rest of the process has its turn. */
const ROWS_OF_A_TURN = 50;

async function* outcomesOf<Row, Answer>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  compute: (row: Row) => Promise<Answer>,
): AsyncGenerator<Outcome<Row, Answer>, void, undefined> {
  let count = 0;
  for await (const row of rows) {
    if (++count % ROWS_OF_A_TURN === 0) await nextTurn();
    yield await outcomeOf(row, compute);
  }
}

async function outcomeOf<Row, Answer>(
  row: Row,
  compute: (row: Row) => Promise<Answer>,
): Promise<Outcome<Row, Answer>> {
  try {
    return { row, answer: await compute(row) };
  } catch (error) {
    if (error instanceof ToolError) return { row, error };
    throw error;
  }
}

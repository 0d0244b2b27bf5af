/**
 * A small coherent Brazil out of a seed: companies, people, payslips, sales and payments whose documents, dates and amounts
 * agree. All of it is fictitious.
 *
 * ```ts
 * import { world } from 'canivete/world';
 *
 * const { tables, counts } = world({ seed: 'demo', employees: 20, months: 3 });
 * for (const { nome, cpf } of tables.pessoas) console.log(nome, cpf);
 * console.log(counts().folhas);
 * ```
 * @module
 */
import type { Day } from '../kit/fields/today.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { todayAt } from '../lib/dates/today.ts';
import { cryptoRandom } from '../lib/random-sources.ts';
import { errorBody } from '../pipeline/errors/answer-error.ts';
import { Refused } from '../pipeline/errors/refused.ts';
import { ToolError } from '../pipeline/errors/tool-error.ts';
import { describeRefusal } from '../pipeline/errors/words.ts';
import { objectOf } from '../pipeline/json-value.ts';
import { fieldsOf } from '../pipeline/raw-input.ts';
import { validate } from '../pipeline/validate.ts';
import type { Dialect } from './ddl.ts';
import { type World, worldOf } from './make.ts';
import { codeInput, type WorldInput, type WorldOptions } from './options.ts';
import { planOf } from './plan.ts';
import type { Rows, TableName } from './schema.ts';
import type { TableRow } from './sql.ts';

export { ToolError };
export type { Dialect, Rows, TableName, TableRow, World, WorldOptions };

const options = { input: codeInput, examples: [] };

/**
 * Makes a world. Nothing is made before it is read, but for the check of the options: a `ToolError` says which of them is
 * wrong. The same options give the same rows on every runtime, in every later release; more companies, employees,
 * customers, products, vehicles or months add rows and change none.
 */
export function world<const Name extends TableName = TableName>(
  sent: Omit<WorldOptions, 'tables'> & { readonly tables?: readonly Name[] | undefined } = {},
): World<Name> {
  const today = todayAt(Date.now());
  const day: Day = { today: () => today };
  try {
    const raw = fieldsOf(objectOf(sent), codeInput);
    const input = validate(options, raw, false, day) as WorldInput;
    return worldOf(planOf(input, today, cryptoRandom())) as World as World<Name>;
  } catch (thrown) {
    const error = thrown instanceof Refused ? describeRefusal(thrown) : thrown;
    throw error instanceof ApiError ? new ToolError(errorBody(error, 'pt')) : error;
  }
}

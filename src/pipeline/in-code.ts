import { type RunOptions, runOptions } from '../contracts/run-options.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import type { AnyTool } from '../kit/tool.ts';
import type { ActionOf, AnswerOf, DefaultActionOf, InputOf } from '../kit/tool-types.ts';
import { type Instant, millisecondsAt } from '../lib/dates/instant.ts';
import { readOptions } from '../lib/options.ts';
import type { Random } from '../lib/random.ts';
import { cryptoRandom, safeRandom, seededRandom } from '../lib/random-sources.ts';
import { errorBody } from './errors/answer-error.ts';
import { ToolError } from './errors/tool-error.ts';
import { objectOf } from './json-value.ts';
import { fieldsOf } from './raw-input.ts';
import { type Environment, run as runRaw } from './run.ts';

/** Characters. */
const LONG_TEXT = 1e6;

let source: Random | undefined;

/**
 * The answer of a tool to plain values (`3`, `true`), which are checked as a request's are: the JSON of its 200. No key,
 * no quota, no event. Rejects with a `ToolError` where the address would answer 400 or 422, and with a `TypeError` that
 * names a wrong option.
 *
 * ```ts
 * const { cpfs } = await run(cpf, { count: 2 });
 * ```
 */
export async function run<Tool extends AnyTool, const Action extends ActionOf<Tool> = DefaultActionOf<Tool>>(
  tool: Tool,
  input: InputOf<Tool> & { readonly action?: Action },
  options: RunOptions = {},
): Promise<AnswerOf<Tool, Action>> {
  const clock = Date.now;
  const world = { random: (source ??= cryptoRandom()), clock, tables: {} };
  return (await runIn(world, tool, input, options)) as AnswerOf<Tool, Action>;
}

/** Runs a tool in a given world: the options that are sent stand in place of its members. */
export async function runIn(
  world: Environment,
  tool: AnyTool,
  input: unknown,
  options: RunOptions,
): Promise<unknown> {
  const { now, random, seed, tables, language } = readOptions('run', options, runOptions);
  if (random && seed !== undefined)
    throw new TypeError('run: options "random" and "seed" exclude each other');
  const at = now === undefined ? undefined : timeOf(now);
  const own = seed === undefined ? random && safeRandom(random) : seededRandom(seed);
  const environment: Environment = {
    ...world,
    ...(at !== undefined && { clock: () => at }),
    ...(own && { random: own }),
    ...(tables && { tables }),
    language: () => language,
  };
  try {
    const answer = await runRaw(tool, fieldsOf(objectOf(input), tool.input), environment);
    // A copy, because rules may answer with lists that they share.
    const text = JSON.stringify(answer);
    // To read a long one takes longer than to write it: other work has its turn between.
    if (text.length > LONG_TEXT) await new Promise((resolve) => setTimeout(resolve, 0));
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof ApiError ? new ToolError(errorBody(error, language)) : error;
  }
}

/** Noon of a date in UTC is on that date in Brazil; its midnight is not. */
function timeOf(now: Instant): number {
  const isDate = typeof now === 'string' && !now.includes('T');
  return millisecondsAt(isDate ? `${now}T12:00:00Z` : now);
}

import { type RunOptions, runOptions } from '../contracts/run-options.ts';
import { toolWithDefaults } from '../kit/defaults.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import type { AnyTool } from '../kit/tool.ts';
import type { ActionOf, AnswerOf, CountOf, DefaultActionOf, InputOf } from '../kit/tool-types.ts';
import { type Instant, millisecondsAt } from '../lib/dates/instant.ts';
import { readOptions } from '../lib/options.ts';
import type { Random } from '../lib/random.ts';
import { cryptoRandom, safeRandom, seededRandom } from '../lib/random-sources.ts';
import { jsonOf } from './answer.ts';
import { errorBody } from './errors/answer-error.ts';
import { inWords } from './errors/in-words.ts';
import { ToolError } from './errors/tool-error.ts';
import { objectOf } from './json-value.ts';
import { fieldsOf } from './raw-input.ts';
import type { Environment } from './run.ts';
import { type Running, runReadable } from './run-readable.ts';

/** Characters. */
const LONG_TEXT = 1e6;

let source: Random | undefined;

/** The world of a call without a service: secure draws, the machine's clock and the tables of the package. */
export const ownWorld = (): Environment => ({
  random: (source ??= cryptoRandom()),
  clock: Date.now,
  tables: {},
});

/**
 * The answer of a tool to plain values (`3`, `true`), which are checked as a request's are: the JSON of its 200. No key,
 * no quota, no event. Rejects with a `ToolError` where the address would answer 400 or 422, and with a `TypeError` that
 * names a wrong option.
 *
 * ```ts
 * const { cpfs } = await run(cpf, { count: 2 });
 * ```
 */
export async function run<
  Tool extends AnyTool,
  const Action extends ActionOf<Tool> = DefaultActionOf<Tool>,
  const Count extends CountOf<Tool> = never,
>(
  tool: Tool,
  input: InputOf<Tool> & { readonly action?: Action; readonly count?: Count },
  options: RunOptions = {},
): Promise<AnswerOf<Tool, Action, Count>> {
  return (await runIn(ownWorld(), tool, input, options)) as AnswerOf<Tool, Action, Count>;
}

/** Runs a tool in a given world: the options that are sent stand in place of its members. */
export async function runIn(
  world: Environment,
  tool: AnyTool,
  input: unknown,
  options: RunOptions,
): Promise<unknown> {
  return runnerOf(world, tool, options)(input);
}

/** Gives what runs a tool again and again by the same options, which are read once. Throws as `run` rejects at a wrong one. */
export function runnerOf(
  world: Environment,
  tool: AnyTool,
  options: RunOptions,
): (input: unknown) => Promise<unknown> {
  const { now, random, seed, tables, defaults, onReadAs, language } = readOptions('run', options, runOptions);
  if (random && seed !== undefined)
    throw new TypeError('run: options "random" and "seed" exclude each other');
  const at = now === undefined ? undefined : timeOf(now);
  const environment: Environment = {
    ...world,
    ...(at !== undefined && { clock: () => at }),
    ...(random && { random: safeRandom(random) }),
    ...(tables && { tables }),
    language: () => language,
  };
  const own = toolWithDefaults(tool, defaults);
  const running: Running = {
    environment,
    language: environment.language,
    noteRead: ({ readAs }) => readAs && onReadAs?.(readAs.lines),
  };
  // Each call draws the same of a seed.
  const seeded = (text: string) => ({
    ...running,
    environment: { ...environment, random: seededRandom(text) },
  });
  return async (input) => {
    try {
      const raw = fieldsOf(objectOf(input), own.input);
      const answer = await runReadable(own, raw, seed === undefined ? running : seeded(seed));
      // A copy, because rules may answer with lists that they share.
      const text = jsonOf(answer);
      // To read a long one takes longer than to write it: other work has its turn between.
      if (text.length > LONG_TEXT) await new Promise((resolve) => setTimeout(resolve, 0));
      return JSON.parse(text);
    } catch (thrown) {
      const error = await inWords(thrown);
      throw error instanceof ApiError ? new ToolError(errorBody(error, language)) : error;
    }
  };
}

/** Noon of a date in UTC is on that date in Brazil; its midnight is not. */
function timeOf(now: Instant): number {
  const isDate = typeof now === 'string' && !now.includes('T');
  return millisecondsAt(isDate ? `${now}T12:00:00Z` : now);
}

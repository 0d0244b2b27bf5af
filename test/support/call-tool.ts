import * as v from 'valibot';
import { run } from '../../src/pipeline/run.ts';
import { cryptoRandom } from '../../src/lib/random-sources.ts';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { Text } from '../../src/kit/texts.ts';
import type { AnyTool, Context } from '../../src/kit/tool.ts';
import type { AddedEntries } from '../../src/law/dated.ts';
import { textsOf } from '../../src/tools/texts.ts';
import { saidOf } from './in-words.ts';

/** Noon of 21 November 2026 in UTC: the clock of a test that does not name one. */
export const NOW = Date.UTC(2026, 10, 21, 12);

export interface CallOptions {
  /** An instant that `Date.parse` reads. */
  readonly now?: string;
  readonly tables?: AddedEntries;
  /** That of the texts of the answer. */
  readonly language?: Context['language'];
  /** Called for each table that is used although its review is due. */
  readonly onDue?: Context['onDue'];
}

const random = cryptoRandom();

/**
 * Runs a tool in process, as a JSON body would: validation, defaults, rule. An answer of another shape than the tool
 * declares, or with a member that it does not declare, is an error.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
export function callTool(tool: AnyTool, values: Record<string, unknown>, options: CallOptions = {}): any {
  const now = options.now === undefined ? NOW : Date.parse(options.now);
  const { tables = {}, language, onDue } = options;
  const world = { random, clock: () => now, tables, language, onDue };
  try {
    const texts = async () => (await textsOf(tool)) ?? undefined;
    const answer = run({ texts, ...tool }, { values, unknown: [] }, world);
    if (!(answer instanceof Promise)) return checked(tool, answer);
    return answer.then(
      (late) => checked(tool, late),
      (error) => Promise.reject(told(tool, error)),
    );
  } catch (error) {
    throw told(tool, error);
  }
}

/** A refusal that documents tell of: only a tool with an `impossible` may answer 422. */
function told(tool: AnyTool, thrown: unknown): unknown {
  const error = saidOf(thrown);
  // The build keeps what documents tell apart from the tools, both the texts and the inputs.
  const isTold = tool.en === undefined || tool.impossible !== undefined;
  return error instanceof ApiError && error.status === 422 && !isTold
    ? new Error(`${tool.id} answers 422 without an impossible input`)
    : error;
}

/** Calls a calculator; gives its answer without assumptions and notice, for a test of the figures alone. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
export function figuresOf(tool: AnyTool, values: Record<string, unknown>, options?: CallOptions): any {
  const { premissas, assumptions, aviso: _, ...figures } = callTool(tool, values, options);
  if (!premissas && !assumptions) throw new Error(`${tool.id} tells no assumptions`);
  return figures;
}

function checked(tool: AnyTool, answer: unknown): unknown {
  const { issues, output } = v.safeParse(tool.output, answer);
  const fault = issues
    ? `${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`
    : undeclared(answer, output);
  if (fault !== null) throw new Error(`${tool.id} answered what it does not declare, ${fault}`);
  return answer;
}

/** Members whose text is the tool's own. */
const SAID = new Set([
  'aviso',
  'descricao',
  'disclaimer',
  'formula',
  'label',
  'message',
  'name',
  'nome',
  'unit',
]);

/**
 * The path of a member that a schema has dropped, as it does with those that it does not declare, or of one that should
 * say something.
 */
function undeclared(answer: unknown, kept: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const held = kept as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(answer)) {
    if (!Object.hasOwn(held, key)) return key;
    if (value === '' && SAID.has(key)) return `${key}, which says nothing`;
    const inside = undeclared(value, held[key]);
    if (inside !== null) return `${key}.${inside}`;
  }
  return null;
}

/** Gives the error of a call that must fail. */
function refused(tool: AnyTool, values: Record<string, unknown>, options?: CallOptions): ApiError {
  try {
    callTool(tool, values, options);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`${tool.id} accepted ${JSON.stringify(values)}`);
}

/** Gives the Portuguese messages of a call that must fail, by field. */
export function messagesOf(
  tool: AnyTool,
  values: Record<string, unknown>,
  options?: CallOptions,
): Readonly<Record<string, string>> {
  const { details = [] } = refused(tool, values, options).parts;
  return Object.fromEntries(details.map(({ field, message }) => [field, message.pt]));
}

/** The same in both languages. */
export function messagesInBoth(
  tool: AnyTool,
  values: Record<string, unknown>,
  options?: CallOptions,
): Readonly<Record<string, Text>> {
  const { details = [] } = refused(tool, values, options).parts;
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
}

/**
 * The refusal of a call that must fail: its status, its faulty fields and what the page adds to the body. Its messages
 * must be sentences.
 */
export function refusal(tool: AnyTool, values: Record<string, unknown>, options?: CallOptions) {
  return described(tool, refused(tool, values, options));
}

/** The same of a call that is refused by what it loads: its promise rejects. */
export async function lateRefusal(tool: AnyTool, values: Record<string, unknown>, options?: CallOptions) {
  try {
    await callTool(tool, values, options);
  } catch (error) {
    if (error instanceof ApiError) return described(tool, error);
    throw error;
  }
  throw new Error(`${tool.id} accepted ${JSON.stringify(values).slice(0, 200)}`);
}

function described(tool: AnyTool, { status, parts }: ApiError) {
  const { details = [], extra } = parts;
  for (const { field, message } of details) {
    // A sentence in each language, without a value that was not found.
    for (const text of [message.pt, message.en]) {
      if (text.length < 5 || /undefined|NaN|\[object/.test(text)) {
        throw new Error(`${tool.id} says of ${field}: ${JSON.stringify(text)}`);
      }
    }
  }
  return { status, fields: details.map(({ field }) => field), ...extra };
}

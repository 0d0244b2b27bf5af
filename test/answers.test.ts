import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../src/kit/errors.ts';
import type { AnyTool } from '../src/kit/tool.ts';
import { callTool } from './support/call-tool.ts';
import { inputsOf } from './support/random-inputs.ts';
import { sized } from './support/size.ts';
import { tools } from './support/tools.ts';
import { variedInputs } from './support/varied-inputs.ts';

type Input = Readonly<Record<string, unknown>>;

const DRAWN = 20;
/** Of the inputs of each tool one in so many is tried. */
const EVERY = sized(5, 1);

/** Inputs of which the tables of a later year change nothing. */
const inputsFor = (tool: AnyTool): Input[] =>
  [...variedInputs(tool), ...fc.sample(inputsOf(tool), { numRuns: DRAWN, seed: 1 })]
    .map((input) => ('seed' in tool.input.entries ? { seed: 'a', ...input } : input))
    .filter((input) => !/20(2[7-9]|[3-9])|"estimativas"/.test(JSON.stringify(input)));

async function answerTo(tool: AnyTool, input: Input, language: 'pt' | 'en'): Promise<unknown> {
  try {
    return await callTool(tool, input, { language: async () => language });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, ...error.parts };
  }
}

/** The last digits of a number may differ by the engine. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(10)) : value;

/** A refusal lists the years that the tables hold, of which each January adds one. */
const withoutLaterYears = (answer: string) => answer.replace(/\b2026(?:, 20\d\d)+/g, '2026');

/** An answer by turns in Portuguese and in English; a refusal is in both. */
const told = async (tool: AnyTool, input: Input, i: number) =>
  withoutLaterYears(JSON.stringify(await answerTo(tool, input, i % 2 === 0 ? 'pt' : 'en'), rounded));

const digestOf = (answer: string) => hash('sha256', answer, 'base64').slice(0, 5);

const file = new URL('answers.json', import.meta.url);
const written = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

async function digestsOf(tool: AnyTool): Promise<string> {
  const digests: string[] = [];
  for (const [i, input] of inputsFor(tool).entries()) digests.push(digestOf(await told(tool, input, i)));
  return digests.join(' ');
}

const textOf = (all: Readonly<Record<string, string>>) => `${JSON.stringify(all, null, 2)}\n`;

/** The digests of a new tool are written by the first run, but not where `NOTHING_NEW` says that there is none. */
async function writeNew(tool: AnyTool): Promise<void> {
  expect(process.env['NOTHING_NEW'], `${tool.id} has no digests in test/answers.json`).toBeUndefined();
  written[tool.id] = await digestsOf(tool);
  const known = tools.filter(({ id }) => id in written).map(({ id }) => [id, written[id] as string]);
  writeFileSync(file, textOf(Object.fromEntries(known)));
}

// The suites of the tools hold what is right. Here stands that nothing else is answered by accident, at the bounds of each
// field and in each choice.
it.each(tools.map((tool) => [tool.id, tool] as const))('%s answers what it did', async (id, tool) => {
  const digests = written[id]?.split(' ');
  if (!digests) return writeNew(tool);
  const changed: string[] = [];
  for (const [i, input] of inputsFor(tool).entries()) {
    if (i % EVERY !== 0) continue;
    const answer = await told(tool, input, i);
    if (digestOf(answer) !== digests[i]) changed.push(`${JSON.stringify(input)}: ${answer}`.slice(0, 2_000));
  }
  expect(changed).toEqual([]);
});

// `FULL=1 npx vitest run test/answers.test.ts --update` writes them anew, when they change on purpose.
it.runIf(EVERY === 1)('digests of all answers are written down', async () => {
  const all: Record<string, string> = {};
  for (const tool of tools) all[tool.id] = await digestsOf(tool);
  await expect(textOf(all)).toMatchFileSnapshot('answers.json');
});

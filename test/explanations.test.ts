import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../src/explain/index.ts';
import { ApiError } from '../src/kit/errors.ts';
import type { AnyTool } from '../src/kit/tool.ts';
import { tools } from '../src/tools/registry.ts';
import { callTool } from './support/call-tool.ts';
import { amountsOf, type AnsweredStep, recomputed, valueAt } from './support/explanations.ts';
import { inputsOf } from './support/random-inputs.ts';
import { sized } from './support/size.ts';

type Values = Record<string, unknown>;

const explaining = (tools as readonly AnyTool[]).filter(({ input }) => 'explicar' in input.entries);

/** What does not hold of an explained answer. */
async function faultsOf(tool: AnyTool, values: Values): Promise<string[]> {
  const plain = callTool(tool, values) as Values;
  const { explicacao, ...answer } = (await callTool(tool, { ...values, explicar: true })) as Values & {
    explicacao: AnsweredStep[];
  };
  expect(answer).toEqual(plain);
  const results = recomputed(explicacao);
  const replayed = replay(explicacao);
  const faults: string[] = [];
  for (const { passo, resultado, campo } of explicacao) {
    if (results.get(passo) !== resultado) faults.push(`${passo}: ${results.get(passo)}, not ${resultado}`);
    if (replayed.passos[passo] !== resultado) faults.push(`replay of ${passo}: ${replayed.passos[passo]}`);
    if (campo !== null && valueAt(answer, campo) !== resultado) faults.push(`${campo}: not ${resultado}`);
  }
  if (explicacao.length > 0 && explicacao.at(-1)?.campo === null) faults.push('the last step is of no field');
  const told = explicacao.flatMap(({ campo }) => campo ?? []);
  if (new Set(told).size < told.length) faults.push('two steps of one field');
  for (const [path, value] of amountsOf(tool.output, answer)) {
    if (!told.includes(path) && !isGivenBack(path, value, values))
      faults.push(`${path} ${value} has no step`);
  }
  return faults;
}

/** Whether the input has that value under that name. */
function isGivenBack(path: string, value: number, values: Values): boolean {
  const name = path
    .split('.')
    .at(-1)
    ?.replace(/\[\d+\]$/, '');
  const holds = (held: unknown): boolean =>
    typeof held === 'object' &&
    held !== null &&
    Object.entries(held).some(([key, inner]) => (key === name && inner === value) || holds(inner));
  return holds(values);
}

describe.each(explaining.map((tool) => [tool.id, tool] as const))('%s explains', (_, tool) => {
  it('its examples', async () => {
    for (const { input } of tool.examples) expect(await faultsOf(tool, input as Values)).toEqual([]);
  });

  it('any answer', async () => {
    let answered = 0;
    const property = fc.asyncProperty(inputsOf(tool), async (values) => {
      try {
        callTool(tool, values);
      } catch (error) {
        if (error instanceof ApiError) return;
        throw error;
      }
      answered++;
      expect(await faultsOf(tool, values)).toEqual([]);
    });
    await fc.assert(property, { numRuns: sized(60, 10_000) });
    expect(answered).toBeGreaterThan(0);
  });
});

it('refuses explicar where a tool does not explain itself', () => {
  const silent = (tools as readonly AnyTool[]).filter((tool) => !explaining.includes(tool));
  expect(silent.length).toBeGreaterThan(90);
});

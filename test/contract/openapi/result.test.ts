import { expect, it } from 'vitest';
import { readAnswer } from '../../../src/web/docs/answer/reading.ts';
import type { Schema, Values } from '../../../src/web/docs/core/types.ts';
import { inLanguage } from '../../../src/pages/openapi/document.ts';
import { type AnsweredExample, answeredExamples } from '../../../src/pages/openapi/answered-examples.ts';
import { documentTool } from '../../../src/pages/openapi/tool-document.ts';
import type { AnyTool } from '../../../src/kit/tool.ts';
import { callTool } from '../../support/call-tool.ts';
import { tools } from '../../support/tools.ts';

async function shownOf(tool: AnyTool, k = 0) {
  const { input } = await documentTool(tool);
  const result = [tool.result ?? []].flat();
  const inputSchema = inLanguage(input, 'pt') as Schema;
  const example = (await answeredExamples(tool))[k] as AnsweredExample;
  return readAnswer({ inputSchema, result }, example.input as Values, example.output);
}

it('every tool names a value that each of its examples has', async () => {
  const missing: unknown[] = [];
  for (const tool of tools) {
    for (const k of tool.examples.keys()) {
      const { hero, items } = await shownOf(tool, k);
      const paths = [tool.result ?? []].flat();
      const isNamed = hero
        ? paths.includes(hero.path?.join('.') as string)
        : items !== null && paths.length > 0;
      if (!isNamed) missing.push([tool.id, k, hero]);
    }
  }
  expect(missing).toEqual([]);
});

/** Reads the values at a path; `*` stands for each item of a list. */
function atPath(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return value === undefined || value === null ? [] : [value];
  if (name === '*') return (Array.isArray(value) ? value : []).flatMap((item) => atPath(item, rest));
  return atPath(Object(value)[name], rest);
}

it('every path that a tool names leads to a value of one of its examples', async () => {
  const astray: unknown[] = [];
  for (const tool of tools) {
    const examples = await answeredExamples(tool);
    const outputs: unknown[] = examples.map(({ output }) => output);
    // A list of several has a path of its own.
    const input = tool.byAction?.['generate'] ?? tool.input;
    const example = tool.byAction ? {} : (tool.examples[0]?.input as Values);
    if ('count' in input.entries) outputs.push(callTool(tool as never, { ...example, count: 2 }));
    const isFound = (path: string) => outputs.some((output) => atPath(output, path.split('.')).length > 0);
    for (const path of [tool.result ?? []].flat()) if (!isFound(path)) astray.push([tool.id, path]);
  }
  expect(astray).toEqual([]);
});

it('a tool that names no result shows a list of texts that stands first, or else the first number', () => {
  const inputSchema = { properties: { sent: {} } } as Schema;
  const read = (answer: object) => readAnswer({ inputSchema, result: [] }, {}, answer);
  expect(read({ nomes: ['Ana', 'Bia'], total: 2 })).toMatchObject({ items: ['Ana', 'Bia'], hero: null });
  expect(read({ sent: 1, label: 'x', total: 2 })).toMatchObject({ hero: { name: 'total', value: 2 } });
  expect(read({ sent: 1, label: 'x' })).toMatchObject({ hero: { name: 'label', value: 'x' } });
  expect(read({ rows: [{}] })).toMatchObject({ hero: null, items: null });
});

it.each([
  ['calculadoras-salario-liquido', 4725.52],
  ['calculadoras-custo-funcionario', 5586.16],
  ['calculadoras-bhaskara', '2 · 3'],
  ['cpf', '111.444.777-35'],
  // The answer does not repeat its input.
  ['calculadoras-horas-centesimais', '08:19:48'],
])('%s shows %s', async (id, value) => {
  const { hero } = await shownOf(tools.find((tool) => tool.id === id) as AnyTool);
  expect(hero?.value).toBe(value);
});

import { expect, it } from 'vitest';
import type { AnyTool } from '../src/kit/tool.ts';
import { callTool } from './support/call-tool.ts';
import type { AnsweredStep } from './support/explanations.ts';
import { tools } from './support/tools.ts';

/** Of a long schedule the rows are alike. */
const SHOWN = 80;

const explaining = tools.filter(({ input }) => 'explicar' in input.entries);

/** A step without its numbers, which the examples and the suites of explanations hold. */
const lineOf = ({ passo, formula, valores, arredondamento, fonte, campo, descricao }: AnsweredStep) =>
  [
    `${passo} = ${formula}`,
    ...Object.entries(valores).map(([name, value]) => (typeof value === 'number' ? name : `${name}*`)),
    ...[arredondamento, fonte, campo, descricao].map(String),
  ].join(' | ');

/** The steps of each example, with the values that are numbers and, with an asterisk, those that are steps. */
async function explanationsOf(tool: AnyTool): Promise<string> {
  const lines: string[] = [];
  for (const { input } of tool.examples) {
    const { explicacao } = (await callTool(tool, { ...(input as object), explicar: true })) as {
      explicacao: readonly AnsweredStep[];
    };
    lines.push(`# ${explicacao.length} steps`, ...explicacao.slice(0, SHOWN).map(lineOf));
  }
  return `${lines.join('\n')}\n`;
}

// They are right as far as somebody has read them: `--update` writes them anew, and the difference is for reading.
it.each(explaining.map((tool) => [tool.id, tool] as const))(
  '%s explains its examples as it did',
  async (id, tool) => {
    await expect(await explanationsOf(tool)).toMatchFileSnapshot(`explained/${id}.txt`);
  },
);

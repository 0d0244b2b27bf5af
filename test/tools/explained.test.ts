import * as fc from 'fast-check';
import { it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { acceptTool, expectRecord } from '../support/accepted.ts';
import { callTool } from '../support/call-tool.ts';
import type { AnsweredStep } from '../support/explanations.ts';
import { inputsOf } from '../support/random-inputs.ts';
import { tools } from '../support/tools.ts';

/** Most lines shown of an explanation: the rows of a long schedule are alike. */
const SHOWN = 80;
const DRAWN = 80;

/** Blanks the digits of a line, so that the rows of a schedule compare as equal. */
const shapeOf = (line: string) => line.replace(/\d+/g, '0');

/** Tools whose steps are worth reading whole: long, and of every kind of formula. The replay of all is a property. */
const READ = /^calculadoras-(financiamento|irpf|pj-vs-clt|rescisao|salario-liquido|simples-nacional)$/;
const explaining = tools.filter(({ id }) => READ.test(id));

/** A step without its numbers, which the examples and the suites of explanations hold. */
const lineOf = ({ passo, formula, valores, arredondamento, fonte, campo, descricao }: AnsweredStep) =>
  [
    `${passo} = ${formula}`,
    ...Object.entries(valores).map(([name, value]) => (typeof value === 'number' ? name : `${name}*`)),
    ...[arredondamento, fonte, campo, descricao].map(String),
  ].join(' | ');

const explained = async (tool: AnyTool, input: object, language: 'pt' | 'en') => {
  const answer = await callTool(tool, { ...input, explicar: true }, { language: () => language });
  return (answer as { explicacao: readonly AnsweredStep[] }).explicacao;
};

/** Draws inputs that the tables of a later year do not affect. */
const drawnOf = (tool: AnyTool) =>
  fc
    .sample(inputsOf(tool), { numRuns: DRAWN, seed: 1 })
    .filter((input) => !/20(2[7-9]|[3-9])|"estimativas"/.test(JSON.stringify(input)));

/**
 * The steps of each example, with the values that are numbers and, with an asterisk, those that are steps; then those
 * that other inputs add.
 */
async function explanationsOf(tool: AnyTool): Promise<string> {
  const lines: string[] = [];
  const seen = new Set<string>();
  for (const { input } of tool.examples) {
    const steps = (await explained(tool, input as object, 'pt')).map(lineOf);
    lines.push(`# ${steps.length} steps`, ...steps.slice(0, SHOWN));
    for (const line of steps) seen.add(shapeOf(line));
  }
  const texts = new Map<string, string>();
  const others: string[] = [];
  for (const input of [...tool.examples.map((example) => example.input as object), ...drawnOf(tool)]) {
    try {
      const steps = await explained(tool, input, 'pt');
      for (const line of steps.map(lineOf)) {
        if (!seen.has(shapeOf(line))) others.push(line);
        seen.add(shapeOf(line));
      }
      if (steps.every(({ descricao }) => texts.has(descricao))) continue;
      const english = await explained(tool, input, 'en');
      for (const [i, { descricao }] of steps.entries()) texts.set(descricao, english[i]?.descricao ?? '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  const inEnglish = [...texts].map(([pt, en]) => `${pt} = ${en}`);
  return `${[...lines, '# others', ...others, '# in English', ...inEnglish].join('\n')}\n`;
}

it.each(explaining.map((tool) => [tool.id, tool] as const))(
  '%s explains its examples as it did',
  async (id, tool) => {
    expectRecord(`tools/explained/${id}.txt`, await explanationsOf(tool), acceptTool(id));
  },
);

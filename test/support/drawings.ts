/** Answers of real tools, for their drawings in the docs page. */
import fc from 'fast-check';
import { createService } from '../../src/index.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { drawingOf, drawings, loadDrawing, tablesFor } from '../../src/web/docs/drawings/index.ts';
import type { Language } from '../../src/lib/languages.ts';
import { callTool } from './call-tool.ts';
import { sized } from './size.ts';
import { tools } from './tools.ts';

// A page loads those of its tools alone.
await Promise.all(Object.keys(drawings).map(loadDrawing));

export const runs = { numRuns: sized(8, 125) };

export const reais = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100);

export function toolOf(id: string): AnyTool {
  const tool = tools.find((one) => one.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool;
}

export const answerOf = (id: string, input: Record<string, unknown>) => callTool(toolOf(id), input);

const service = createService({ autoStart: false });

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
export async function readTable(path: string): Promise<any> {
  return (await service(new Request(`http://localhost/v1${path}`))).json();
}

/** The drawing of what a tool answers, with the tables that it needs. */
export async function drawingFor(id: string, input: Record<string, unknown>, language: Language = 'pt') {
  const answer: unknown = await service.run(id, input);
  const tables = await Promise.all(tablesFor(id, answer).map(readTable));
  return drawingOf(id, input, answer, language, { tables });
}

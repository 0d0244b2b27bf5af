/** The examples of tools with their answers, each computed when it is first asked for. */
import type { AnyTool } from '../../kit/tool.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { runIn } from '../../pipeline/in-code.ts';

export interface AnsweredExample {
  readonly input: unknown;
  readonly output: unknown;
}

/** The clock of every example, so that its answer is the same on every day. */
const NOW = Date.UTC(2026, 10, 21, 12);

const made = new WeakMap<AnyTool, Promise<readonly AnsweredExample[]>>();

/**
 * Gives the examples of a tool with its answers at a fixed clock, with draws from its id. An example that a host's tool
 * refuses is left out.
 */
export function answeredExamples(tool: AnyTool): Promise<readonly AnsweredExample[]> {
  const { original = tool } = tool;
  const known = made.get(original) ?? answer(original);
  made.set(original, known);
  return known;
}

async function answer(tool: AnyTool): Promise<readonly AnsweredExample[]> {
  const answered: AnsweredExample[] = [];
  for (const { input } of tool.examples) {
    const world = { random: seededRandom(tool.id), clock: () => NOW, tables: {} };
    try {
      answered.push({ input, output: await runIn(world, tool, input, {}) });
    } catch {
      // The document of the tool matters more than its example.
    }
  }
  return answered;
}

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ToolError } from '../../src/pipeline/errors/tool-error.ts';
import { runIn } from '../../src/pipeline/in-code.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { textsOf } from '../../src/tools/texts.ts';
import { NOW } from '../support/call-tool.ts';
import { wholeTextsOf } from '../support/descriptions.ts';
import { drawBy, rewrittenObject } from '../support/rewritings.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';

type Values = Readonly<Record<string, unknown>>;

/** The answer of a call, or null where it is refused. */
async function answerOf(tool: AnyTool, input: Values): Promise<unknown> {
  const texts = async () => (await textsOf(tool)) ?? undefined;
  const world = { random: seededRandom('same'), clock: () => NOW, tables: {} };
  try {
    return await runIn(world, { ...tool, texts }, input, {});
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}

const calls = tools.flatMap((tool) => tool.examples.map(({ input }) => ({ tool, input: input as Values })));

/** So many of ten thousand are answered: fewer would say that little is read. */
const SOME = 0.1;

it('a call in other words has the answer of the call, or is refused', async () => {
  const texts = new Map(
    await Promise.all(tools.map(async (tool) => [tool.id, (await wholeTextsOf(tool)).input] as const)),
  );
  let [answered, all] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), fc.gen(), async ({ tool, input }, gen) => {
      const sent = rewrittenObject(input, tool.input.entries as never, texts.get(tool.id) ?? {}, drawBy(gen));
      const answer = await answerOf(tool, sent);
      all++;
      if (answer === null) return;
      answered++;
      expect(answer, JSON.stringify(sent)).toEqual(await answerOf(tool, input));
    }),
    { numRuns: sized(120, 10_000) },
  );
  expect(answered / all).toBeGreaterThan(SOME);
}, 300_000);

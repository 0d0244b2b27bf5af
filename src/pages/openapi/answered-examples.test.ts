import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { defineTool, type Context } from '../../kit/tool.ts';
import { badParameter } from '../../kit/errors/api-error.ts';
import { answeredExamples } from './answered-examples.ts';

const tool = (run: (input: { dia?: string | undefined }, context: Context) => unknown, examples = [{}]) =>
  defineTool({
    ...{ method: 'GET', path: '/dado', category: 'matematica', name: 'Dado', summary: 'Lança um dado' },
    input: v.object({ dia: v.optional(v.string()) }),
    output: v.any(),
    examples: examples.map((input) => ({ input })),
    run,
  });

it('an example is answered at a fixed clock, with draws of a fixed seed', async () => {
  const draw = (_: object, { random, today }: Context) => ({ today, drawn: [random(), random()] });
  const [first] = await answeredExamples(tool(draw));
  expect(first).toMatchObject({ input: {}, output: { today: '2026-11-21' } });
  expect(await answeredExamples(tool(draw))).toEqual([first]);
});

it('examples are answered when they are first asked for, and once', async () => {
  const run = vi.fn(() => ({}));
  const counted = tool(run, [{ dia: 'a' }, { dia: 'b' }]);
  expect(run).not.toHaveBeenCalled();
  await Promise.all([answeredExamples(counted), answeredExamples(counted)]);
  expect(await answeredExamples(counted)).toHaveLength(2);
  expect(run).toHaveBeenCalledTimes(2);
});

it('an example of a tool that stands in for another has the answer of that one', async () => {
  const run = vi.fn(() => 'of the copy');
  const copy = { ...tool(run), original: tool(() => 'its own') };
  expect(await answeredExamples(copy)).toEqual([{ input: {}, output: 'its own' }]);
  expect(run).not.toHaveBeenCalled();
});

it('an example that its tool refuses is left out, and the others stay', async () => {
  const picky = tool(
    ({ dia }) => {
      if (dia === 'a') throw badParameter('dia', { pt: 'não', en: 'no' });
      return dia;
    },
    [{ dia: 'a' }, { dia: 'b' }],
  );
  expect(await answeredExamples(picky)).toEqual([{ input: { dia: 'b' }, output: 'b' }]);
});

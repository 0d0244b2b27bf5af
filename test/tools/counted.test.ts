import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '../support/call-tool.ts';
import { answersIn } from '../support/documents.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';
import { type Input, readByBoth, valuesOf, wrongCases } from '../support/wrong-values.ts';

const counted = tools.filter(({ answers }) => answers?.['many']);

it('every document is made as many times as a call asks for', () => {
  const documents = tools.filter(({ byAction }) => byAction?.['generate']);
  expect(documents.filter(({ input }) => !Object.hasOwn(input.entries, 'count'))).toEqual([]);
});

describe.each(counted.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  const cases = wrongCases.filter((one) => one.id === id);
  const inputs: readonly Input[] = [{}, ...cases.flatMap((one) => one.inputs)];
  const calls = fc.record({ input: fc.constantFrom(...inputs), seed: fc.string(), count: fc.nat(9) });
  const plural = tool.items as string;
  const isDocument = tool.byAction !== undefined;

  it('lists with a count what it answers without one, the first the same for a seed', () => {
    fc.assert(
      fc.property(calls, ({ input, seed, count: more }) => {
        const alone = callTool(tool, { ...input, seed });
        const listed = callTool(tool, { ...input, seed, count: more + 1 });
        expect(Object.keys(listed)).toEqual([plural]);
        expect(alone).not.toHaveProperty(plural);
        const answers = answersIn(tool, listed);
        expect(answers).toHaveLength(more + 1);
        expect(answers[0]).toEqual(alone);
      }),
      { numRuns: sized(10, 300) },
    );
  });

  it('makes a hundred, each another one and each valid', () => {
    for (const input of inputs) {
      const listed = callTool(tool, { ...input, count: 100 });
      expect(new Set(listed[plural].map((item: unknown) => JSON.stringify(item))).size).toBe(100);
      if (!isDocument) continue;
      const values = valuesOf(tool, listed);
      expect(new Set(values.map(({ text }) => text)).size).toBe(100);
      for (const { text, told } of values) {
        const beside = { ...told, ...readByBoth(tool, input) };
        expect(callTool(tool, { action: 'validate', value: text, ...beside })).toMatchObject({ valid: true });
      }
    }
  });

  it.runIf(isDocument)('lists values that are wrong on purpose, or look it, in the same form', () => {
    for (const { inputs, reasons } of cases) {
      for (const wish of [{ variant: 'spaces' }, ...reasons.map((invalid) => ({ invalid }))]) {
        const call = { ...inputs[0], ...wish, seed: 'a' };
        const { [plural]: list, ...beside } = callTool(tool, { ...call, count: 2 });
        const alone = callTool(tool, call);
        expect(beside).toMatchObject(wish);
        expect(alone).toMatchObject(answersIn(tool, { [plural]: list })[0] as object);
        expect(list).toHaveLength(2);
      }
    }
  });

  it('refuses none, and more than a hundred', () => {
    for (const count of [0, 101])
      expect(refusal(tool, { count })).toEqual({ status: 400, fields: ['count'] });
  });
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiError } from '../kit/errors/api-error.ts';
import { integer } from '../kit/fields/index.ts';
import { required } from '../kit/texts.ts';
import { type Context, defineTool } from '../kit/tool.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { TOO_LONG } from './markers.ts';
import { run, seedVersionOf } from './run.ts';
import { inWords } from '#test/support/in-words.ts';

const tool = defineTool({
  method: 'GET',
  path: '/draw',
  category: 'desenvolvedor',
  name: 'Sorteio',
  summary: 'Sorteia',
  input: v.object({
    seed: v.optional(v.string()),
    one: v.optional(v.string()),
    other: v.optional(v.string()),
  }),
  output: v.record(v.string(), v.unknown()),
  examples: [],
  run: (_, { random, now, today, tables, lastSent }) => ({
    drawn: random(),
    now,
    today,
    tables,
    last: lastSent('one', 'other'),
  }),
});

const NOW = Date.UTC(2026, 10, 21, 2);
const tables = { inss: [] };
const ran = (values: Record<string, unknown>) =>
  run(tool, { values, unknown: [] }, { random: () => 7, clock: () => NOW, tables });

it('a rule gets the draws, the time and the tables of the service', () => {
  expect(ran({})).toEqual({ drawn: 7, now: NOW, today: '2026-11-20', tables, last: 'one' });
});

it('a rule whose input has a seed draws by it, the same each time', () => {
  const drawn = seededRandom('a')();
  expect(ran({ seed: 'a' })).toMatchObject({ drawn });
  expect(ran({ seed: 'a' })).toMatchObject({ drawn });
  expect(ran({ seed: 'b' })).not.toMatchObject({ drawn });
});

it('a rule that names one of several fields names the last one that was sent, else the first', () => {
  expect(ran({ one: 'x' })).toMatchObject({ last: 'one' });
  expect(ran({ other: 'x' })).toMatchObject({ last: 'other' });
  expect(ran({ other: 'x', one: 'x' })).toMatchObject({ last: 'other' });
});

it('a rule gets the listener for due tables, and the language in which it answers', () => {
  const onDue = () => undefined;
  const english = () => 'en' as const;
  const asked = { ...tool, run: (_: unknown, context: Context) => [context.onDue, context.language] };
  const world = { random: () => 7, clock: () => NOW, tables, onDue };
  const raw = { values: {}, unknown: [] };
  expect(run(asked, raw, { ...world, language: english })).toEqual([onDue, english]);
  expect(run(asked, raw, world, english)).toEqual([onDue, english]);
  expect(run(asked, raw, world)).toEqual([onDue, undefined]);
});

it('a version of a seed that is not held is refused, and is not looked at without a seed', () => {
  const drawing = {
    ...tool,
    input: v.object({ seed: v.optional(v.string()), seedVersion: v.optional(v.number()) }),
  };
  const world = { random: () => 7, clock: () => NOW, tables };
  const drawn = (values: object) => run(drawing, { values: { ...values }, unknown: [] }, world);
  expect(() => drawn({ seed: 'a', seedVersion: 2 })).toThrow('400 seedVersion: ');
  expect(drawn({ seed: 'a', seedVersion: 1 })).toMatchObject({ drawn: seededRandom('a')() });
  expect(drawn({ seedVersion: 2 })).toMatchObject({ drawn: 7 });
});

it('a version is told with a draw from a seed: that which was sent, else the current one', () => {
  const drawing = { ...tool, byAction: { draw: tool.input, check: v.object({ one: v.string() }) } };
  const versionOf = (values: object) => seedVersionOf(drawing, { values: { ...values }, unknown: [] });
  expect(versionOf({ seed: 'a' })).toBe(1);
  expect(versionOf({ seed: 'a', seedVersion: 7 })).toBe(7);
  expect(versionOf({ seedVersion: 7 })).toBeNull();
  expect(versionOf({ seed: TOO_LONG })).toBeNull();
  expect(versionOf({ action: 'check', seed: 'a' })).toBeNull();
});

it('a rule that misses a field need not say what it is: its schema does', () => {
  const itself = { pt: 'não vale', en: 'does not apply' };
  const strict = defineTool({
    method: 'POST',
    path: '/strict',
    category: 'desenvolvedor',
    name: 'Regra',
    summary: 'Recusa',
    output: v.object({}),
    examples: [],
    input: v.object({ lista: v.optional(v.array(v.object({ dias: v.optional(integer(1, 30)) }))) }),
    run() {
      throw new ApiError(400, {
        details: [
          { field: 'lista[1].dias', message: required },
          { field: 'lista', message: itself },
          { field: 'outro', message: required },
        ],
      });
    },
  });
  const world = { random: () => 7, clock: () => NOW, tables };
  const alone = defineTool({
    ...strict,
    run() {
      throw new ApiError(400, { details: [{ field: 'lista[1].dias', message: required }] });
    },
  });
  expect(() => inWords(() => run(alone, { values: {}, unknown: [] }, world))).toThrow(
    'lista[1].dias: is required: integer from 1 to 30, for example 1',
  );
  const call = () => inWords(() => run(strict, { values: {}, unknown: [] }, world));
  expect(call).toThrow(
    new ApiError(400, {
      details: [
        {
          field: 'lista[1].dias',
          message: {
            pt: 'é obrigatório: número inteiro de 1 a 30, por exemplo 1',
            en: 'is required: integer from 1 to 30, for example 1',
          },
        },
        { field: 'lista', message: itself },
        { field: 'outro', message: required },
      ],
    }),
  );
});

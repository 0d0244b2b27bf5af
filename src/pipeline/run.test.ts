import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wordedAtOnce } from '../../test/support/call-tool.ts';
import { ApiError } from '../kit/errors.ts';
import { integer } from '../kit/fields/index.ts';
import { required } from '../kit/texts.ts';
import { defineTool } from '../kit/tool.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { run } from './run.ts';

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
  const call = () => wordedAtOnce(() => run(strict, { values: {}, unknown: [] }, world));
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

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ApiError, badParameter, invalidValue } from '../../kit/errors.ts';
import { integer, text } from '../../kit/fields/index.ts';
import { excludes, inRange, oneOf, required, say } from '../../kit/texts.ts';
import type { ToolInput } from '../../kit/tool.ts';
import { fieldsOf } from '../raw-input.ts';
import { faultsOf, withWanted } from './faults.ts';

const even = v.pipe(
  integer(0, 100),
  v.check((value) => value % 2 === 0, say({ pt: 'é ímpar', en: 'is odd' }, 422)),
);
const input = v.object({
  meses: integer(1, 12),
  par: v.optional(even),
  nome: v.optional(text(1, 10)),
  partes: v.optional(v.array(v.object({ peso: integer(0, 10) }))),
});
const tool: ToolInput = { input, examples: [{ input: { meses: 6, par: 4, nome: 'Ana' }, output: {} }] };

/** What is said of a body, each fault as its field and its message in Portuguese. */
function toldOf(body: Readonly<Record<string, unknown>>, of: ToolInput = tool, ignoreUnknown = false) {
  const raw = fieldsOf(body, of.input);
  const { issues = [], value } = of.input['~run']({ value: raw.values }, { abortPipeEarly: true });
  const refused = { tool: of, schema: of.input, raw, issues, input: value as Record<string, unknown> };
  const { status, faults } = faultsOf({ ...refused, ignoreUnknown });
  return { status, told: faults.map(({ field, message }) => `${field}: ${message.pt}`) };
}

describe('faultsOf', () => {
  it('tells unknown fields first, as sent, then the others in the order of the schema', () => {
    const { status, told } = toldOf({ par: 'x', zz: 1, partes: [{ pezo: 1, peso: 'x' }], aa: null });
    expect(status).toBe(400);
    expect(told.map((one) => one.split(':')[0])).toEqual([
      'zz',
      'partes[0].pezo',
      'aa',
      'meses',
      'par',
      'partes[0].peso',
    ]);
  });

  it('is 422 only where no fault is a 400', () => {
    expect(toldOf({ meses: 1, par: 3 })).toEqual({ status: 422, told: ['par: é ímpar'] });
    expect(toldOf({ meses: 13, par: 3 })).toMatchObject({ status: 400, told: { length: 2 } });
  });

  it('says what is accepted, with an example, and of a missing field too', () => {
    expect(toldOf({ meses: 13 }).told).toEqual([
      'meses: deve ser um número inteiro de 1 a 12, por exemplo 6',
    ]);
    expect(toldOf({}).told).toEqual(['meses: é obrigatório: número inteiro de 1 a 12, por exemplo 6']);
  });

  it('describes twenty faults at most, and no unknown field where they may pass', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`x${i}`, 1]));
    expect(toldOf({ ...many, meses: 13 }).told).toHaveLength(20);
    expect(toldOf({ ...many, meses: 13 }, tool, true).told).toEqual([expect.stringMatching(/^meses/)]);
  });

  it('tells what the choices of the input need in the same answer, but for a field that is wrong already', () => {
    const needy: ToolInput = {
      ...tool,
      requires: () => ['nome', ['partes', 0, 'peso'], { field: 'par', message: excludes('nome') }],
    };
    const { told } = toldOf({ meses: 1, partes: [{ peso: 'x' }] }, needy);
    expect(told.map((one) => one.split(':')[0])).toEqual(['par', 'nome', 'partes[0].peso']);
    expect(told[0]).toBe('par: não pode ser enviado junto com nome');
  });
});

describe('withWanted', () => {
  const told = (error: ApiError) => withWanted(error, tool).parts.details?.map(({ message }) => message.pt);

  it('tells what is wanted of a field that a rule misses', () => {
    expect(told(badParameter('meses', required))).toEqual([
      'é obrigatório: número inteiro de 1 a 12, por exemplo 6',
    ]);
  });

  it.each([
    ['bounds of a rule, which an example of the schema may pass', badParameter('meses', inRange(1, 5))],
    ['choices, which show what is right', badParameter('nome', oneOf(['Ana', 'Rui']))],
    ['a relation between fields', badParameter('meses', excludes('par'))],
    ['what cannot be', invalidValue('meses', inRange(1, 10))],
    ['a field that the tool does not have', badParameter('outro', inRange(1, 10))],
  ])('leaves alone %s', (_, error) => {
    expect(withWanted(error, tool)).toEqual(error);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ApiError, badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, flag, integer, text } from '../../kit/fields/index.ts';
import { excludes, inRange, oneOf, required, say } from '../../kit/texts.ts';
import type { InputSchema, ToolInput } from '../../kit/tool.ts';
import { SENT_TWICE, TOO_LONG, TOO_MARKED } from '../markers.ts';
import { fieldsOf } from '../raw-input.ts';
import { schemaFor } from '../validate.ts';
import { addWanted, inputError } from './faults.ts';

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
const tool: ToolInput = { input, examples: [{ input: { meses: 6, par: 4, nome: 'Ana' } }] };

/** Gives the error of a refused body, each fault as its field and its message in Portuguese. */
function toldOf(
  body: Readonly<Record<string, unknown>>,
  of: ToolInput = tool,
  ignoreUnknown = false,
  misplaced: readonly string[] = [],
) {
  const raw = { ...fieldsOf(body, of.input), misplaced };
  const schema = schemaFor(of, raw);
  const { issues = [], value } = schema['~run']({ value: raw.values }, { abortPipeEarly: true });
  const refused = { tool: of, schema, raw, issues, input: value as Record<string, unknown> };
  const { status, parts } = inputError({ ...refused, ignoreUnknown });
  const { details = [] } = parts;
  return { status, told: details.map(({ field, message }) => `${field}: ${message.pt}`) };
}

describe('inputError', () => {
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

  it('tells what an unknown field probably is, of the names beside it, or else all of them', () => {
    expect(toldOf({ meses: 1, zz: 1, partes: [{ pezo: 1, peso: 1 }] })).toEqual({
      status: 400,
      told: [
        'zz: campo desconhecido. Os campos são: meses, par, nome, partes',
        'partes[0].pezo: campo desconhecido. Os campos são: peso',
      ],
    });
  });

  it('tells where a name goes that stands in the address, before all others', () => {
    expect(toldOf({ meses: 1, meces: 1 }, tool, false, ['nome'])).toEqual({
      status: 400,
      told: [
        'nome: vai no corpo da requisição, em JSON, e não no endereço',
        'meces: campo desconhecido. Os campos são: meses, par, nome, partes',
      ],
    });
  });

  it('tells the actions that read a field which the one that was sent does not', () => {
    const action = v.picklist(['contar', 'gerar', 'medir']);
    const acting: ToolInput = {
      input: v.object({ action, texto: v.optional(text(1, 10)), tamanho: v.optional(integer(1, 9)) }),
      byAction: {
        contar: v.object({ action, texto: text(1, 10) }),
        gerar: v.object({ action, tamanho: integer(1, 9) }),
        medir: v.object({ action, tamanho: integer(1, 9) }),
      },
      examples: [],
    };
    expect(toldOf({ action: 'contar', texto: 'x', tamanho: 3 }, acting)).toEqual({
      status: 400,
      told: ['tamanho: só vale com action=gerar ou medir'],
    });
    expect(toldOf({ action: 'gerar', texto: 'x', tamanho: 3 }, acting).told).toEqual([
      'texto: só vale com action=contar',
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

  it.each<[string, Record<string, unknown>, (string | number)[], string[]]>([
    ['a field that is wrong', { par: 'x' }, ['meses'], ['meses', 'par']],
    ['a list of which an item is wrong', { meses: 1, partes: ['x'] }, ['partes'], ['partes[0]']],
    [
      'a member beside a wrong one, which is told too',
      { meses: 1, partes: [{ peso: 'x' }] },
      ['partes', 0, 'nome'],
      ['partes[0].peso', 'partes[0].nome'],
    ],
  ])('a need may be of %s', (_, body, need, fields) => {
    const { told } = toldOf(body, { ...tool, requires: () => [need] });
    expect(told.map((one) => one.split(':')[0])).toEqual(fields);
  });
});

describe('an input with faults, as its needs see it,', () => {
  const caixa = v.object({
    lado: integer(0, 10),
    fundo: v.optional(integer(0, 10)),
    dentro: v.optional(v.object({ ano: integer(0, 10) })),
  });
  const fields = v.object({
    meses: integer(1, 12),
    sexo: v.optional(v.picklist(['feminino', 'masculino'])),
    partes: v.optional(v.pipe(v.array(v.object({ peso: integer(0, 10) })), v.minLength(1))),
    caixa: v.optional(caixa),
  });

  /** Gives the input that `requires` reads. */
  function seenOf(body: Readonly<Record<string, unknown>>, of: InputSchema = fields): unknown {
    let seen: unknown;
    const requires = (left: unknown) => {
      seen = left;
      return [];
    };
    toldOf(body, { input: of, requires, examples: [] });
    return seen;
  }

  it.each<[string, Record<string, unknown>]>([
    ['a number out of its bounds', { meses: 13 }],
    ['a text for a number', { meses: 'x' }],
    ['an empty list', { meses: 1, partes: [] }],
    ['a list with a wrong member', { meses: 1, partes: [{ peso: 1 }, { peso: 'x' }] }],
    ['an object with a wrong member', { meses: 1, caixa: { lado: 'x', fundo: 1 } }],
    ['an object without a member', { meses: 1, caixa: { fundo: 1, dentro: { ano: 1 } } }],
  ])('has %s', (_, body) => {
    expect(seenOf(body)).toEqual(body);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an object for a choice', { sexo: {} }],
    ['a wrong choice', { sexo: 'outro' }],
    ['a text for a list', { partes: 'x' }],
    ['a list that is too long', { partes: TOO_LONG }],
    ['a list with an item that is no object', { partes: [{ peso: 1 }, 'x'] }],
    ['a list with a null', { partes: [null] }],
    ['a text for an object', { caixa: 'x' }],
    ['an object with an object for a number', { caixa: { lado: {}, fundo: 1 } }],
    ['an object with a text for an object', { caixa: { lado: 1, dentro: 'x' } }],
  ])('has not %s', (_, wrong) => {
    expect(seenOf({ meses: 1, ...wrong })).toEqual({ meses: 1 });
  });

  it('has not an object for a number', () => {
    expect(seenOf({ meses: {}, sexo: 'feminino' })).toEqual({ sexo: 'feminino' });
  });

  it('has every field where a rule of them all is broken', () => {
    const ruled = v.pipe(
      fields,
      v.check(() => false, say({ pt: 'não combinam', en: 'do not fit' })),
    );
    expect(seenOf({ meses: 1, sexo: 'feminino' }, ruled)).toEqual({ meses: 1, sexo: 'feminino' });
  });
});

describe('the message of a wrong value', () => {
  const wrong: ToolInput = {
    input: v.object({
      cinco: v.optional(
        v.pipe(
          integer(0, 100),
          v.check((value) => value % 5 === 0, say({ pt: 'não é múltiplo de 5', en: 'is no multiple of 5' })),
        ),
      ),
      valor: v.optional(between(1, 9)),
      prazo: v.optional(v.picklist(['curto', 'long', 'x'])),
      sim: flag(false),
    }),
    examples: [],
  };

  it.each<[string, unknown, string]>([
    ['cinco', SENT_TWICE, 'foi enviado mais de uma vez'],
    ['prazo', TOO_MARKED, 'tem mais de 30 acentos ou sinais combinantes seguidos'],
    ['cinco', 3, 'não é múltiplo de 5, por exemplo 0'],
    ['prazo', 'lomg', 'deve ser um destes: long, curto, x'],
    // The marker of a text that is too long is near to no choice.
    ['prazo', TOO_LONG, 'deve ser um destes: curto, long, x'],
    ['sim', '1,5', 'deve ser true ou false, por exemplo false'],
  ])('says of %s with %s what is wrong', (field, value, said) => {
    expect(toldOf({ [field]: value }, wrong)).toEqual({ status: 400, told: [`${field}: ${said}`] });
  });

  it('says too that the call would not read a right one', () => {
    const ruled = { ...wrong, reads: { when: { prazo: 'valor', valor: { sim: true } } } } satisfies ToolInput;
    expect(toldOf({ prazo: 'y', sim: true }, ruled).told).toEqual([
      'prazo: deve ser um destes: curto, long, x; só vale com valor',
    ]);
    expect(toldOf({ prazo: 'y', valor: 1, sim: true }, ruled).told).toEqual([
      'prazo: deve ser um destes: curto, long, x',
    ]);
    // A wrong value decides nothing.
    expect(toldOf({ valor: 0, sim: 'talvez' }, ruled).told).toEqual([
      'valor: deve ser um número de 1 a 9, por exemplo 1',
      'sim: deve ser true ou false, por exemplo false',
    ]);
  });

  const MUST = 'valor: deve ser um número de 1 a 9, por exemplo 1';

  it('says which sign of a text is not of a number', () => {
    expect(toldOf({ valor: '1,5' }, wrong).told).toEqual([
      `${MUST}; "1,5" tem vírgula: escreva 1.5, com ponto`,
    ]);
  });

  it.each(['x', 10, '1'.repeat(41)])('has no such hint for %j', (sent) => {
    expect(toldOf({ valor: sent }, wrong).told).toEqual([MUST]);
  });
});

describe('the way that a refusal shows', () => {
  const plan: ToolInput = {
    input: v.object({
      tipo: v.picklist(['curto', 'longo']),
      valorMinimo: v.optional(integer(0, 9)),
      valorTotal: integer(0, 9),
      prazo: v.optional(integer(1, 9)),
      lado: v.optional(integer(1, 9)),
      ladoPeca: v.optional(integer(1, 9)),
      caixa: v.optional(v.object({ lado: integer(1, 9) })),
    }),
    examples: [{ input: { tipo: 'curto', valorTotal: 5 } }],
    requires: ({ tipo, prazo, valorTotal }: { tipo?: string; prazo?: number; valorTotal?: number }) => [
      ...(tipo === 'curto' && prazo === undefined ? ['prazo'] : []),
      ...(valorTotal === 9 ? ['lado'] : []),
    ],
  } as never;
  const fieldsTold = (body: object) =>
    toldOf(body as Record<string, unknown>, plan).told.map((one) => one.split(':')[0]);

  it('names a field that cannot be left out before one that can', () => {
    expect(toldOf({ tipo: 'longo', valor: 5 }, plan).told[0]).toBe(
      'valor: campo desconhecido. Você quis dizer "valorTotal" ou "valorMinimo"?',
    );
  });

  it('names a measure of a part, and not that of the whole, for the measure of something', () => {
    expect(toldOf({ tipo: 'longo', valorTotal: 5, ladoPiso: 4 }, plan).told[0]).toBe(
      'ladoPiso: campo desconhecido. Você quis dizer "ladoPeca" ou "caixa.lado"?',
    );
  });

  it('tells the needs of the choice that is shown for a missing one', () => {
    expect(fieldsTold({ valorTotal: 5 })).toEqual(['tipo', 'prazo']);
    expect(fieldsTold({ tipo: 'longo', valorTotal: 9, x: 1 })).toEqual(['x', 'lado']);
  });
});

describe('addWanted', () => {
  const told = (error: ApiError) => addWanted(error, tool).parts.details?.map(({ message }) => message.pt);

  it('tells what is wanted of a field that a rule misses', () => {
    expect(told(badParameter('meses', required))).toEqual([
      'é obrigatório: número inteiro de 1 a 12, por exemplo 6',
    ]);
    expect(told(badParameter('partes[0].peso', required))).toEqual([
      'é obrigatório: número inteiro de 0 a 10, por exemplo 0',
    ]);
  });

  it.each(['lado2', '2x'])('takes %s for a name, which is no place in a list', (field) => {
    const digits: ToolInput = { input: v.object({ [field]: integer(1, 3) }), examples: [] };
    expect(addWanted(badParameter(field, required), digits).parts.details?.[0]?.message.pt).toBe(
      'é obrigatório: número inteiro de 1 a 3, por exemplo 1',
    );
  });

  it.each([
    ['bounds of a rule, which an example of the schema may pass', badParameter('meses', inRange(1, 5))],
    ['choices, which show what is right', badParameter('nome', oneOf(['Ana', 'Rui']))],
    ['a relation between fields', badParameter('meses', excludes('par'))],
    ['what cannot be', invalidValue('meses', inRange(1, 10))],
    ['a field that the tool does not have', badParameter('outro', inRange(1, 10))],
  ])('leaves alone %s', (_, error) => {
    expect(addWanted(error, tool)).toEqual(error);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { above, between, date, flag, integer, money, text } from '../../kit/fields/index.ts';
import { inUnit, withExample } from '../../kit/fields/unit.ts';
import { say } from '../../kit/texts.ts';
import { type AnyTool, defineTool } from '../../kit/tool.ts';
import { cm } from '../../kit/units.ts';
import { acceptedForms, choicesFor, wantedPhrase, withExampleAt } from './phrase.ts';
import { nodeAt, type SchemaNode } from '../schema.ts';

// Keys that look like numbers stand first, in their order.
const banks = { '001': 'Banco do Brasil', '341': 'Itaú', '237': 'Bradesco' };
const codes = v.pipe(v.picklist(Object.keys(banks)), v.metadata({ names: banks }));
const many = Array.from({ length: 15 }, (_, i) => `c${i}`);
const manyCodes = v.pipe(
  v.picklist(many),
  v.metadata({ names: Object.fromEntries(many.map((code) => [code, code.toUpperCase()])) }),
);

/** An integer field that takes only the multiples of a number. */
const multiples = (of: number, min: number, max: number) =>
  v.pipe(
    integer(min, max),
    v.check((value) => value % of === 0),
  );

const entries = {
  altura: inUnit(cm, between(30, 300)),
  valor: money(1000),
  dia: date,
  nome: text(1, 8),
  livre: text(0, 20),
  exato: v.pipe(v.string(), v.minLength(2)),
  dias: integer(1, 30),
  tolerancia: v.pipe(v.number(), v.gtValue(0), v.maxValue(0.5)),
  pequeno: v.pipe(v.number(), v.minValue(1e-9)),
  alto: between(250, 4000),
  baixo: v.pipe(v.number(), v.maxValue(-3)),
  impar: v.pipe(
    integer(7, 8),
    v.check((value) => value % 2 === 0, say({ pt: 'deve ser par', en: 'must be even' })),
  ),
  sim: flag(false),
  dezenas: multiples(10, 5, 200),
  centenas: multiples(100, 50, 900),
  milhares: multiples(1000, 50, 9000),
  milhao: between(-1_000_000, 5),
  quaseMilhao: between(-999_999, 5),
  oitavo: between(0.125, 4),
  quarto: between(0.25, 4),
  estreito: v.pipe(between(0, 100), v.minValue(20), v.maxValue(50)),
  // Only integers have a big one: a number that an earlier rule refuses would make this throw.
  grande: v.pipe(
    v.number(),
    v.minValue(0.5),
    v.maxValue(20),
    v.integer(),
    v.check((value) => BigInt(value) % 2n === 0n),
  ),
  positivo: v.pipe(v.number(), v.gtValue(0)),
  qualquer: v.number(),
  sessenta: withExample('x'.repeat(60), text(1, 99)),
  sessentaEUm: withExample('x'.repeat(61), text(1, 99)),
  linha: v.pipe(v.string(), v.metadata({ noun: { pt: 'texto de uma linha', en: 'text of a line' } })),
  livreDeForma: v.record(v.string(), v.number()),
  eixo: v.picklist(['y', 'x']),
  tipo: v.picklist(['array', 'object']),
  sexo: v.picklist(['masculino', 'feminino']),
  banco: codes,
  codigo: manyCodes,
  lista: v.pipe(v.array(v.object({ nota: above(0, 10) })), v.minLength(1), v.maxLength(4)),
  parte: v.object({ dentro: v.optional(integer(2, 9), 5) }),
  outro: v.union([v.number(), v.boolean()]),
};

const tool: AnyTool = defineTool({
  method: 'POST',
  path: '/t',
  category: 'desenvolvedor',
  name: 'T',
  summary: 'T',
  input: v.object(entries),
  output: v.object({}),
  examples: [{ input: { dias: 12, nome: 'x\ny', sexo: 'feminino', lista: [{ nota: 7.5 }] } as never }],
  run: () => ({}),
});
const schema = tool.input;

describe('the accepted form', () => {
  it.each<[(string | number)[], string, string]>([
    [
      ['altura'],
      'um número de 30 a 300, em cm, por exemplo 30',
      'a number from 30 to 300, in cm, for example 30',
    ],
    [['dias'], 'um número inteiro de 1 a 30, por exemplo 12', 'an integer from 1 to 30, for example 12'],
    [['dia'], 'uma data AAAA-MM-DD, por exemplo 2026-01-31', 'a date YYYY-MM-DD, for example 2026-01-31'],
    // An example of two lines would break the sentence.
    [['nome'], 'um texto de 1 a 8 caracteres', 'a text from 1 to 8 characters'],
    [['livre'], 'um texto de até 20 caracteres', 'a text up to 20 characters'],
    [['exato'], 'um texto de 2 a 100000 caracteres', 'a text from 2 to 100000 characters'],
    [
      ['tolerancia'],
      'um número maior que 0 e até 0.5, por exemplo 0.5',
      'a number greater than 0 and up to 0.5, for example 0.5',
    ],
    [['pequeno'], 'um número a partir de 1e-9, por exemplo 1', 'a number from 1e-9, for example 1'],
    [['alto'], 'um número de 250 a 4000, por exemplo 250', 'a number from 250 to 4000, for example 250'],
    [['baixo'], 'um número até -3, por exemplo -3', 'a number up to -3, for example -3'],
    [['impar'], 'um número inteiro de 7 a 8, por exemplo 8', 'an integer from 7 to 8, for example 8'],
    [['dezenas'], 'um número inteiro de 5 a 200, por exemplo 10', 'an integer from 5 to 200, for example 10'],
    [
      ['centenas'],
      'um número inteiro de 50 a 900, por exemplo 100',
      'an integer from 50 to 900, for example 100',
    ],
    [
      ['milhares'],
      'um número inteiro de 50 a 9000, por exemplo 1000',
      'an integer from 50 to 9000, for example 1000',
    ],
    // A bound of a million, or of three decimals, is no number that people would write.
    [['milhao'], 'um número de -1000000 a 5, por exemplo 5', 'a number from -1000000 to 5, for example 5'],
    [
      ['quaseMilhao'],
      'um número de -999999 a 5, por exemplo -999999',
      'a number from -999999 to 5, for example -999999',
    ],
    [['oitavo'], 'um número de 0.125 a 4, por exemplo 4', 'a number from 0.125 to 4, for example 4'],
    [['quarto'], 'um número de 0.25 a 4, por exemplo 0.25', 'a number from 0.25 to 4, for example 0.25'],
    // Bounds that a later rule narrows are shown as narrowed.
    [['estreito'], 'um número de 20 a 50, por exemplo 20', 'a number from 20 to 50, for example 20'],
    [
      ['grande'],
      'um número inteiro de 0.5 a 20, por exemplo 10',
      'an integer from 0.5 to 20, for example 10',
    ],
    [['positivo'], 'um número maior que 0, por exemplo 1', 'a number greater than 0, for example 1'],
    [['qualquer'], 'um número, por exemplo 1', 'a number, for example 1'],
    [
      ['sessenta'],
      `um texto de 1 a 99 caracteres, por exemplo ${'x'.repeat(60)}`,
      `a text from 1 to 99 characters, for example ${'x'.repeat(60)}`,
    ],
    [['sessentaEUm'], 'um texto de 1 a 99 caracteres', 'a text from 1 to 99 characters'],
    [['livreDeForma'], 'um objeto', 'an object'],
    [['eixo'], 'um destes: y, x', 'one of: y, x'],
    [['sim'], 'true ou false, por exemplo false', 'true or false, for example false'],
    [['sexo'], 'um destes: masculino, feminino', 'one of: masculino, feminino'],
    [
      ['lista', 0, 'nota'],
      'um número maior que 0 e até 10, por exemplo 7.5',
      'a number greater than 0 and up to 10, for example 7.5',
    ],
    // Every item of a list is like the first of the example.
    [
      ['lista', 3, 'nota'],
      'um número maior que 0 e até 10, por exemplo 7.5',
      'a number greater than 0 and up to 10, for example 7.5',
    ],
    [
      ['lista'],
      'uma lista de 1 a 4 itens, por exemplo [{"nota":7.5}]',
      'a list from 1 to 4 items, for example [{"nota":7.5}]',
    ],
    [['parte'], 'um objeto, por exemplo {"dentro":2}', 'an object, for example {"dentro":2}'],
    [
      ['parte', 'dentro'],
      'um número inteiro de 2 a 9, por exemplo 5',
      'an integer from 2 to 9, for example 5',
    ],
  ])('at %j is named in both languages', (path, pt, en) => {
    expect(acceptedForms(tool, schema, path)).toEqual({ pt, en });
  });

  it('is not named for a schema without a name, nor for a path that leads nowhere', () => {
    expect(acceptedForms(tool, schema, ['outro'])).toBeNull();
    expect(acceptedForms(tool, schema, ['nada'])).toBeNull();
    expect(acceptedForms(tool, schema, ['constructor'])).toBeNull();
    expect(wantedPhrase(tool, schema, ['nada'])).toBeNull();
  });
});

describe('the wanted form of a missing field', () => {
  it.each<[string, string, string]>([
    ['valor', 'valor em reais, por exemplo 0', 'amount in BRL, for example 0'],
    ['altura', 'número de 30 a 300, em cm, por exemplo 30', 'number from 30 to 300, in cm, for example 30'],
    ['dia', 'data AAAA-MM-DD, por exemplo 2026-01-31', 'date YYYY-MM-DD, for example 2026-01-31'],
    // Only an article at the start goes.
    ['linha', 'texto de uma linha', 'text of a line'],
    // "um destes" without its article would be no Portuguese.
    ['sexo', 'um destes: masculino, feminino', 'one of: masculino, feminino'],
  ])('of %s is named in both languages', (field, pt, en) => {
    expect(wantedPhrase(tool, schema, [field])).toEqual({ pt, en });
  });
});

describe('a message of a field', () => {
  it.each<[string, string]>([
    ['deve ser par', 'deve ser par, por exemplo 8'],
    ['deve ser par, como 8', 'deve ser par, como 8'],
    ['deve ser par: 8', 'deve ser par: 8'],
    ['deve ser par, ex. 8', 'deve ser par, ex. 8'],
  ])('%s gets an example where it shows none', (pt, said) => {
    expect(withExampleAt({ pt, en: 'x' }, tool, schema, ['impar']).pt).toBe(said);
  });

  it('gets no number where the field is not a number', () => {
    const message = { pt: 'a', en: 'b' };
    expect(withExampleAt(message, tool, schema, ['outro'])).toBe(message);
  });

  it('stays as it is at a path that leads nowhere', () => {
    const message = { pt: 'a', en: 'b' };
    expect(withExampleAt(message, tool, schema, ['nada'])).toBe(message);
  });
});

describe('choices', () => {
  const choicesOf = (field: string, value: unknown) =>
    choicesFor(nodeAt(schema, [field]) as SchemaNode, value)?.pt;

  it.each<[string, unknown, string | undefined]>([
    ['sexo', 'female', 'feminino, masculino'],
    ['sexo', 'feminno', 'feminino, masculino'],
    ['sexo', '', 'masculino, feminino'],
    ['sexo', { a: 1 }, 'masculino, feminino'],
    ['sexo', 7, 'masculino, feminino'],
    ['eixo', {}, 'y, x'],
    ['tipo', Object.create(null), 'array, object'],
    ['tipo', { a: 1 }, 'array, object'],
    ['outro', 'x', undefined],
    ['banco', 'itau', '341 (Itaú), 237 (Bradesco), 001 (Banco do Brasil)'],
    ['banco', '342', '341 (Itaú), 237 (Bradesco), 001 (Banco do Brasil)'],
    [
      'codigo',
      '',
      `${many
        .slice(0, 12)
        .map((code) => `${code} (${code.toUpperCase()})`)
        .join(', ')} e mais 3`,
    ],
    ['nome', 'x', undefined],
  ])('of %s, after %j', (field, value, said) => {
    expect(choicesOf(field, value)).toBe(said);
  });
});

import { describe, expect, it } from 'vitest';
import { partOf, placeOf, toolAddress, valuesOf } from '../src/web/docs/core/address.ts';
import type { Context } from '../src/web/docs/core/context.ts';
import { readNumber, writeNumber } from '../src/web/docs/form/numbers.ts';
import { createLabels, hintOf, type Labels, namesIn, textsIn } from '../src/web/docs/core/labels.ts';
import { limitsOf, typeName } from '../src/web/docs/parts/schema-words.ts';
import { texts } from '../src/web/docs/texts/index.ts';
import { createFormat } from '../src/web/shared/format.ts';
import { Made, makeElements } from './support/elements.ts';

makeElements();

describe('what a field is called', () => {
  const prose = 'Salário bruto do mês. Dígito-verificador, dia 13 e RG. Veja salarioBruto.';
  const of: Labels['of'] = (...field) =>
    createLabels([prose, 'Dia do mês bruto'], ['salarioBruto', 'veja']).of(...field);

  it.each([
    ['salarioBruto', 'Salário bruto'],
    ['salario_bruto', 'Salário bruto'],
    ['salario-bruto', 'Salário bruto'],
    ['digitoVerificador', 'Dígito-verificador'],
    ['mesBruto', 'Mês bruto'],
    ['dia13', 'Dia 13'],
    ['dia14', 'Dia 14'],
    ['rg', 'Rg'],
    ['mes', 'Mês'],
    // Parts of words, names of fields and words that nobody says are no words of the texts.
    ['me', 'Me'],
    ['es', 'Es'],
    ['veja', 'Veja'],
    ['count', 'Count'],
    ['diaDoMes', 'Dia do mês'],
    ['mes.bruto', 'Mes.bruto'],
    ['mes.bruto_dia', 'Mes.bruto_dia'],
    ['.mes', '.mes'],
    ['mes.', 'Mes.'],
    ['mes_', 'Mes_'],
  ])('%s: %s', (name, label) => {
    expect(of(name, undefined)).toBe(label);
  });

  it.each([
    ['24h', 'Horas'],
    ['A1', 'Horas'],
    ['mesbruto', 'Horas'],
    ['x', 'Horas'],
  ])('%s, which no text has, is by its description', (name, label) => {
    const { of: labelOf } = createLabels(['1 h', 'veja 24 h, mes', 'bruto'], ['veja']);
    expect(labelOf(name, { description: 'Horas' })).toBe(label);
  });

  it('goes by the places of letters whose accents stand by themselves', () => {
    expect(createLabels(['\u0301 me\u0302s bruto'], []).of('mes', undefined)).toBe('Mês');
  });

  it('is as the texts write it, not as a field of that name', () => {
    expect(createLabels(['use salario bruto ou salarioBruto'], []).of('salarioBruto', undefined)).toBe(
      'Salario bruto',
    );
    expect(createLabels(['use acao=x'], ['acao']).of('acao', { description: 'Ação' })).toBe('Ação');
  });

  it.each([
    ['Quantos, no total', 'Quantos'],
    ['Quantos. No total', 'Quantos'],
    ['Quantos: no total', 'Quantos'],
    ['Quantos; no total', 'Quantos'],
    ['Quantos (no total)', 'Quantos'],
    ['  Se aposentado, ou não', 'Aposentado'],
    ['Whether retired', 'Retired'],
    ['Se ', 'Se'],
    ['Quando Se paga', 'Quando Se paga'],
    ['a'.repeat(44), `A${'a'.repeat(43)}`],
    ['a'.repeat(45), 'Xyz'],
    [', nada', 'Xyz'],
    ['', 'Xyz'],
  ])('by the first phrase of %j: %s', (description, label) => {
    expect(of('xyz', { description })).toBe(label);
  });

  it.each([
    [{}, ''],
    [{ description: 'Uma frase.' }, 'Uma frase'],
    [{ description: 'Uma frase. Outra.' }, 'Uma frase'],
    [{ description: 'Uma frase. e mais.' }, 'Uma frase. e mais'],
    [{ description: 'Até 3... Outra.' }, 'Até 3... Outra'],
    [{ description: 'O peso, em kg.', 'x-unit': 'kg' }, 'O peso'],
    [{ description: 'Weight, in kg', 'x-unit': 'kg' }, 'Weight'],
    [{ description: 'O peso, em g', 'x-unit': 'kg' }, 'O peso, em g'],
    [{ description: 'O peso, em undefined' }, 'O peso, em undefined'],
  ])('%j is explained by: %s', (schema, hint) => {
    expect(hintOf(schema)).toBe(hint);
  });

  it('takes the names and texts of fields inside fields, lists and choices', () => {
    const schema = {
      description: 'A',
      properties: {
        a: { description: 'B', properties: { b: { description: 'C' } } },
        c: { items: { description: 'D', properties: { d: {} } } },
      },
      anyOf: [{ description: 'E', properties: { e: {} } }],
    };
    expect(namesIn(schema)).toEqual(['a', 'c', 'b', 'd', 'e']);
    expect(textsIn(schema)).toEqual(['A', 'B', 'C', '', 'D', '', 'E', '']);
  });
});

describe('a number that is typed', () => {
  it.each([
    ['', true, 'pt', undefined],
    ['  ', true, 'pt', undefined],
    ['R$', true, 'pt', undefined],
    ['6000', true, 'pt', 6000],
    [' R$ 6.000,50 ', true, 'pt', 6000.5],
    ['6.000', true, 'pt', 6000],
    ['6.000', false, 'pt', 6],
    ['6.000', true, 'en', 6],
    ['6,000', true, 'en', 6000],
    ['6,000', true, 'pt', 6],
    ['6,000', false, 'en', 6],
    ['1.234.567', true, 'pt', 1234567],
    ['1,234,567', true, 'en', 1234567],
    ['1234.567', true, 'pt', 1234.567],
    ['1.2345', true, 'pt', 1.2345],
    ['.500', true, 'pt', 0.5],
    ['6.000,50', false, 'en', 6000.5],
    ['6,000.50', false, 'pt', 6000.5],
    ['1.000.000,5', true, 'pt', 1000000.5],
    ['−5,5', true, 'pt', -5.5],
    ['–5', true, 'pt', -5],
    ['-1.000', true, 'pt', -1000],
    ['-1,000', true, 'en', -1000],
    ['5−', true, 'pt', '5−'],
    ['1 000', true, 'pt', 1000],
    ['5.', true, 'pt', 5],
    [',5', true, 'pt', 0.5],
    [',5.5', false, 'en', 5.5],
    ['.5,5', false, 'en', 5.5],
    ['1234,567', true, 'en', 1234.567],
    ['1,2345', true, 'en', 1.2345],
    ['5−5', true, 'pt', '5−5'],
    ['.', true, 'pt', '.'],
    ['5R$', true, 'pt', '5R$'],
    [' 1e3 ', true, 'pt', '1e3'],
    ['0x10', true, 'pt', '0x10'],
    ['Infinity', true, 'pt', 'Infinity'],
    ['1,2,3', true, 'pt', '1,2,3'],
    ['x1', true, 'pt', 'x1'],
    ['1x', true, 'pt', '1x'],
    ['9'.repeat(400), false, 'pt', '9'.repeat(400)],
  ] as const)('%j (money: %s, %s) is %j', (typed, isMoney, language, value) => {
    expect(readNumber(typed, isMoney, language)).toBe(value);
  });

  it.each([
    [1234.5, true, 'pt', '1.234,50'],
    [1234.5, true, 'en', '1,234.50'],
    [1234.5, false, 'pt', '1234,5'],
    [1234.5, false, 'en', '1234.5'],
    [1, false, 'pt', '1'],
    [0.123456789, true, 'pt', '0,12345679'],
    [0.1234567891234, false, 'pt', '0,1234567891234'],
    [1e-20, false, 'en', '0.00000000000000000001'],
  ] as const)('%d (money: %s, %s) is written %s', (value, isMoney, language, written) => {
    expect(writeNumber(value, isMoney, language)).toBe(written);
  });
});

describe('an address in the page', () => {
  it.each([
    ['', false, [], ''],
    ['#', false, [], ''],
    ['#cpf', true, ['cpf'], ''],
    ['cpf', true, ['cpf'], ''],
    ['#cpf?count=2&seed=a?b', true, ['cpf'], 'count=2&seed=a%3Fb'],
    ['#?count=2', false, [], 'count=2'],
    ['#/guide/errors', false, ['guide', 'errors'], ''],
    ['#/guide//a%20b/', false, ['guide', 'a b'], ''],
    ['#%E0', true, ['%E0'], ''],
    ['#a/b', true, ['a/b'], ''],
    ['a#b', true, ['a#b'], ''],
    ['##', true, ['#'], ''],
    ['#a\nb?c=\nd', true, ['a\nb'], 'c=%0Ad'],
  ])('%j', (hash, isTool, parts, query) => {
    const place = placeOf(hash);
    expect([place.isTool, place.parts, String(place.query)]).toEqual([isTool, parts, query]);
  });

  const properties = {
    text: { type: 'string' },
    number: { type: 'number' },
    secret: { 'x-sensitive': true },
  };

  it('of a tool has what its form holds, without what is secret, up to 4,000 letters', () => {
    expect(toolAddress('a', {}, { properties })).toBe('#a');
    expect(toolAddress('a', { secret: 'x' }, { properties })).toBe('#a');
    expect(toolAddress('a', { text: 'x y', other: [1], secret: 'x' }, { properties })).toBe(
      '#a?text=x%20y&other=%5B1%5D',
    );
    const long = 'x'.repeat(4000 - 'text='.length);
    expect(toolAddress('a', { text: long }, {})).toBe(`#a?text=${long}`);
    expect(toolAddress('a', { text: `${long}x` }, {})).toBe('#a');
    expect(partOf({ text: 'a', secret: 'b' }, { properties }, true)).toEqual({ secret: 'b' });
    expect(partOf({ toString: 'a' }, { properties }, false)).toEqual({ toString: 'a' });
    expect(partOf({ a: 'b' }, {}, false)).toEqual({ a: 'b' });
  });

  it('gives the form its values back, as its schema has them', () => {
    const query = new URLSearchParams('text=1&number=1.50&secret=%5B1%5D&other=1&toString=1&number=x');
    expect(valuesOf(query, { properties })).toEqual({ text: '1', number: 'x', secret: [1] });
    expect(valuesOf(new URLSearchParams('number=1.50'), { properties })).toEqual({ number: 1.5 });
    expect(valuesOf(query, {})).toEqual({});
  });
});

describe('what a schema says, in words', () => {
  const context = { t: texts.en, f: createFormat('en'), language: 'en' } as unknown as Context;
  const kinds = texts.en.tool.types;

  it.each([
    [{ enum: ['a', 'b'] }, kinds.choice],
    [{ type: 'string', format: 'date' }, kinds.date],
    [{ type: 'number', 'x-unit': 'kg' }, 'kg'],
    [{ type: 'integer', 'x-unit': 'months' }, 'months'],
    [{ type: ['integer', 'null'], 'x-unit': 'days' }, 'days'],
    [{ type: 'string', 'x-unit': 'kg' }, kinds.string],
    [{ type: 'number' }, kinds.number],
    [{ type: ['boolean', 'null'] }, kinds.boolean],
    [{ type: 'unheard' }, kinds.any],
    [{}, kinds.any],
  ])('%j is of the kind %s', (schema, kind) => {
    expect(typeName(context, schema)).toBe(kind);
  });

  const limits = (schema: Parameters<typeof limitsOf>[1]) => {
    const child: unknown = limitsOf(context, schema);
    return child instanceof Made ? [child.name, child.attributes.get('class'), child.textContent] : child;
  };
  const letters = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`);

  it.each([
    [{ minimum: 1, maximum: 1500 }, '1 to 1,500'],
    [{ minimum: 0 }, 'from 0'],
    [{ maximum: 5 }, 'up to 5'],
    [{ exclusiveMinimum: 0 }, 'above 0'],
    [{ exclusiveMinimum: 0, maximum: 1e9 }, 'above 0, up to 1 billion'],
    [{ maximum: 1e12 }, 'up to 1,000,000,000,000'],
    [{ maximum: 999e9 }, 'up to 999 billion'],
    [{ maximum: 1e6 }, 'up to 1 million'],
    [{ maximum: 999e6 }, 'up to 999 million'],
    [{ maximum: 1e9 + 1e6 }, 'up to 1,001,000,000'],
    [{ maximum: 1e6 + 1 }, 'up to 1,000,001'],
    [{ maximum: 999_999 }, 'up to 999,999'],
    [{ pattern: 'x'.repeat(40) }, ['code', 'wrap', 'x'.repeat(40)]],
    [{ pattern: 'x'.repeat(41), maxLength: 1000 }, texts.en.tool.letters('1,000')],
    [{ maxItems: 1000 }, texts.en.tool.items('1,000')],
    [{}, texts.en.none],
    [{ enum: letters(12) }, ['code', 'wrap', letters(12).join(' ')]],
    [{ enum: letters(14) }, ['code', 'wrap', `${letters(12).join(' ')} … +2`]],
    [{ enum: letters(13) }, ['code', 'wrap', `${letters(12).join(' ')} … +1`]],
  ])('%j allows %s', (schema, said) => {
    expect(limits(schema)).toEqual(said);
  });
});

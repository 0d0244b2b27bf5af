import { describe, expect, it } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../core/context.ts';
import type { Schema, Values } from '../core/types.ts';
import { texts } from '../texts/index.ts';
import { inLabels, withHintsInLabels } from './in-labels.ts';
import { describeRefused } from './refused.ts';

const context = { t: texts.pt, language: 'pt', f: createFormat('pt') } as Context;

const told = (schema: Schema, values: Values, field: string, message = 'não serve', good: Values = {}) => {
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const parts = { schema, values, path, good, fault: { field, message }, said: message };
  const { text, cures } = describeRefused(context, parts);
  return [text, ...cures.map(({ label, changes }) => [label, ...changes.map(([, value]) => value)])];
};

const one = (schema: Schema, value: unknown, good: Values = {}) =>
  told({ properties: { a: schema } }, { a: value }, 'a', 'não serve', good);

describe('a refused value', () => {
  const height: Schema = { type: 'number', 'x-unit': 'm', minimum: 0.5, maximum: 3 };
  const money: Schema = { type: 'number', 'x-unit': 'reais', exclusiveMinimum: 0, maximum: 1e9 };
  const count: Schema = { type: 'integer', minimum: 0, maximum: 20 };

  it.each<[string, Schema, unknown, readonly unknown[]]>([
    [
      'of another unit',
      height,
      175,
      ['175 m é demais. De 0,5 a 3 m.', ['Usar 1,75 m', 1.75], ['Usar 3 m', 3]],
    ],
    [
      'of another unit',
      height,
      0.0175,
      ['0,0175 m é pouco. De 0,5 a 3 m.', ['Usar 1,75 m', 1.75], ['Usar 0,5 m', 0.5]],
    ],
    [
      'with a wrong sign',
      height,
      -1.8,
      ['−1,8 m é pouco. De 0,5 a 3 m.', ['Usar 1,8 m', 1.8], ['Usar 0,5 m', 0.5]],
    ],
    [
      'of money',
      money,
      5e9,
      ['R$ 5.000.000.000,00 é demais. Acima de R$ 0,00, até 1 bilhão.', ['Usar R$ 1.000.000.000,00', 1e9]],
    ],
    ['of a count', count, 25, ['25 é demais. De 0 a 20.', ['Usar 20', 20]]],
    ['that is not whole', count, 1.5, ['1,5 não é um número inteiro.', ['Usar 1', 1], ['Usar 2', 2]]],
    ['that is no number', count, 'x', ['“x” não é um número.']],
    [
      'that no choice has',
      { enum: ['SP', 'RJ'], 'x-enumNames': ['São Paulo', 'Rio de Janeiro'] },
      'Sao Paolo',
      ['“Sao Paolo” não está na lista.', ['Usar São Paulo', 'SP']],
    ],
    [
      'that is too long',
      { type: 'string', maxLength: 3 },
      'abcde',
      ['Até 3 caracteres; aqui há 5.', ['Cortar em 3', 'abc']],
    ],
    ['that is too short', { type: 'string', minLength: 3 }, 'a', ['Pelo menos 3 caracteres; aqui há 1.']],
    [
      'of a month',
      { type: 'string', pattern: String.raw`^\d{4}-\d{2}$` },
      '5/2026',
      ['“5/2026” não serve: ano-mês: 2026-11.', ['Usar 2026-05', '2026-05']],
    ],
    [
      'of a list',
      { type: 'array', maxItems: 1 },
      [1, 2],
      ['Até 1 linhas; aqui há 2.', ['Ficar só com a primeira', [1]]],
    ],
  ])('%s has a sentence of the page and its cure', (_, schema, value, expected) => {
    expect(one(schema, value)).toEqual(expected);
  });

  it('without a cure of its own offers the value that was right before', () => {
    expect(one(money, 0, { a: 6000 })).toEqual([
      'R$ 0,00 é pouco. Acima de R$ 0,00, até 1 bilhão.',
      ['Usar R$ 6.000,00', 6000],
    ]);
    expect(one({ type: 'string' }, 'x', { a: 'x' })).toEqual(['Não serve.']);
  });

  it('of two days in the wrong order swaps them', () => {
    const day: Schema = { type: 'string', format: 'date' };
    const schema = {
      properties: { de: { ...day, title: 'Admissão' }, ate: { ...day, title: 'Último dia' } },
    };
    const message = 'deve ser igual ou posterior a de';
    expect(told(schema, { de: '2026-03-15', ate: '2023-05-20' }, 'ate', message)).toEqual([
      expect.stringMatching(/^Último dia vem antes de Admissão\. São 20 mai.*2023 e 15 mar.*2026\.$/),
      ['Trocar as duas', '2026-03-15', '2023-05-20'],
    ]);
  });

  it('has the unit that is chosen beside it', () => {
    const schema = {
      properties: {
        taxa: { type: 'number', 'x-unit': '%', 'x-unitField': 'periodo', minimum: 0, maximum: 1000 },
        periodo: { enum: ['mensal', 'anual'], 'x-enumNames': ['Ao mês', 'Ao ano'], default: 'mensal' },
      },
    };
    expect(told(schema, { taxa: 2000, periodo: 'anual' }, 'taxa')[0]).toBe(
      '2.000 % ao ano é demais. De 0 a 1.000 % ao ano.',
    );
  });

  it('inside a list is mended at its place', () => {
    const schema = { properties: { l: { items: { properties: { a: count } } } } };
    expect(told(schema, { l: [{ a: 1 }, { a: 99 }] }, 'l.1.a')).toEqual([
      '99 é demais. De 0 a 20.',
      ['Usar 20', 20],
    ]);
  });
});

describe('a sentence of the service', () => {
  const schema: Schema = {
    properties: {
      salarioBruto: { title: 'Salário bruto', description: 'No lugar de liquidoDesejado' },
      liquidoDesejado: { title: 'Líquido desejado' },
      tipo: { title: 'Tipo', enum: ['a', 'b'], 'x-enumNames': ['Um', 'Outro'] },
      valor: { title: 'Valor', items: { properties: { cpp12: { title: 'CPP' } } } },
    },
  };

  it.each([
    ['Envie salarioBruto ou liquidoDesejado', 'Envie “Salário bruto” ou “Líquido desejado”'],
    ['só vale com tipo=b', 'só vale com “Tipo”: Outro'],
    ['o valor da nota, de tipo qualquer', 'o valor da nota, de tipo qualquer'],
    ['Sem cpp12, o fator', 'Sem “CPP”, o fator'],
    ['é obrigatório: data AAAA-MM-DD, por exemplo 2023-03-15', 'é obrigatório: data dia, mês e ano'],
    ['até 1000000000 reais', 'até 1.000.000.000 reais'],
    ['em eSocial de 2026', 'em eSocial de 2026'],
  ])('%j is read as %j', (text, expected) => {
    expect(inLabels(context, schema, text)).toBe(expected);
  });

  it('that is a hint is read so too', () => {
    const { properties } = withHintsInLabels(context, schema);
    expect(properties?.['salarioBruto']?.description).toBe('No lugar de “Líquido desejado”');
  });
});

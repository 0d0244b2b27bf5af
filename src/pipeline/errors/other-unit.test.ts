import * as v from 'valibot';
import { expect, it } from 'vitest';
import { between, inUnit, integer } from '../../kit/fields/index.ts';
import { kg, m, months, monthsOrYears, percentageAPeriod, reais, type Unit } from '../../kit/units.ts';
import type { SchemaNode } from '../schema.ts';
import { describeOtherMeasure, describeOtherUnit, hasOtherWord } from './other-unit.ts';

const beside = {
  periodoTaxa: v.picklist(['mensal', 'anual']),
  unidadePrazo: v.picklist(['meses', 'anos']),
} as unknown as Readonly<Record<string, SchemaNode>>;

const hint = (text: string, unit: Unit | null, name = 'campo') => {
  const node = inUnit(unit, between(-1e12, 1e12)) as unknown as SchemaNode;
  return hasOtherWord(text, unit) ? (describeOtherUnit(text, { name, node, beside })?.pt ?? null) : 'plain';
};

it.each([
  ['5 mil', reais, '"5 mil": escreva 5000'],
  ['R$ 1,5 mil', reais, '"R$ 1,5 mil": escreva 1500'],
  ['2 milhões de reais', reais, '"2 milhões de reais": escreva 2000000'],
  ['10k', reais, '"10k": escreva 10000'],
  ['300 bi', reais, '"300 bi": escreva 300000000000'],
  ['-1,1 mil', reais, '"-1,1 mil": escreva -1100'],
  ['170 cm', m, 'este campo é em m: 1.7'],
  ['500 g', kg, 'este campo é em kg: 0.5'],
  ['30 anos', months, 'este campo é em meses: 360'],
])('%s', (text, unit, said) => {
  expect(hint(text, unit)).toBe(said);
});

it('a product beyond the bounds of its field is no proposal', () => {
  expect(hint('3000 bi', reais)).toBeNull();
});

it('a period names the field that holds it', () => {
  expect(hint('30 anos', monthsOrYears, 'prazo')).toBe('"30 anos": escreva prazo=30 com unidadePrazo=anos');
  expect(hint('12% ao ano', percentageAPeriod, 'taxa')).toBe(
    '"12% ao ano": escreva taxa=12 com periodoTaxa=anual',
  );
  expect(hint('1% a.m.', percentageAPeriod, 'taxa')).toBe('"1% a.m.": escreva taxa=1 com periodoTaxa=mensal');
});

it.each([
  ['5.000 mil', reais],
  ['5 dúzias', reais],
  ['R$ 5', months],
  ['12%', reais],
  ['12% ao ano', reais],
  ['2,5 anos', months],
  ['5 mil anos', months],
  ['170 lb', kg],
  ['5 mil', null],
])('%s: no number is proposed that might be another quantity', (text, unit) => {
  expect(hint(text, unit)).toBe(text === '5 mil' ? '"5 mil": escreva 5000' : null);
});

it('a number that its field refuses is not proposed with a period', () => {
  const node = inUnit(monthsOrYears, integer(1, 600)) as unknown as SchemaNode;
  expect(describeOtherUnit('2,5 anos', { name: 'prazo', node, beside })).toBeNull();
});

it('what has no other word is left to the hint on signs', () => {
  expect(hint('80 kg', kg)).toBe('plain');
  expect(hint('3.000', reais)).toBe('plain');
});

it.each([
  [178, m, [0.5, 2.8], 'se são cm, este campo é em m: 1.78'],
  [82_000, kg, [2, 500], 'se são g, este campo é em kg: 82'],
  // Right in centimetres and in millimetres.
  [1000, m, [0.5, 20], null],
  [178, reais, [0, 100], null],
] as const)(
  'a number that is right in one other unit is written in that of its field: %d',
  (number, unit, bounds, said) => {
    const isRight = (one: number) => one >= bounds[0] && one <= bounds[1];
    expect(describeOtherMeasure(number, unit, isRight)?.pt ?? null).toBe(said);
  },
);

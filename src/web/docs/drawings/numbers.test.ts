import { describe, expect, it } from 'vitest';
import { numbersOf, toCents, toReais } from './numbers.ts';
import { entryOf, tablePath } from './tables.ts';

describe('numbers in drawings', () => {
  it.each([
    ['pt', 'money', 4725.5, '4.725,50'],
    ['pt', 'money', -1.234, '−1,23'],
    ['en', 'money', 4725.516, '4,725.52'],
    ['pt', 'amount', 6000, '6.000'],
    ['pt', 'amount', 6000.5, '6.000,50'],
    ['pt', 'whole', 1621.4, '1.621'],
    ['pt', 'plain', 10.689, '10,69'],
    ['pt', 'plain', 10, '10'],
    ['pt', 'percent', 10.689, '10,69 %'],
    ['en', 'percent', 10.689, '10.69%'],
    ['en', 'short', 1_834_567, '1.83m'],
  ] as const)('in %s as %s: %d is %s', (language, kind, value, written) => {
    expect(numbersOf(language)[kind](value).replaceAll('\u00a0', ' ')).toBe(written);
  });
});

it('amounts are added in cents', () => {
  expect([0.1, 1.005, 4725.52].map(toCents)).toEqual([10, 100, 472_552]);
  expect(toCents(0.29)).toBe(29);
  expect(toReais(472_552)).toBe(4725.52);
});

it('a table of a drawing is found by its id, and asked for by the day from which it holds', () => {
  const tables = [null, { id: 'a' }, { id: 'b', value: 1 }, { id: 'c', value: 2 }, { id: 'b', value: 3 }];
  expect(['b', 'c', 'd'].map((id) => entryOf(tables, id))).toEqual([1, 2, null]);
  const tabela = { vigencia: '2025-01-01' };
  expect(tablePath('inss', { tabela })).toBe('/tabelas/inss?data=2025-01-01');
  expect(tablePath('inss', { tabela, tipo: 'plr' })).toBe('/tabelas/inss?data=2025-01-01');
  expect([null, {}, { tabela: {} }, { tabela: null }].map((one) => tablePath('inss', one))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

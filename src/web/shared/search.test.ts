import { expect, it } from 'vitest';
import { search } from './search.ts';
import { shortName } from '../../shown/tool-names.ts';

it('items are found by all words of a query, in any order', () => {
  const items = ['Salário líquido', 'Salário-família', 'Férias'];
  const found = (query: string) => search(items, query, (item) => item);
  expect(found('LIQUIDO sal')).toEqual(['Salário líquido']);
  expect(found('salario')).toEqual(['Salário líquido', 'Salário-família']);
  expect(found(' ')).toEqual(items);
  expect(found('nada')).toEqual([]);
});

it.each([
  ['Gerador de CPF', 'CPF'],
  ['Calculadora do INSS', 'INSS'],
  ['Calculadora da aposentadoria', 'Aposentadoria'],
  ['Conversor dos números', 'Números'],
  ['Calculadora das férias', 'Férias'],
  ['Gerador de ', 'Gerador de '],
  ['O Gerador de CPF', 'O Gerador de CPF'],
  ['net salary calculator', 'Net salary'],
  ['CPF generator', 'CPF'],
  ['Unit converter', 'Unit'],
  ['CPF generator x', 'CPF generator x'],
  [' calculator', ' calculator'],
  ['calculator of x', 'Calculator of x'],
])('%s is %s in a list', (name, short) => {
  expect(shortName(name)).toBe(short);
});

import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { unemploymentInsurance } from './seguro-desemprego.ts';

// Tables of the Ministry of Labour (MTE), each in force from 11 January. Those of 2020 to 2024 were read a second time in a
// public calculator (2020), extra.globo.com (2021) and mobills.com.br/tabelas (2022 to 2024).
it('the table of seguro-desemprego has the limits and instalments of each year, from 11 January on', () => {
  const source = 'Lei nº 7.998/1990; tabela anual do MTE';
  expectEntries(unemploymentInsurance, [
    {
      from: '2019-01-11',
      source,
      value: { faixa1: 1531.02, faixa2: 2551.96, parcela: 1224.82, maximo: 1735.29 },
    },
    {
      from: '2020-01-11',
      source,
      value: { faixa1: 1599.61, faixa2: 2666.29, parcela: 1279.69, maximo: 1813.03 },
    },
    {
      from: '2021-01-11',
      source,
      value: { faixa1: 1686.79, faixa2: 2811.6, parcela: 1349.43, maximo: 1911.84 },
    },
    {
      from: '2022-01-11',
      source,
      value: { faixa1: 1858.17, faixa2: 3097.26, parcela: 1486.53, maximo: 2106.08 },
    },
    {
      from: '2023-01-11',
      source,
      value: { faixa1: 1968.36, faixa2: 3280.93, parcela: 1574.69, maximo: 2230.97 },
    },
    {
      from: '2024-01-11',
      source,
      value: { faixa1: 2041.39, faixa2: 3402.65, parcela: 1633.1, maximo: 2313.74 },
    },
    {
      from: '2025-01-11',
      source,
      value: { faixa1: 2138.76, faixa2: 3564.96, parcela: 1711.01, maximo: 2424.11 },
    },
    {
      from: '2026-01-11',
      source,
      value: { faixa1: 2222.17, faixa2: 3703.99, parcela: 1777.74, maximo: 2518.65 },
    },
  ]);
});

import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { unemploymentInsurance } from './seguro-desemprego.ts';

// Tables of the Ministry of Labour (MTE) in force from 11 January 2025 and from 11 January 2026.
it('has the limits and instalments of each year’s table, from 11 January on', () => {
  const source = 'Lei nº 7.998/1990; tabela anual do MTE';
  expectEntries(unemploymentInsurance, [
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

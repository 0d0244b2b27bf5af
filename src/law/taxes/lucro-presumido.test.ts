import { describe, expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, exact, zero } from '../../lib/numbers/exact.ts';
import { presumedTable } from '../tables/lucro-presumido.ts';
import { type PresumedActivity, presumedTaxes } from './lucro-presumido.ts';

// STF, Tema 69: PIS and Cofins fall on the revenue less its ICMS. Services have none, and of fuel both were paid earlier
// (Lei 9.718/1998, art. 4º). 0.65 % of 10,000.00 and of 8,200.00; ICMS of 18 % on goods.
it.each([
  ['servicos', 65, 0],
  ['comercio', 53.3, 1800],
  ['revenda-combustiveis', 0, 1800],
] as const)('%s: PIS of %d, and ICMS of %d', (atividade: PresumedActivity, pis, icms) => {
  const { taxes } = presumedTaxes(valueOn(presumedTable, '2025-12-31'), {
    trimestre: 1,
    receitas: [{ atividade, valor: exact(10_000) }],
    anteriores: [],
    outras: zero,
    meses: 3,
    aliquotaIss: 0,
    aliquotaIcms: 18,
  });
  expect(compare(taxes.pis, exact(pis))).toBe(0);
  expect(compare(taxes.icms, exact(icms))).toBe(0);
});

describe('a quarter without revenue', () => {
  it.each(['2025-12-31', '2026-12-31'])('on %s has no tax but that on gains', (date) => {
    const { taxes, items } = presumedTaxes(valueOn(presumedTable, date), {
      trimestre: 3,
      receitas: [{ atividade: 'servicos', valor: zero }],
      anteriores: [],
      outras: exact(1000),
      meses: 3,
      aliquotaIss: 5,
      aliquotaIcms: 18,
    });
    // Lei 9.249/1995, art. 3º: 15 % of IRPJ; Lei 7.689/1988, art. 3º: 9 % of CSLL.
    expect(compare(taxes.irpj, exact(150))).toBe(0);
    expect(compare(taxes.csll, exact(90))).toBe(0);
    for (const tax of ['irpj-adicional', 'pis', 'cofins', 'iss', 'icms'] as const)
      expect([tax, compare(taxes[tax], zero)]).toEqual([tax, 0]);
    expect(items.map(({ raised }) => compare(raised, zero))).toEqual([0]);
  });
});

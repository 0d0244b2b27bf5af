import { describe, expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import type { TaxBracket } from '../brackets.ts';
import { reductionOf } from '../irrf.ts';
import { exact, toMoney } from '../../lib/numbers/exact.ts';
import { inssTable } from './inss.ts';
import { annualTaxTable } from './irrf-anual.ts';
import { irrfTable } from './irrf-mensal.ts';
import { plrTable } from './plr.ts';
import { minimumWage } from './salario-minimo.ts';
import { unemploymentInsurance } from './seguro-desemprego.ts';

/** Computes the amounts to deduct for the tax not to jump where a band starts, apart from the cents of the law. */
function deductionsThatJoin(brackets: readonly TaxBracket[]): number[] {
  let deduction = 0;
  return brackets.map(({ aliquota }, i) => {
    const below = brackets[i - 1];
    if (below) deduction += ((below.ate as number) * (aliquota - below.aliquota)) / 100;
    return deduction;
  });
}

const scales: readonly (readonly [string, readonly TaxBracket[]])[] = [
  ...irrfTable.entries.map(({ from, value }) => [`irrf-mensal ${from}`, value.faixas] as const),
  ...annualTaxTable.entries.map(({ from, value }) => [`irrf-anual ${from}`, value.faixas] as const),
  ...plrTable.entries.map(({ from, value }) => [`plr ${from}`, value] as const),
];

describe.each(scales)('%s', (_, brackets) => {
  it('deducts in each band what joins it to the one below, to two cents', () => {
    const joined = deductionsThatJoin(brackets);
    for (const [i, { parcelaDeduzir }] of brackets.entries()) {
      expect(Math.abs(parcelaDeduzir - (joined[i] as number))).toBeLessThanOrEqual(0.02);
    }
  });

  it('has rising limits and rates, the last band without a limit', () => {
    const limits = brackets.map(({ ate }) => ate ?? Infinity);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
    expect(limits.at(-1)).toBe(Infinity);
    expect(brackets.map(({ aliquota }) => aliquota)).toEqual([0, 7.5, 15, 22.5, 27.5]);
  });
});

describe('relations that the laws state', () => {
  // Lei 9.250/1995, art. 4º, § 2º: 25 % of the limit of the band of 0 %.
  it('the simplified discount of a month is a quarter of the exempt band since May 2023, and none before it', () => {
    for (const { from, value } of irrfTable.entries) {
      const quarter = (value.faixas[0]?.ate as number) / 4;
      expect(value.descontoSimplificado).toBeCloseTo(from < '2023-05' ? 0 : quarter, 10);
    }
  });

  // Lei 8.212/1991, art. 20: the first band of the INSS ends at the minimum wage.
  it('the first of several bands of the INSS is the minimum wage of its month', () => {
    for (const { from, value } of inssTable.entries) {
      if (!value.aliquotaUnica) expect(value.faixas[0]?.ate).toBe(valueOn(minimumWage, from));
    }
  });

  it('the yearly table of 2026 is twelve months of the monthly one', () => {
    const [month, year] = [valueOn(irrfTable, '2026-12-31'), valueOn(annualTaxTable, '2026-12-31')];
    for (const [i, { ate }] of month.faixas.entries()) {
      if (ate !== null) expect(year.faixas[i]?.ate).toBeCloseTo(ate * 12, 6);
    }
  });

  it('the reductions of 2026 meet their full amount and zero', () => {
    const month = valueOn(irrfTable, '2026-12-31').reducao;
    const year = valueOn(annualTaxTable, '2026-12-31').reducao;
    for (const rule of [month, year]) {
      if (!rule) return expect.fail('no reduction');
      const at = (income: number) => toMoney(reductionOf(rule, exact(income), exact(1_000_000)));
      expect(at(rule.integralAte)).toBe(rule.maximo);
      expect(Math.abs(at(rule.integralAte + 0.01) - rule.maximo)).toBeLessThanOrEqual(1.1);
      expect(at(rule.ate - 0.01)).toBeLessThanOrEqual(0.02);
      expect(at(rule.ate)).toBe(0);
    }
  });

  // Resolução Codefat 957/2022, art. 19: the amount to add is 80 % of the first limit, the greatest instalment that
  // plus half of what separates the two limits. The Ministry prints them to a cent, each corrected by itself.
  it('the instalments of the seguro-desemprego join from band to band', () => {
    for (const { value } of unemploymentInsurance.entries) {
      const { faixa1, faixa2, parcela, maximo } = value;
      expect(Math.abs(parcela - faixa1 * 0.8)).toBeLessThan(0.013);
      expect(Math.abs(maximo - (parcela + (faixa2 - faixa1) / 2))).toBeLessThan(0.013);
    }
  });
});

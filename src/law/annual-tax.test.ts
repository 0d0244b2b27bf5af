import { describe, expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, type Exact, exact, zero } from '../lib/numbers/exact.ts';
import { type AnnualTaxTable, pensionLimit, taxReturn } from './annual-tax.ts';
import { annualTaxTable } from './tables/irrf-anual.ts';

const table2025 = valueOn(annualTaxTable, '2025-12-31');
const table2026 = valueOn(annualTaxTable, '2026-12-31');

const equals = (amount: Exact | undefined, value: number) =>
  expect(compare(amount as Exact, exact(value))).toBe(0);

const returnOf = (table: AnnualTaxTable, taxable: number, deductions = 0) =>
  taxReturn(table, { taxable: exact(taxable), deductions: exact(deductions) });

describe('the yearly return', () => {
  it('has no base below 0', () => {
    equals(returnOf(table2025, 1000, 2000).full.base, 0);
  });

  // 20 % of 50,000.03 and 50,000.02 are 10,000.006 and 10,000.004.
  it('rounds the simplified discount, up to its limit', () => {
    equals(returnOf(table2025, 50_000.03).simplified.deductions, 10_000.01);
    equals(returnOf(table2025, 50_000.02).simplified.deductions, 10_000);
    equals(returnOf(table2025, 83_771.69).simplified.deductions, 16_754.34);
    equals(returnOf(table2025, 200_000).simplified.deductions, 16_754.34);
    equals(returnOf(table2026, 88_200).simplified.deductions, 17_640);
  });

  // 7.5 % of 30,000.10 less 2,135.04 is 114.9675.
  it('rounds the tax of the table', () => {
    equals(returnOf(table2025, 30_000.1).full.tableTax, 114.97);
  });

  it('files the model with the smaller tax, the simplified one when they are equal', () => {
    expect(returnOf(table2025, 60_000, 12_000).model).toBe('simplificado');
    expect(returnOf(table2025, 60_000, 12_000.1).model).toBe('completo');
    expect(returnOf(table2025, 60_000, 11_999.9).model).toBe('simplificado');
    const asked = { taxable: exact(60_000), deductions: zero, model: 'completo' as const };
    equals(taxReturn(table2025, asked).tax, 5646.22);
  });

  it('is settled against what was withheld', () => {
    const of = (withheld: number) =>
      taxReturn(table2025, {
        taxable: exact(60_000),
        deductions: exact(12_000),
        withheld: exact(withheld),
      }).balance;
    // 48,000.00 × 22.5 % − 8,054.97 = 2,745.03.
    equals(of(2000), 745.03);
    equals(of(3000), -254.97);
  });
});

// Lei 9.532/1997, art. 11: 12 % of the taxable income.
it('a private pension lowers the base by 12 % of the income, rounded', () => {
  equals(pensionLimit(exact(1000.04)), 120);
  equals(pensionLimit(exact(1000.05)), 120.01);
});

// Lei 9.250/1995, art. 16-A, by Lei 15.270/2025: nothing up to 600,000.00, 10 % from 1,200,000.00, in between REND / 60,000
// − 10 percent.
describe('the minimum tax', () => {
  const minimumOf = (others: number, otherTax = 0) =>
    taxReturn(table2026, {
      taxable: zero,
      deductions: zero,
      otherIncome: exact(others),
      otherTax: exact(otherTax),
    }).minimum;

  it.each([
    [600_000, 0, 0],
    [600_000.01, 0, 0],
    [700_000.01, 0.016666668, 11_666.67],
    [750_000, 0.025, 18_750],
    [900_000, 0.05, 45_000],
    [1_199_999.99, 0.0999999983, 120_000],
    [1_200_000, 0.1, 120_000],
    [5_000_000, 0.1, 500_000],
  ])('of an income of %d has a rate of %d', (income, rate, tax) => {
    const minimum = minimumOf(income);
    expect(Number(minimum?.rate.numerator) / Number(minimum?.rate.denominator)).toBeCloseTo(rate, 8);
    equals(minimum?.tax, tax);
  });

  it('adds what the other taxes of the year leave of it', () => {
    equals(minimumOf(1_200_000, 20_000.01)?.added, 99_999.99);
    equals(minimumOf(1_200_000, 130_000)?.added, 0);
  });

  it('counts the taxable income and its tax too', () => {
    const { minimum, tax } = taxReturn(table2026, {
      taxable: exact(100_000),
      deductions: zero,
      model: 'completo',
      otherIncome: exact(1_100_000),
    });
    // 100,000.00 × 27.5 % − 10,904.66 = 16,595.34, and no reduction.
    equals(tax, 16_595.34);
    equals(minimum?.income, 1_200_000);
    equals(minimum?.added, 103_404.66);
  });

  it('does not exist in 2025', () => {
    expect(returnOf(table2025, 5_000_000).minimum).toBeNull();
  });
});

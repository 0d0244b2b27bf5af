import { describe, expect, it } from 'vitest';
import { companyTablesOn } from '#test/support/company-tables.ts';
import { compare, exact } from '../../lib/numbers/exact.ts';
import { companyMonth, type CompanyRegime, revenueLimit } from './company-month.ts';

const tables = companyTablesOn('2026-12-31');

const monthOf = (regime: CompanyRegime, revenue: number, payroll = 0, aliquotaIss = 0) =>
  companyMonth(tables, regime, { revenue: exact(revenue), payroll: exact(payroll), aliquotaIss });

// LC 123/2006, arts. 3º, II, and 18-A, § 1º; Lei 9.718/1998, art. 13.
it.each([
  ['mei', 81_000],
  ['III', 4_800_000],
  ['fator-r', 4_800_000],
  ['lucro-presumido', 78_000_000],
] as const)('the regime %s is for at most %d a year', (regime, limit) => {
  expect(revenueLimit(tables, regime)).toBe(limit);
});

describe('the taxes of a month', () => {
  it.each([
    // 5 % of 1,621.00, and 5.00 of ISS.
    ['mei', 5000, 0, 86.05, null, 0],
    // The first rates, 6 % of III and 4.5 % of IV, whose CPP is paid apart; each tax is rounded: 24.00, 21.00, 76.92, 16.68,
    // 260.40 and 201.00 of III, 84.60, 68.40, 79.52, 17.24 and 200.25 of IV.
    ['III', 10_000.1, 0, 600, 'III', 0],
    ['IV', 10_000.1, 0, 450.01, 'IV', 20],
    // 28 % of payroll makes it annex III, less makes it V, 15.5 %: 387.50, 232.50, 218.55, 47.28, 447.18 and 217.00.
    ['fator-r', 10_000, 2800, 600, 'III', 0],
    ['fator-r', 10_000, 2799.99, 1550.01, 'V', 0],
  ] as const)(
    '%s, of a revenue of %d with a payroll of %d: %d',
    (regime, revenue, payroll, taxes, ...rest) => {
      const month = monthOf(regime, revenue, payroll);
      expect(compare(month.taxes, exact(taxes))).toBe(0);
      expect([month.annex, month.cppRate]).toEqual(rest);
    },
  );

  it('mei: the contribution is rounded', () => {
    // 5 % of 1,621.10 is 81.055.
    const { taxes } = companyMonth({ ...tables, minimumWage: { value: 1621.1 } }, 'mei', {
      revenue: exact(5000),
      payroll: exact(0),
      aliquotaIss: 0,
    });
    expect(compare(taxes, exact(86.06))).toBe(0);
  });

  // Services of 30,000.00 in a quarter have a base of 9,600.00: IRPJ 1,440.00, CSLL 864.00, PIS 195.00, Cofins 900.00,
  // and ISS of 5 %, 1,500.00. The month has a third of 4,899.00.
  it('lucro presumido: a third of a quarter, and CPP apart', () => {
    const { annex, taxes, cppRate } = monthOf('lucro-presumido', 10_000, 0, 5);
    expect(compare(taxes, exact(1633))).toBe(0);
    expect([annex, cppRate]).toEqual([null, 20]);
  });

  // A quarter of 1,500,000.00 passes by 250,000.00 what LC 224/2025 leaves as it was: 32 % of 1,525,000.00 is 488,000.00.
  // IRPJ 73,200.00, surtax 42,800.00, CSLL 43,920.00, PIS 9,750.00, Cofins 45,000.00. A third of 214,670.00.
  it('lucro presumido: the presumption is raised above the limit', () => {
    const { taxes } = monthOf('lucro-presumido', 500_000);
    expect(compare(taxes, exact(71_556.67))).toBe(0);
  });
});

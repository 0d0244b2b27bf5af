import { describe, expect, it } from 'vitest';
import { valueOn } from '#test/support/legal-tables.ts';
import { compare, type Exact, exact, toMoney } from '../lib/numbers/exact.ts';
import { irrfOf, reductionOf, type TaxReduction } from './irrf.ts';
import { irrfTable } from './tables/irrf-mensal.ts';

const table2025 = valueOn(irrfTable, '2025-12-31');
const table2026 = valueOn(irrfTable, '2026-12-31');

const equals = (amount: Exact, value: number) => expect(toMoneyExactly(amount)).toBe(value);
/** BRL of an amount that must be of whole cents. */
function toMoneyExactly(amount: Exact): number {
  const value = toMoney(amount);
  return compare(amount, exact(value)) === 0 ? value : NaN;
}

describe('the monthly tax', () => {
  it('takes only the deductions that it gets, and the larger of the two without a choice', () => {
    equals(irrfOf(table2025, exact(6000), {}, { deduction: 'legal' }).base, 6000);
    equals(irrfOf(table2025, exact(6000), {}).base, 6000 - 607.2);
    // Receita Federal: 189.59 for each dependent; four of them pass 607.20, three do not.
    equals(irrfOf(table2025, exact(6000), { dependentes: 4 }).base, 5241.64);
    equals(irrfOf(table2025, exact(6000), { dependentes: 3 }).base, 5392.8);
    equals(irrfOf(table2025, exact(6000), { inss: exact(500), others: exact(200.01) }).base, 5299.99);
  });

  it('takes the legal deductions when they are equal to the simplified one', () => {
    const of = (others: number) => irrfOf(table2025, exact(6000), { others: exact(others) }).deduction;
    expect([of(607.19), of(607.2), of(607.21)]).toEqual(['simplificada', 'legal', 'legal']);
  });

  it('has no base below 0', () => {
    const { base, tax } = irrfOf(table2026, exact(100), {});
    equals(base, 0);
    equals(tax, 0);
  });

  it('is rounded in the table already', () => {
    // 3,000.03 × 15 % − 394.16 = 55.8445; 3,000.10: 55.855.
    const taxOf = (base: number) => irrfOf(table2025, exact(base), {}, { deduction: 'legal' }).tableTax;
    equals(taxOf(3000.03), 55.84);
    equals(taxOf(3000.1), 55.86);
  });

  // Lei 9.430/1996, art. 67: 10.00 or less is not withheld.
  it('of up to 10.00 is not withheld, unless the income is taxed by itself', () => {
    // (2,562.13 and 2,562.27) × 7.5 % − 182.16 = 9.99975 and 10.01025.
    const of = (base: number, exemptSmallTax?: boolean) =>
      irrfOf(
        table2025,
        exact(base),
        {},
        { deduction: 'legal', ...(exemptSmallTax === undefined ? {} : { exemptSmallTax }) },
      );
    const small = of(2562.13);
    expect(small.waived).toBe(true);
    equals(small.tax, 10);
    equals(small.withheld, 0);
    const above = of(2562.27);
    expect(above.waived).toBe(false);
    equals(above.withheld, 10.01);
    expect(of(2562.13, false).waived).toBe(false);
    equals(of(2562.13, false).withheld, 10);
    expect(of(1000).waived).toBe(false);
  });
});

// Lei 9.250/1995, art. 3º-A, by Lei 15.270/2025.
describe('the reduction of 2026', () => {
  const rule = table2026.reducao as TaxReduction;

  it.each([
    [4000, 1000, 312.89],
    [5000, 1000, 312.89],
    [5000, 100, 100],
    // 978.62 − 0.133145 × 5,000.01 and × 7,349.99.
    [5000.01, 1000, 312.89],
    [6000, 1000, 179.75],
    [6000, 179.74, 179.74],
    [7349.99, 1000, 0.01],
    [7350, 1000, 0],
    [9000, 1000, 0],
  ])('for an income of %d and a tax of %d is %d', (income, tax, reduction) => {
    equals(reductionOf(rule, exact(income), exact(tax)), reduction);
  });

  it('is never below 0', () => {
    // A line that reaches 0 before its end.
    equals(reductionOf({ ...rule, parcela: 700 }, exact(7000), exact(1000)), 0);
  });

  it('looks at the gross, not at the base', () => {
    const { base, reduction } = irrfOf(table2026, exact(6000), { others: exact(1500) });
    equals(base, 4500);
    equals(reduction, 179.75);
  });
});

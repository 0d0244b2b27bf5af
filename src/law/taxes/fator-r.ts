/** Fator r: payroll over revenue of 12 months, which chooses between two annexes (LC 123/2006, art. 18, §§ 5º-J, 5º-M and 24). */
import {
  compare,
  type Exact,
  exact,
  isPositive,
  over,
  percentOf,
  roundedDown,
  share,
  toMoney,
} from '../../lib/numbers/exact.ts';

export interface FactorRTable {
  /** The least percent with which a revenue falls in Anexo III, and not in V. */
  readonly minimo: number;
  /** Percent where there is no payroll, and where there is a payroll and no revenue. */
  readonly semFolha: number;
  readonly semReceita: number;
}

/** Payroll over revenue in percent, unrounded, with the values that stand in for a division by or of zero. */
export function factorR(table: FactorRTable, payroll: Exact, revenue: Exact): Exact {
  const { semFolha, semReceita } = table;
  if (!isPositive(payroll)) return exact(semFolha, 'fatorSemFolha', table);
  return isPositive(revenue)
    ? over(share(payroll, 100), revenue)
    : exact(semReceita, 'fatorSemReceita', table);
}

/** The least payroll of a revenue that falls in Anexo III, unrounded. */
export function payrollOfAnnexIII(table: FactorRTable, revenue: Exact): Exact {
  return percentOf(revenue, table.minimo, 'fatorMinimo', table);
}

export function annexByFactorR({ minimo }: FactorRTable, factor: Exact): 'III' | 'V' {
  return compare(factor, exact(minimo)) >= 0 ? 'III' : 'V';
}

/** The percent cut to two decimals, so that a value below the least percent is never shown as that percent. */
export function factorRShown(factor: Exact): number {
  return toMoney(roundedDown(factor));
}

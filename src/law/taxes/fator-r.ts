/** Fator r: payroll over revenue of 12 months, which chooses between two annexes (LC 123/2006, art. 18, §§ 5º-J, 5º-M and 24). */
import { compare, type Exact, exact, isPositive, over, share } from '../../lib/numbers/exact.ts';

export interface FactorRTable {
  /** The least percent with which a revenue falls in Anexo III, and not in V. */
  readonly minimo: number;
  /** Percent where there is no payroll, and where there is a payroll and no revenue. */
  readonly semFolha: number;
  readonly semReceita: number;
}

/** Payroll over revenue in percent, unrounded, with the values that stand in for a division by or of zero. */
export function factorR({ semFolha, semReceita }: FactorRTable, payroll: Exact, revenue: Exact): Exact {
  if (!isPositive(payroll)) return exact(semFolha);
  return isPositive(revenue) ? over(share(payroll, 100), revenue) : exact(semReceita);
}

export function annexByFactorR({ minimo }: FactorRTable, factor: Exact): 'III' | 'V' {
  return compare(factor, exact(minimo)) >= 0 ? 'III' : 'V';
}

/** The percent cut to two decimals, so that a value below the least percent is never shown as that percent. */
export function factorRShown({ numerator, denominator }: Exact): number {
  return Number((numerator * 100n) / denominator) / 100;
}

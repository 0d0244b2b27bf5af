import { compare, type Exact, exact, percentOf, roundTo, zero } from '../lib/numbers/exact.ts';

export interface DividendTax {
  /** Most that one company may pay one resident in a month without tax, in BRL. */
  readonly isentoAte: number;
  /** Percent of the whole amount when it is above `isentoAte`. */
  readonly aliquota: number;
}

/** The tax withheld from the dividends of a month (Lei 9.250/1995, art. 6º-A). */
export function dividendTaxOf(rule: DividendTax | null, dividends: Exact): Exact {
  return rule && compare(dividends, exact(rule.isentoAte)) > 0
    ? roundTo(percentOf(dividends, rule.aliquota, 'aliquota', rule))
    : zero;
}

/** The sum that a regime leaves to all partners of a company in a year. */
import {
  type Exact,
  minus,
  notNegative,
  over,
  exact,
  roundTo,
  share,
  sum,
  zero,
} from '../../lib/numbers/exact.ts';
import { type DividendTax, dividendTaxOf } from '../dividends.ts';
import { type ProLaboreDeductions, proLaboreOf } from '../pro-labore.ts';
import type { PayrollTables } from '../payroll/withholding.ts';
import type { Option } from './regime-choice.ts';
import { type CompanyYear, revenueWhere } from './regime-year.ts';

export interface PartnerRules {
  readonly payroll: PayrollTables;
  readonly dividends: DividendTax | null;
  readonly deductions: ProLaboreDeductions;
}

/** Amounts in BRL of the year. */
export interface PartnersShare {
  readonly inss: Exact;
  readonly irrf: Exact;
  readonly profit: Exact;
  readonly dividendTax: Exact;
  readonly net: Exact;
}

const MONTHS = 12;

/** Partners of equal parts, paid alike in each month; `costs` are those of the year beside taxes, wages and their pay. */
export function partnersShare(
  company: CompanyYear,
  { regime, cost }: Pick<Option, 'regime' | 'cost'>,
  costs: Exact,
  { payroll, dividends, deductions }: PartnerRules,
): PartnersShare {
  const { folha, proLabore, socios } = company;
  const times = MONTHS * socios;
  const monthly = (value: Exact) => roundTo(over(value, exact(times)));
  const { inss, irrf } = proLaboreOf(payroll, monthly(proLabore), deductions);
  // A MEI withholds nothing of its owner.
  const [ofInss, ofIrrf] =
    regime === 'mei' ? [zero, zero] : [share(inss.valor, times), share(irrf.withheld, times)];
  const profit = roundTo(notNegative(minus(revenueWhere(company), sum(cost, costs, folha, proLabore))));
  const dividendTax = share(dividendTaxOf(dividends, monthly(profit)), times);
  const net = minus(sum(proLabore, profit), sum(ofInss, ofIrrf, dividendTax));
  return { inss: ofInss, irrf: ofIrrf, profit, dividendTax, net };
}

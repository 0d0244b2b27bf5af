/** Withholdings from a payment to an employee: INSS by the bands, then IRRF on what is left of it, and alimony. */
import { type Exact, minus, sum, zero } from '../../lib/numbers/exact.ts';
import { inssOf, type InssTable } from '../inss.ts';
import type { InssRounding } from '../inss-rounding.ts';
import { type Irrf, type IrrfDeductions, type IrrfOptions, irrfOf, type IrrfTable } from '../irrf.ts';
import { taxAndAlimony } from './alimony.ts';
import type { Alimony } from './facts.ts';
import type { Contribution } from './jobs.ts';

export interface PayrollTables {
  readonly inss: { readonly value: InssTable };
  readonly irrf: { readonly value: IrrfTable };
}

export interface Deductions extends Omit<IrrfDeductions, 'inss'> {
  readonly rounding: InssRounding;
  /** The contribution on the pay, where it is not that of one month. */
  readonly inss?: Contribution | undefined;
  /** Alimony by its terms, with the minimum wage that they may name. */
  readonly alimony?: { readonly terms: Alimony; readonly minimumWage: Exact } | undefined;
}

export interface Withheld {
  readonly inss: Contribution;
  readonly irrf: Irrf;
  /** The alimony by its terms; 0 without them. */
  readonly alimony: Exact;
  /** Sum of both taxes. */
  readonly total: Exact;
  /** The payment less both taxes. */
  readonly net: Exact;
}

/** Computes both taxes on a payment that is alone in its month: a salary, a 13th pay, a vacation. */
export function withholdFrom(
  tables: PayrollTables,
  pay: Exact,
  { rounding, inss: known, alimony: byTerms, others = zero, ...deductions }: Deductions,
  options: IrrfOptions = {},
): Withheld {
  const inss = known ?? inssOf(tables.inss.value, pay, zero, { rounding });
  const { alimony, irrf } = taxAndAlimony(byTerms ? [byTerms.terms] : [], {
    gross: pay,
    inss: inss.valor,
    minimumWage: byTerms?.minimumWage ?? zero,
    tax: (due) =>
      irrfOf(tables.irrf.value, pay, { ...deductions, inss: inss.valor, others: sum(others, due) }, options),
  });
  const total = sum(inss.valor, irrf.withheld);
  return { inss, irrf, alimony: alimony.total, total, net: minus(pay, total) };
}

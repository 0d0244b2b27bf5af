/** Withholdings from a payment to an employee: INSS by the bands, then IRRF on what is left of it. */
import { type Exact, minus, sum } from '../lib/numbers/exact.ts';
import { type Inss, inssOf, type InssTable } from './inss.ts';
import { type Irrf, type IrrfDeductions, type IrrfOptions, irrfOf, type IrrfTable } from './irrf.ts';

export interface PayrollTables {
  readonly inss: { readonly value: InssTable };
  readonly irrf: { readonly value: IrrfTable };
}

export interface Withheld {
  readonly inss: Inss;
  readonly irrf: Irrf;
  /** Sum of both. */
  readonly total: Exact;
  /** The payment less both. */
  readonly net: Exact;
}

/** Computes both taxes on a payment that is alone in its month: a salary, a 13th pay, a vacation. */
export function withholdFrom(
  { inss: inssTable, irrf: irrfTable }: PayrollTables,
  pay: Exact,
  deductions: Omit<IrrfDeductions, 'inss'> = {},
  options: IrrfOptions = {},
): Withheld {
  const inss = inssOf(inssTable.value, pay);
  const irrf = irrfOf(irrfTable.value, pay, { ...deductions, inss: inss.valor }, options);
  const total = sum(inss.valor, irrf.withheld);
  return { inss, irrf, total, net: minus(pay, total) };
}

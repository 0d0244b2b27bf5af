/**
 * Taxes on the profit by the books: IRPJ and its surtax (Lei 9.249/1995, art. 3º; Lei 9.430/1996, arts. 1º to 4º), CSLL
 * (Lei 7.689/1988, art. 3º), losses of earlier periods (Lei 9.065/1995, arts. 15 and 16), and PIS and Cofins with credits
 * (Leis 10.637/2002 and 10.833/2003, arts. 1º to 3º; Decreto 8.426/2015).
 */
import {
  type Exact,
  exact,
  least,
  minus,
  notNegative,
  percentOf,
  plus,
  roundTo,
  share,
} from '../../lib/numbers/exact.ts';

export interface RealProfitTable {
  /** Percent of the profit, and of what passes `limiteAdicionalMes` BRL a month. */
  readonly irpj: number;
  readonly adicional: number;
  readonly limiteAdicionalMes: number;
  readonly csll: number;
  /** Percent of the profit up to which losses of earlier periods are set off. */
  readonly compensacao: number;
  /** Percent of the revenue, and of financial income; absent where neither tax is left. */
  readonly pis?: number;
  readonly cofins?: number;
  readonly pisFinanceiras?: number;
  readonly cofinsFinanceiras?: number;
}

/** Profit in BRL on which each tax falls, not negative. */
export interface TaxedProfit {
  readonly irpj: Exact;
  readonly csll: Exact;
  readonly months: number;
}

export interface ProfitTaxes {
  /** All rounded. */
  readonly irpj: Exact;
  readonly adicional: Exact;
  readonly csll: Exact;
}

/** The taxes on a profit of so many months. */
export function profitTaxes(table: RealProfitTable, { irpj, csll, months }: TaxedProfit): ProfitTaxes {
  const free = share(exact(table.limiteAdicionalMes, 'limiteAdicionalMes', table), months);
  return {
    irpj: roundTo(percentOf(irpj, table.irpj, 'aliquotaIrpj', table)),
    adicional: roundTo(
      percentOf(notNegative(minus(irpj, free)), table.adicional, 'aliquotaAdicional', table),
    ),
    csll: roundTo(percentOf(csll, table.csll, 'aliquotaCsll', table)),
  };
}

/** The greatest loss of earlier periods that a profit sets off, rounded. */
export function lossLimit(table: RealProfitTable, profit: Exact): Exact {
  return roundTo(percentOf(profit, table.compensacao, 'limiteCompensacao', table));
}

/** A loss, up to its limit. */
export const setOff = (loss: Exact, limit: Exact): Exact => least(loss, limit);

/** A tax with credits, all rounded. */
export interface CreditedTax {
  readonly debito: Exact;
  readonly credito: Exact;
  readonly aRecolher: Exact;
  readonly saldoCredor: Exact;
}

/** Debits less credits of a tax, both unrounded. */
export function credited(debits: Exact, credits: Exact): CreditedTax {
  const [debito, credito] = [roundTo(debits), roundTo(credits)];
  return {
    debito,
    credito,
    aRecolher: notNegative(minus(debito, credito)),
    saldoCredor: notNegative(minus(credito, debito)),
  };
}

/** Revenue with credits, financial income, and purchases that give credit, BRL. */
export interface CreditBases {
  readonly revenue: Exact;
  readonly financial: Exact;
  readonly purchases: Exact;
}

/** PIS and Cofins with credits; null where the table has neither. */
export function pisCofins(table: RealProfitTable, bases: CreditBases) {
  if (table.pis === undefined) return null;
  const part = (base: Exact, name: keyof RealProfitTable) => percentOf(base, table[name] ?? 0, name, table);
  const taxOf = (tax: 'pis' | 'cofins') =>
    credited(
      plus(part(bases.revenue, tax), part(bases.financial, `${tax}Financeiras`)),
      part(bases.purchases, tax),
    );
  return { pis: taxOf('pis'), cofins: taxOf('cofins') };
}

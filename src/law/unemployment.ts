/** The value of an instalment of the seguro-desemprego: Lei 7.998/1990, art. 5º. */
import { compare, type Exact, exact, minus, percentOf, plus, roundTo } from '../lib/numbers/exact.ts';

/**
 * By the average pay: 80 % up to `faixa1`; up to `faixa2`, half of what exceeds `faixa1`, plus `parcela`; then
 * `maximo`. BRL.
 */
export interface UnemploymentTable {
  readonly faixa1: number;
  readonly faixa2: number;
  readonly parcela: number;
  readonly maximo: number;
}

export interface Instalment {
  /** 1–3 */
  readonly faixa: number;
  /** Rounded. */
  readonly amount: Exact;
}

/** The instalment of an average pay, before the floor of one minimum wage. */
export function instalmentOf(table: UnemploymentTable, average: Exact): Instalment {
  const { faixa1, faixa2, parcela, maximo } = table;
  const first = exact(faixa1, 'faixa1', table);
  if (compare(average, first) <= 0) return { faixa: 1, amount: roundTo(percentOf(average, 80)) };
  if (compare(average, exact(faixa2)) > 0) return { faixa: 3, amount: exact(maximo, 'maximo', table) };
  return {
    faixa: 2,
    amount: roundTo(plus(percentOf(minus(average, first), 50), exact(parcela, 'parcela', table))),
  };
}

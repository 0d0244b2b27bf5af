/** IOF on credit, exchange, insurance and securities (Decreto 6.306/2007). */
import {
  type Exact,
  exact,
  minus,
  notNegative,
  least,
  percentOf,
  plus,
  times,
} from '../../lib/numbers/exact.ts';

export const creditKinds = ['credito-pf', 'credito-pj', 'credito-simples'] as const;

export type CreditKind = (typeof creditKinds)[number];

export const exchangeKinds = [
  'cartao-internacional',
  'especie',
  'remessa-conta-propria',
  'emprestimo-externo-curto',
  'saida-outros',
  'remessa-investimento',
  'entrada',
  'exportacao',
  'importacao',
  'investimento-estrangeiro',
] as const;

export type ExchangeKind = (typeof exchangeKinds)[number];

export const insuranceKinds = ['vida', 'saude', 'outros', 'vgbl'] as const;

export type InsuranceKind = (typeof insuranceKinds)[number];

/** All rates in percent, amounts in BRL. */
export interface IofTable {
  readonly credito: {
    /** Once, on the principal. */
    readonly adicional: number;
    /** The days of each part of the principal that are counted. */
    readonly diasMaximos: number;
    /** Rates a day, each up to a principal in BRL; null means any principal. */
    readonly diaria: Readonly<Record<CreditKind, readonly DailyRate[]>>;
  };
  readonly cambio: Readonly<Record<ExchangeKind, number>>;
  readonly seguro: Readonly<Record<InsuranceKind, number>>;
  /**
   * What a person may contribute to VGBL plans in a year without tax, each up to the end of a year; null means any
   * year.
   */
  readonly vgblIsento: readonly { readonly ateAno: number | null; readonly valor: number }[];
  readonly fidc: number;
}

interface DailyRate {
  readonly ate: number | null;
  readonly aliquota: number;
}

/** Percent of the yield on each of the first days; none later (Decreto 6.306/2007, art. 32 and Anexo). */
export type RedemptionTable = readonly number[];

export interface CreditTerms {
  /** Days to each payment of principal. */
  readonly intervalo: number;
  readonly parcelas: number;
  readonly sistema: 'price' | 'sac';
  /** Interest of one interval, as a fraction. */
  readonly taxa: Exact;
}

/** Percent a day of a principal. */
export function dailyRate({ credito }: IofTable, kind: CreditKind, principal: number): number {
  const rates = credito.diaria[kind];
  return (rates.find(({ ate }) => ate === null || principal <= ate) as DailyRate).aliquota;
}

/**
 * The mean of the days of each part of the principal, at most `most` of each, weighted by the parts: equal ones in SAC;
 * in Price each is the one before, plus its interest.
 */
export function meanDays({ intervalo, parcelas, sistema, taxa }: CreditTerms, most: number): Exact {
  const growth = sistema === 'price' ? plus(taxa, exact(1)) : exact(1);
  const { numerator, denominator } = growth;
  // Horner's scheme: after k parts both sums stand over the denominator to the power of k − 1.
  let part = 1n;
  let weights = 0n;
  let days = 0n;
  for (let k = 1; k <= parcelas; k++) {
    weights = weights * denominator + part;
    days = days * denominator + part * BigInt(Math.min(k * intervalo, most));
    part *= numerator;
  }
  return { numerator: days, denominator: weights };
}

/** The unrounded daily IOF of a principal over mean days. */
export function dailyIof(principal: Exact, percentADay: number, days: Exact): Exact {
  return percentOf(times(principal, days), percentADay);
}

/** The part of a contribution above what is untaxed in the year, after the `before` already contributed in it. */
export function vgblTaxed({ vgblIsento }: IofTable, year: number, amount: Exact, before: Exact): Exact {
  const limit = vgblIsento.find(({ ateAno }) => ateAno === null || year <= ateAno);
  return least(amount, notNegative(minus(plus(amount, before), exact(limit?.valor ?? 0))));
}

/** Percent of a yield redeemed after so many days. */
export function redemptionRate(table: RedemptionTable, days: number): number {
  return table[days - 1] ?? 0;
}

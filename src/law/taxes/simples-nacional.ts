/** Simples Nacional: the rate of a month's revenue and what each tax gets of it (LC 123/2006, art. 18). */
import { bracketOf, type TaxBracket } from '../brackets.ts';
import {
  compare,
  type Exact,
  exact,
  isPositive,
  minus,
  over,
  share,
  sum,
  times,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { type Closed, closeToTheCent } from '../largest-remainder.ts';
import { type Cents, toCents } from '../../lib/numbers/money.ts';

export const annexNames = ['I', 'II', 'III', 'IV', 'V'] as const;

export type AnnexName = (typeof annexNames)[number];

/** Every tax that an annex may hold, in the order of the answers. */
export const simplesTaxes = [
  'irpj',
  'csll',
  'cofins',
  'pis',
  'cbs',
  'cpp',
  'ipi',
  'icms',
  'iss',
  'ibs',
] as const;

export type SimplesTax = (typeof simplesTaxes)[number];

/** Marks of a revenue, some of whose taxes are paid in another way or not at all. */
export const revenueMarks = ['issRetido', 'substituicaoIcms', 'monofasico', 'exportacao'] as const;

export type RevenueMark = (typeof revenueMarks)[number];

/** A bracket of an annex, by the revenue of 12 months in BRL, with the share of each tax in percent of the DAS. */
export interface SimplesBracket extends TaxBracket {
  readonly ate: number;
  readonly partilha: readonly number[];
  /** The tax that takes at most `aliquota` % of the revenue, and the shares of what is then left to the others. */
  readonly teto?: {
    readonly tributo: SimplesTax;
    readonly aliquota: number;
    readonly partilha: readonly number[];
  };
}

export interface SimplesAnnex {
  /** The columns of each `partilha`. */
  readonly tributos: readonly SimplesTax[];
  readonly faixas: readonly SimplesBracket[];
}

export interface SimplesTable {
  /** The greatest revenue of 12 months, in BRL. */
  readonly limite: number;
  /** The revenue of 12 months above which ICMS, ISS and IBS are paid outside the DAS, in BRL. */
  readonly sublimite: number;
  readonly anexos: Readonly<Record<AnnexName, SimplesAnnex>>;
  /** The taxes that each mark takes out of the DAS. */
  readonly segregacao: Readonly<Record<RevenueMark, readonly SimplesTax[]>>;
  /** The taxes that leave the DAS of a company that pays them in the regular regime; null where it cannot. */
  readonly hibrido: readonly SimplesTax[] | null;
  /** Months from the last one of the 12 whose revenue counts to the month of the DAS. */
  readonly defasagem: number;
  /**
   * Revenue by which a company pays that has no month in these 12: twelve times the month's revenue, or the first band.
   */
  readonly inicio: 'doze-vezes-o-mes' | 'primeira-faixa';
}

export interface SimplesRate {
  /** The number of the bracket, from 1. */
  readonly faixa: number;
  readonly bracket: SimplesBracket;
  /** Effective rate in percent, unrounded. */
  readonly effective: Exact;
}

export interface Das extends SimplesRate {
  /** Amount due, unrounded. */
  readonly due: Exact;
  /** Amount due, rounded. */
  readonly cents: Cents;
  /** Each tax that is due, and its cents, in the annex's order; they add up to `cents`. */
  readonly taxes: ReadonlyMap<SimplesTax, Closed>;
}

/** The bracket and rate of a revenue of the 12 months before, which must not be above the table's limit. */
export function simplesRate(table: SimplesTable, annex: AnnexName, revenue12: Exact): SimplesRate {
  const { faixas } = table.anexos[annex];
  const bracket = bracketOf(faixas, revenue12);
  const { aliquota, parcelaDeduzir } = bracket;
  const effective = isPositive(revenue12)
    ? minus(
        exact(aliquota, 'aliquota', bracket),
        over(share(exact(parcelaDeduzir, 'parcelaDeduzir', bracket), 100), revenue12),
      )
    : exact(aliquota, 'aliquota', bracket);
  return { faixa: faixas.indexOf(bracket) + 1, bracket, effective };
}

/**
 * Computes the DAS on one revenue of a month, split among its taxes to the cent; `outside` are the taxes not paid in
 * it.
 */
export function dasOf(
  table: SimplesTable,
  annex: AnnexName,
  revenue12: Exact,
  revenue: Exact,
  outside: readonly SimplesTax[] = [],
): Das {
  const rate = simplesRate(table, annex, revenue12);
  const leftOut = new Set(outside);
  const rates = ratesByTax(table.anexos[annex], rate).filter(([tax]) => !leftOut.has(tax));
  const amounts = rates.map(([, percent]) => share(times(revenue, percent), 1, 100));
  const due = sum(...amounts);
  const cents = toCents(toMoney(due));
  const parts = closeToTheCent(amounts, cents);
  return {
    ...rate,
    due,
    cents,
    taxes: new Map(rates.map(([tax], i) => [tax, [amounts[i] as Exact, parts[i] as Cents]])),
  };
}

/** The taxes that have a share, with the percent of the revenue that each takes. */
function ratesByTax({ tributos }: SimplesAnnex, { bracket, effective }: SimplesRate): [SimplesTax, Exact][] {
  const { partilha, teto } = bracket;
  // The shares of some notes add up to 100.01 or 99.99, and the whole is what is divided.
  const divide = (whole: Exact, shares: readonly number[]) => {
    const total = sum(...shares.map((part) => exact(part, 'partilha', bracket)));
    return tributos.map((tax, i): [SimplesTax, Exact] => [
      tax,
      over(times(whole, exact(shares[i] as number, 'partilha', bracket)), total),
    ]);
  };
  const rates = divide(effective, partilha);
  const limit = teto && exact(teto.aliquota, 'teto', bracket);
  const isCapped = limit && rates.some(([tax, rate]) => tax === teto.tributo && compare(rate, limit) > 0);
  const due = isCapped
    ? divide(minus(effective, limit), teto.partilha).map(([tax, rate]): [SimplesTax, Exact] => [
        tax,
        tax === teto.tributo ? limit : rate,
      ])
    : rates;
  return due.filter(([, rate]) => isPositive(rate));
}

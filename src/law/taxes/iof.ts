/** IOF on credit, exchange, insurance and securities (Decreto 6.306/2007). */
import {
  compare,
  type Exact,
  exact,
  least,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  power,
  step,
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
    /** Once, on the principal; by kind where it differs. */
    readonly adicional: number | Readonly<Record<CreditKind, number>>;
    /** The days of each part of the principal that are counted. */
    readonly diasMaximos: number;
    /** Rates a day, each up to a principal in BRL; null means any principal. */
    readonly diaria: Readonly<Record<CreditKind, readonly DailyRate[]>>;
  };
  readonly cambio: Readonly<Record<ExchangeKind, number>>;
  /** Null where no rate answers for one operation. */
  readonly seguro: Readonly<Record<InsuranceKind, number | null>>;
  /**
   * The amounts that a person may contribute to VGBL plans in a year without tax, each up to the end of a year; null
   * means any year. Empty where no limit is asked for.
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
  /** Ratio of each part of the principal to the one before: 1 when they are equal, as in SAC. */
  readonly growth: Exact;
}

/** Gives the daily rate of a principal, in percent. */
export function dailyRate({ credito }: IofTable, kind: CreditKind, principal: number): number {
  const rates = credito.diaria[kind];
  return (rates.find(({ ate }) => ate === null || principal <= ate) as DailyRate).aliquota;
}

/** Gives the additional rate of a credit, in percent. */
export function additionalRate({ credito: { adicional } }: IofTable, kind: CreditKind): number {
  return typeof adicional === 'number' ? adicional : adicional[kind];
}

/**
 * The mean of the days of each part of the principal, at most `most` of each, weighted by the parts: equal ones in SAC;
 * in Price each is the one before, plus its interest.
 */
export function meanDays({ intervalo, parcelas, growth }: CreditTerms, { credito }: IofTable): Exact {
  const most = exact(credito.diasMaximos, 'diasMaximos', credito);
  if (parcelas === 1) return least(exact(intervalo, 'prazoDias'), most);
  const days = exact(intervalo, 'intervaloDias');
  const counted = Math.min(parcelas, Math.floor(credito.diasMaximos / intervalo));
  const [all, some] = [sumOfParts(growth, parcelas), sumOfParts(growth, counted)];
  const whole = times(days, sumOfCountedParts(growth, counted, some));
  return step(
    over(plus(whole, times(most, minus(all, some))), all),
    'iof.prazoMedio',
    'Prazo médio das amortizações, cada uma até o limite de dias, em dias',
    'Mean term of the amortizations, each up to the limit of days, in days',
    credito,
  );
}

/** Sums `count` parts, starting at 1. */
function sumOfParts(growth: Exact, count: number): Exact {
  return isOne(growth) ? exact(count) : over(minus(power(growth, exact(count)), one), minus(growth, one));
}

/** Sums the same parts, each taken as often as its number says: 1 × the first, 2 × the second, and so on. */
function sumOfCountedParts(growth: Exact, count: number, sumOfThem: Exact): Exact {
  if (isOne(growth)) return exact((count * (count + 1)) / 2);
  const last = times(exact(count), power(growth, exact(count)));
  return over(minus(last, sumOfThem), minus(growth, one));
}

const one = exact(1);

const isOne = (value: Exact) => compare(value, one) === 0;

/** The unrounded daily IOF of a principal over mean days. */
export function dailyIof(table: IofTable, principal: Exact, percentADay: number, days: Exact): Exact {
  return percentOf(times(principal, days), percentADay, 'aliquotaDiaria', table);
}

/** The part of a contribution above what is untaxed in the year, after the `before` already contributed in it. */
export function vgblTaxed({ vgblIsento }: IofTable, year: number, amount: Exact, before: Exact): Exact {
  const limit = vgblIsento.find(({ ateAno }) => ateAno === null || year <= ateAno);
  return least(amount, notNegative(minus(plus(amount, before), exact(limit?.valor ?? 0, 'isento', limit))));
}

/** Gives the percent of a yield redeemed after `days` days. */
export function redemptionRate(table: RedemptionTable, days: number): number {
  return table[days - 1] ?? 0;
}

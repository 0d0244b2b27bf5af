/** An account of the FGTS: its yield (Lei 8.036/1990, art. 13) and the yearly withdrawal (art. 20-D, Lei 13.932/2019). */
import { bracketOf } from '../../law/brackets.ts';
import {
  type Exact,
  exact,
  minus,
  percentOf,
  plus,
  roundTo,
  share,
  step,
  sum,
  times,
} from '../../lib/numbers/exact.ts';

/** The twelfth root of 1.03, to 30 decimals: 3 % a year in a month. */
const MONTHLY_FACTOR: Exact = {
  numerator: 1_002466269772303659997997165306n,
  denominator: 10n ** 30n,
};

/** Computes the yield of a balance of whole cents in a month with a TR in percent, rounded. */
export function monthlyYield(balance: Exact, tr: number): Exact {
  const factor = times(MONTHLY_FACTOR, share(sum(exact(100), exact(tr, 'trMensal')), 1, 100));
  return roundTo(minus(times(balance, factor), balance));
}

export interface Growth {
  readonly balance: Exact;
  /** Sum of the yields. */
  readonly yields: Exact;
}

/**
 * Lets a balance grow for `months` months: each earns its yield, then receives the deposit, which is of whole cents.
 */
export function growBalance(balance: Exact, deposit: Exact, months: number, tr: number): Growth {
  let grown = balance;
  let yields = exact(0);
  for (let month = 1; month <= months; month++) {
    const earned = step(
      monthlyYield(grown, tr),
      `rendimento.${month}`,
      `Rendimento do ${month}º mês: 3 % ao ano e a TR`,
      `Yield of month ${month}: 3 % a year and the TR`,
      'Lei nº 8.036/1990, art. 13',
    );
    grown = roundTo(sum(grown, earned, deposit));
    yields = roundTo(plus(yields, earned));
  }
  return { balance: grown, yields };
}

export interface AnniversaryBracket {
  /** Greatest balance, BRL; null above all. */
  readonly ate: number | null;
  /** Percent of the balance. */
  readonly aliquota: number;
  /** BRL. */
  readonly parcelaAdicional: number;
}

/** Lei 8.036/1990, Anexo. */
const ANNIVERSARY: readonly AnniversaryBracket[] = [
  { ate: 500, aliquota: 50, parcelaAdicional: 0 },
  { ate: 1000, aliquota: 40, parcelaAdicional: 50 },
  { ate: 5000, aliquota: 30, parcelaAdicional: 150 },
  { ate: 10_000, aliquota: 20, parcelaAdicional: 650 },
  { ate: 15_000, aliquota: 15, parcelaAdicional: 1150 },
  { ate: 20_000, aliquota: 10, parcelaAdicional: 1900 },
  { ate: null, aliquota: 5, parcelaAdicional: 2900 },
];

/** Computes the amount that saque-aniversário lets withdraw of a balance in a year, unrounded, and its band. */
export function anniversaryWithdrawal(balance: Exact): {
  readonly bracket: AnniversaryBracket;
  readonly amount: Exact;
} {
  const bracket = bracketOf(ANNIVERSARY, balance);
  const amount = plus(
    percentOf(balance, bracket.aliquota, 'aliquota', 'Lei nº 8.036/1990, art. 20-D e Anexo'),
    exact(bracket.parcelaAdicional, 'parcelaAdicional'),
  );
  return { bracket, amount };
}

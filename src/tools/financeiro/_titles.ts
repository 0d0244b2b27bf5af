/** Prices of titles of the Tesouro (STN, Metodologia de cálculo dos títulos públicos federais ofertados). */
import type { BankDays } from '../../law/bank-days.ts';
import { addMonths } from '../../lib/dates/dates.ts';
import {
  exact,
  type Exact,
  over,
  plus,
  power,
  roundedDown,
  roundTo,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { recorder } from '../../lib/numbers/recording.ts';
import { trim } from './_interest.ts';

export const titles = [
  'tesouro-prefixado',
  'tesouro-prefixado-juros',
  'tesouro-ipca',
  'tesouro-ipca-juros',
] as const;

export type Title = (typeof titles)[number];

interface Rule {
  /** Face value in BRL that a quotation is for. */
  readonly nominal: number;
  /** BRL paid on it every six months: 1.1^½ − 1 and 1.06^½ − 1. */
  readonly coupon: number;
  /** Decimals to which each part is rounded, and to which the sum is cut. */
  readonly rounded: number;
  readonly cut: number;
}

const RULES: Readonly<Record<Title, Rule>> = {
  'tesouro-prefixado': { nominal: 1000, coupon: 0, rounded: 0, cut: 6 },
  'tesouro-prefixado-juros': { nominal: 1000, coupon: 48.80885, rounded: 9, cut: 6 },
  'tesouro-ipca': { nominal: 100, coupon: 0, rounded: 0, cut: 4 },
  'tesouro-ipca-juros': { nominal: 100, coupon: 2.956301, rounded: 10, cut: 4 },
};

/** Business days of a year. */
const YEAR = 252;

/** BRL of a price. */
const NOMINAL = 1000;

/** Relative error bound of a part in doubles, that of years cut after 14 decimals included. */
const ERROR = 3e-13;

export const isTitle = (produto: string): produto is Title => Object.hasOwn(RULES, produto);

/** The coupon of 1000 nominal. */
export function couponOf(title: Title): Exact {
  const { nominal, coupon } = RULES[title];
  return toNominal(exact(coupon, 'cupom'), nominal);
}

const toNominal = (value: Exact, nominal: number) =>
  nominal === NOMINAL ? value : times(value, exact(NOMINAL / nominal));

/** A value above 0 without what is beyond so many decimals. */
function cut(value: Exact, decimals: number): Exact {
  const scale = exact(10 ** (decimals - 2));
  return over(roundedDown(times(value, scale)), scale);
}

/** The dates of coupons after a day, up to maturity, every six months back from it. */
function couponDates(maturity: string, after: string): readonly string[] {
  const dates: string[] = [];
  for (let k = 0; ; k++) {
    const date = addMonths(maturity, -6 * k);
    if (date <= after) return dates.toReversed();
    dates.push(date);
  }
}

/** The prices of 1000 nominal at a yearly yield, from a first day on; 1000 at maturity. */
export function pricing(title: Title, maturity: string, yielded: Exact, first: string, banks: BankDays) {
  const { nominal, coupon, rounded, cut: places } = RULES[title];
  const growth = plus(exact(1), yielded);
  const dues = (coupon === 0 ? [maturity] : couponDates(maturity, first)).map((date) => ({
    date,
    days: banks.between(first, date),
  }));
  const after = (day: string) => dues.filter(({ date }) => date > day);
  const worth = (amount: Exact, days: number) => {
    const years = cut(over(exact(days, 'diasUteis'), exact(YEAR)), 14);
    return trim(over(amount, power(growth, years)));
  };

  const exactly = (day: string): Exact => {
    const passed = banks.between(first, day);
    const price =
      coupon === 0
        ? worth(exact(nominal), banks.between(day, maturity))
        : after(day)
            .map(({ date, days }) => {
              const own = exact(coupon, 'cupom');
              const amount = date === maturity ? plus(own, exact(nominal)) : own;
              return roundTo(worth(amount, days - passed), rounded);
            })
            .reduce(plus, zero);
    return toNominal(cut(price, places), nominal);
  };

  /** The price in doubles; undefined where their errors leave two prices. */
  const inDoubles = (day: string): number | undefined => {
    if (coupon === 0) return undefined;
    const passed = banks.between(first, day);
    const daily = Math.log(Number(growth.numerator) / Number(growth.denominator)) / YEAR;
    let [low, high] = [0, 0];
    for (const { date, days } of after(day)) {
      const amount = date === maturity ? coupon + nominal : coupon;
      const part = amount * Math.exp(daily * (passed - days)) * 10 ** rounded;
      low += Math.round(part * (1 - ERROR));
      high += Math.round(part * (1 + ERROR));
    }
    const [least, most] = [low, high].map((sum) => Math.floor(sum / 10 ** (rounded - places)));
    return least === most && high < Number.MAX_SAFE_INTEGER
      ? ((least as number) * (NOMINAL / nominal)) / 10 ** places
      : undefined;
  };

  const fast = (day: string): Exact => {
    const price = inDoubles(day);
    return price === undefined ? exactly(day) : exact(price, 'precoNoCupom');
  };

  return {
    /** The dates of the coupons after the first day. */
    coupons: coupon === 0 ? [] : dues.map(({ date }) => date),
    /** The date of the coupon before these. */
    couponBefore: addMonths(maturity, -6 * dues.length),
    on: (day: string): Exact => (day === maturity ? exact(NOMINAL) : recorder ? exactly(day) : fast(day)),
    /** The price on the day of a coupon, whose parts no explanation shows: fifty years have a hundred such days. */
    onCoupon: (day: string): Exact => (day === maturity ? exact(NOMINAL) : fast(day)),
  };
}

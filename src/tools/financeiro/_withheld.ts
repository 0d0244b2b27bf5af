/** The IOF, the income tax and the custody of one fixed income title of a natural person. */
import { daysBetween } from '../../lib/dates/dates.ts';
import {
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  roundTo,
  share,
  sum,
  times,
} from '../../lib/numbers/exact.ts';
import { custodyBetween } from './_custody.ts';
import type { Law, Market } from './_market.ts';
import { isTesouro, type Position, type Product } from './_positions.ts';

/** Lei 11.033/2004, art. 3º; Lei 12.431/2011, art. 2º. */
const TAX_FREE = new Set<Product>(['lci', 'lca', 'cri', 'cra', 'debenture-incentivada', 'poupanca']);
/** Decreto 6.306/2007, art. 32, § 2º. */
const IOF_FREE = new Set<Product>([...TAX_FREE, 'debenture']);

/** A coupon of a title. */
export interface Payment {
  readonly date: string;
  readonly amount: Exact;
  /** Worth before and after the payment, not rounded. */
  readonly before: Exact;
  readonly after: Exact;
}

/** The gross figures of a title. */
export interface Gross {
  readonly value: Exact;
  /** Its worth at the end, not rounded, and what is paid then. */
  readonly grown: Exact;
  readonly redemption: Exact;
  readonly coupons: readonly Payment[];
  /** The day of the coupon before the first one. */
  readonly couponBefore: string | undefined;
}

/** The rate of the income tax after so many days, in %. */
export const incomeTaxAt = ({ taxes }: Law, held: number): Exact =>
  exact(
    taxes.find(({ ateDias }) => ateDias === null || held <= ateDias)?.aliquota as number,
    'aliquotaIr',
    taxes,
  );

/** The rate of the IOF after so many days, in %. */
export const iofAt = ({ iof }: Law, days: number): Exact =>
  days < 1 || days > 29 ? exact(0) : exact(iof[days - 1] as number, 'aliquotaIof', iof);

const percent = (base: Exact, rate: Exact) => roundTo(share(times(base, rate), 1, 100));

/** Each coupon and the redemption with what is withheld of them, and the sums of all. */
export function withheldOf(
  { produto, custodia }: Position,
  { from, to, law }: Market,
  { value, grown, redemption, coupons, couponBefore }: Gross,
) {
  const days = daysBetween(from, to);
  const taxAt = (held: number) => (TAX_FREE.has(produto) ? exact(0) : incomeTaxAt(law, held));
  const taxed = coupons.map(({ date, amount }, k) => {
    if (k > 0) return amount;
    const before = couponBefore as string;
    return roundTo(
      times(
        amount,
        over(exact(daysBetween(from, date), 'dias'), exact(daysBetween(before, date), 'diasCupom')),
      ),
    );
  });
  const returned = coupons[0] ? minus(coupons[0].amount, taxed[0] as Exact) : exact(0);
  const gain = minus(redemption, minus(value, returned));
  const hasGain = isPositive(gain);
  const iofRate = IOF_FREE.has(produto) ? exact(0) : iofAt(law, days);
  const iof = hasGain ? percent(gain, iofRate) : exact(0);
  const base = hasGain ? minus(gain, iof) : exact(0);
  const custodyRate = custodia ?? (isTesouro(produto) ? law.custody.taxa : 0);
  const free = produto === 'tesouro-selic' ? law.custody.isentoSelic : 0;
  let [start, since] = [value, from];
  const custodyTo = (end: Exact, date: string) => {
    const charged = roundTo(custodyBetween(start, end, daysBetween(since, date), custodyRate, free));
    since = date;
    return charged;
  };
  const cupons = coupons.map(({ date, amount, before, after }, k) => {
    const [ir, custody] = [
      percent(taxed[k] as Exact, taxAt(daysBetween(from, date))),
      custodyTo(before, date),
    ];
    start = after;
    return { date, amount, ir, custody, net: minus(minus(amount, ir), custody) };
  });
  const lastCustody = custodyTo(grown, to);
  const irRate = taxAt(days);
  const lastTax = percent(base, irRate);
  const custody = sum(lastCustody, ...cupons.map((one) => one.custody));
  const tax = sum(lastTax, ...cupons.map((one) => one.ir));
  const gross = sum(redemption, ...cupons.map((one) => one.amount));
  const net = minus(minus(minus(gross, iof), tax), custody);
  const lastNet = minus(minus(minus(redemption, iof), lastTax), lastCustody);
  return { iofRate, iof, irRate, base, taxed, tax, custody, cupons, gross, net, lastNet };
}

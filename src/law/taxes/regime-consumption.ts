/**
 * CBS and IBS of a company in the regular regime (LC 214/2025, arts. 4º, 12 and 47): debits on the sales without ICMS and
 * ISS, credits on the purchases.
 */
import {
  type Exact,
  exact,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  share,
  sum,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { type CompanyYear, type ComparedRevenue, creditBase, isFuel, type Lines } from './regime-year.ts';

/** Percent. */
export interface ConsumptionRates {
  readonly cbs: Exact;
  readonly ibs: Exact;
}

export interface RegularTaxes {
  readonly lines: Lines;
  /** The credit of clients, unrounded. */
  readonly debits: { readonly cbs: Exact; readonly ibs: Exact };
  /** Amount by which the revenue rises, because the price carries a part of the taxes; unrounded. */
  readonly passedOn: Exact;
}

/** No CBS nor IBS in the regular regime. */
export const noRegularTaxes: RegularTaxes = {
  lines: {},
  debits: { cbs: zero, ibs: zero },
  passedOn: zero,
};

/** The taxes to compute, and the ICMS and ISS of a revenue, which leave its base. */
export interface RegularRule {
  readonly rates: ConsumptionRates;
  /** True where the CBS is in the DAS. */
  readonly ibsAlone?: boolean;
  readonly localTaxes: (revenue: ComparedRevenue) => Exact;
}

const one = exact(1);

/** CBS and IBS of the year. Where the price does not rise by the whole of them, they are inside of it in part. */
export function regularTaxes(
  company: CompanyYear,
  { rates, ibsAlone = false, localTaxes }: RegularRule,
): RegularTaxes {
  const { repasse: k } = company;
  const asParts = (rate: Exact) => share(rate, 1, 100);
  const [fullCbs, fullIbs] = [asParts(rates.cbs), asParts(rates.ibs)];
  const items = company.receitas
    .filter(({ atividade }) => !isFuel(atividade))
    .map((revenue) => {
      const charged = (rate: Exact) => minus(rate, percentOf(rate, revenue.reducao));
      const [c, b] = [ibsAlone ? zero : charged(fullCbs), charged(fullIbs)];
      const base = minus(revenue.valor, localTaxes(revenue));
      const both = plus(c, b);
      const taxed = times(base, plus(over(minus(one, k), plus(one, both)), k));
      return { cbs: times(taxed, c), ibs: times(taxed, b), passedOn: times(times(k, base), both) };
    });
  const total = (of: (item: (typeof items)[number]) => Exact) => sum(...items.map(of));
  const debits = { cbs: total(({ cbs }) => cbs), ibs: total(({ ibs }) => ibs) };
  const purchases = over(creditBase(company), sum(one, fullCbs, fullIbs));
  const due = (debit: Exact, rate: Exact) => notNegative(minus(debit, times(purchases, rate)));
  return {
    lines: {
      ...(!ibsAlone && { cbs: due(debits.cbs, fullCbs) }),
      ibs: due(debits.ibs, fullIbs),
    },
    debits,
    passedOn: total(({ passedOn }) => passedOn),
  };
}

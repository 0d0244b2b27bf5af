/** Flows at the rates of a call: their worth, and when they pay back the amount that was spent. */
import {
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  toFigure,
  zero,
} from '../../lib/numbers/exact.ts';
import { FREQUENCIES, type Input } from './_flow-fields.ts';
import type { Series } from './_flow-series.ts';
import {
  discounted,
  type Flow,
  grown,
  growthFactor,
  isNegative,
  powersOf,
  requireShowable,
  sizeOf,
} from './_flows.ts';
import { toFraction, toPercentage, trim } from './_interest.ts';

/** A debt of a smaller amount counts as paid: it is what a discount rate with few digits leaves. BRL. */
const NOISE = 1e-9;

/** The periods of a rate in one unit of time of the flows. */
function periodsOf({ periodoTaxa, periodicidade }: Input, { isDated, unit }: Series): Exact {
  if (isDated) return over(exact(periodoTaxa === 'mensal' ? 12 : 1), exact(unit));
  if (periodicidade === undefined || periodoTaxa === undefined || periodoTaxa === 'periodo') return exact(1);
  return over(exact(periodoTaxa === 'mensal' ? 12 : 1), exact(FREQUENCIES[periodicidade]));
}

/** The powers of growth and of discount in one unit of time, at one of the rates. */
function powersAt(name: RateName, call: Input, series: Series) {
  const growthInUnit = growthFactor(toFraction(call[name] as number, name), periodsOf(call, series));
  return { growing: powersOf(growthInUnit), falling: powersOf(trim(over(exact(1), growthInUnit))) };
}

export function worthOf(call: Input, series: Series) {
  const { growing, falling } = powersAt('taxa', call, series);
  const flows = discounted(series.flows, falling);
  const [inflows, outflows] = [sumOf(flows.filter(isPositive)), sumOf(flows.filter(isNegative))];
  for (const side of [inflows, outflows]) requireShowable(side, 'taxa');
  const last = series.flows.at(-1)?.time as number;
  // From the first flow: with `primeiroPeriodo` all of them lie one period later.
  const future = grown(series.flows, growing, last);
  requireShowable(future, 'taxa');
  const spent = minus(zero, outflows);
  return {
    flows,
    balances: runningSums(flows),
    worth: plus(inflows, outflows),
    future,
    index: isPositive(spent) ? toFigure(over(inflows, spent), 4) : null,
  };
}

type RateName = 'taxa' | 'taxaFinanciamento' | 'taxaReinvestimento';

/** The modified internal rate (MIRR of spreadsheets), where both its rates are known; null with flows of one sign. */
export function modifiedRate(call: Input, series: Series): { readonly tirm?: number | null } {
  const nameOf = (field: RateName): RateName | undefined =>
    call[field] !== undefined ? field : call.taxa !== undefined ? 'taxa' : undefined;
  const [paid, earned] = [nameOf('taxaFinanciamento'), nameOf('taxaReinvestimento')];
  if (!paid || !earned) return {};
  const start = series.flows[0]?.time as number;
  const last = series.flows.at(-1)?.time as number;
  const [inflows, outflows] = [isPositive, isNegative].map((has) =>
    series.flows.filter((flow) => has(flow.amount)),
  );
  if (!inflows?.length || !outflows?.length) return { tirm: null };
  const gained = grown(inflows, powersAt(earned, call, series).growing, last);
  const fromStart = outflows.map(({ amount, time }) => ({ amount: sizeOf(amount), time: time - start }));
  const spent = sumOf(discounted(fromStart, powersAt(paid, call, series).falling));
  const periods = over(exact(series.unit), exact(last - start));
  return { tirm: toPercentage(minus(trim(power(over(gained, spent), periods)), exact(1)), 7) };
}

/**
 * The first flow from which the balance stays at 0 or above, and the time at which it gets there, linear within a
 * period. Null where it does not.
 */
export function recoveryOf(
  balances: readonly Exact[],
  amounts: readonly Exact[],
  flows: readonly Flow[] | undefined,
) {
  const noise = exact(-NOISE);
  const index = balances.findLastIndex((balance) => compare(balance, noise) < 0) + 1;
  if (index === balances.length) return { index: null, time: null };
  if (index === 0 || !flows) return { index, time: 0 };
  const owed = minus(zero, balances[index - 1] as Exact);
  const before = exact(flows[index - 1]?.time as number);
  return { index, time: toFigure(plus(before, over(owed, amounts[index] as Exact)), 2) };
}

export const sumOf = (values: readonly Exact[]): Exact =>
  values.reduce((sum, value) => plus(sum, value), exact(0));

export function runningSums(values: readonly Exact[]): readonly Exact[] {
  let sum = exact(0);
  return values.map((value) => (sum = plus(sum, value)));
}

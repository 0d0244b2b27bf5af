/** B3's custody of titles of the Tesouro: a yearly rate on the worth of each day. */
import { amount, exact, type Exact, greatest, minus, over, power, times } from '../../lib/numbers/exact.ts';
import { toNumber } from '../../lib/numbers/rational.ts';
import { recorder } from '../../lib/numbers/recording.ts';
import { trim } from './_interest.ts';

/** Relative error bound of a count in doubles, and the cents within which a tie is looked at in fractions. */
const ERROR = 1e-12;
const TIE = 1e-9;

/** A slower growth a day leaves too few digits of the difference of two worths. */
const LEAST_GROWTH = 1e-6;

/** The custody between two payments: its daily count, on a worth that grows evenly, above what is free. */
export function custodyBetween(start: Exact, end: Exact, days: number, percent: number, free: number): Exact {
  if (days === 0 || percent === 0) return exact(0);
  const known =
    free === 0 && !recorder ? inDoubles(toNumber(start), toNumber(end), days, percent) : undefined;
  if (known !== undefined) return amount(known);
  const [first, last] = free === 0 ? [0, days] : daysAbove(free, toNumber(start), toNumber(end), days);
  if (last <= first) return exact(0);
  const ratio = over(end, start);
  const at = (day: number) =>
    day === 0
      ? start
      : day === days
        ? end
        : times(start, trim(power(ratio, over(exact(day), exact(days, 'dias')))));
  const step = trim(power(ratio, over(exact(1), exact(days, 'dias'))));
  const counted = exact(last - first);
  const worth =
    step.numerator === step.denominator
      ? times(start, counted)
      : over(minus(at(last), at(first)), minus(step, exact(1)));
  return greatest(
    exact(0),
    over(
      times(minus(worth, times(exact(free, 'isento'), counted)), exact(percent, 'custodia')),
      exact(36_500),
    ),
  );
}

/** The first day on which a worth that grows or falls evenly is above what is free, and the first one after. */
function daysAbove(free: number, start: number, end: number, days: number): readonly [number, number] {
  if (start === end) return start > free ? [0, days] : [0, 0];
  const crossing = Math.ceil((Math.log(free / start) / Math.log(end / start)) * days);
  const within = Math.min(days, Math.max(0, crossing));
  return end > start ? [within, days] : [0, within];
}

/** The custody in BRL of a whole worth, to the cent; undefined where the errors of doubles may change the cent. */
function inDoubles(start: number, end: number, days: number, percent: number): number | undefined {
  const growth = Math.log(end / start) / days;
  if (!(Math.abs(growth) > LEAST_GROWTH)) return undefined;
  const cents = ((end - start) / Math.expm1(growth)) * (percent / 365);
  const isNearTie = Math.abs(cents - Math.floor(cents) - 0.5) < TIE + cents * ERROR;
  return isNearTie || cents > Number.MAX_SAFE_INTEGER ? undefined : Math.round(cents) / 100;
}

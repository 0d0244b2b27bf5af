/** Night work: which minutes of a shift are paid as such, and the hours that they count (CLT, art. 73; Lei 5.889/1973, art. 7º). */
import { clockMinutes, DAY_MINUTES } from '../../lib/dates/clock.ts';
import { type Exact, share } from '../../lib/numbers/exact.ts';

export interface NightRule {
  /** The window of the night, `HH:mm`; it ends on the next day. */
  readonly from: string;
  readonly to: string;
  /** Percent of the day's hour, the least that the law allows. */
  readonly percentual: number;
  /** Minutes of the clock that count as an hour, as a fraction. */
  readonly hour: readonly [minutes: number, of: number];
  /**
   * True when a shift that fills the window keeps the premium until it ends (CLT, art. 73, § 5º; Súmula 60, II, of the
   * TST).
   */
  readonly extends: boolean;
}

/** CLT, art. 73, §§ 1º and 2º: an hour is 52 minutes and 30 seconds. Lei 5.889/1973, art. 7º: whole hours at 25 %. */
export const nightRules = {
  urbano: { from: '22:00', to: '05:00', percentual: 20, hour: [105, 2], extends: true },
  'rural-lavoura': { from: '21:00', to: '05:00', percentual: 25, hour: [60, 1], extends: false },
  'rural-pecuaria': { from: '20:00', to: '04:00', percentual: 25, hour: [60, 1], extends: false },
} as const satisfies Readonly<Record<string, NightRule>>;

export interface NightMinutes {
  /** Minutes in the window of a night. */
  readonly inside: number;
  /** Minutes after it, in a shift that filled it. */
  readonly extended: number;
}

/** The minutes of the clock that a shift of less than a day works at night. It ends on the next day when `end` is the earlier time. */
export function nightMinutes(start: string, end: string, rule: NightRule): NightMinutes {
  const first = clockMinutes(start);
  const last = clockMinutes(end) + (end < start ? DAY_MINUTES : 0);
  const opens = clockMinutes(rule.from);
  const closes = clockMinutes(rule.to) + DAY_MINUTES;
  let inside = 0;
  // The night that began on the eve, this day's and the next one's.
  for (const shift of [-DAY_MINUTES, 0, DAY_MINUTES]) {
    inside += Math.max(0, Math.min(last, closes + shift) - Math.max(first, opens + shift));
  }
  // Only this day's can be filled: a shift starts after the eve's window opens and ends before the next one's closes.
  const goesOn = rule.extends && first <= opens && last > closes;
  return { inside, extended: goesOn ? last - closes : 0 };
}

/** Converts hours of the clock to the hours that they count at night. */
export function nightHours(clockHours: Exact, { hour: [minutes, of] }: NightRule): Exact {
  return share(clockHours, 60 * of, minutes);
}

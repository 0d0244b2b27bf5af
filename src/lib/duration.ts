/** Spans of time as a host writes them. */
import { DAY, HOUR } from './dates/durations.ts';
import { isBetween, isWhole, type Option, type Rule } from './options.ts';

const units = { ms: 1, s: 1_000, m: 60_000, h: HOUR, d: DAY };

/** Milliseconds, or a whole number with its unit: `'500ms'`, `'15s'`, `'30m'`, `'24h'`, `'7d'`. */
export type Duration = number | `${number}${keyof typeof units}`;

/** Gives the milliseconds of a duration; NaN for another text. */
export function toMilliseconds(duration: number | string): number {
  if (typeof duration !== 'string') return duration;
  const [, count, unit] = /^(\d+)(ms|[smhd])$/.exec(duration) ?? [];
  return Number(count) * units[unit as keyof typeof units];
}

/**
 * Makes a check for a duration of at least `min` milliseconds and at most `days` days: by default the longest that a
 * timer holds.
 */
export function isDuration(min: number, days = 24): Rule {
  return (value) => {
    const milliseconds = toMilliseconds(value as Duration);
    return (
      (isWhole(min)(milliseconds) && milliseconds <= days * DAY) ||
      `must be a duration from ${min}ms to ${days}d: milliseconds, or a text such as "15s" (ms, s, m, h, d)`
    );
  };
}

/** A check of a time that no timer waits for. */
export const isSpan = isDuration(0, 36_500);

/** An option that is a duration within those bounds. It is read as milliseconds. */
export function durationOption(
  min: number,
  fallback: Duration,
  days?: number,
): Option<Duration, Duration, false, number> {
  return { check: isDuration(min, days), default: fallback, isRequired: false, read: toMilliseconds };
}

/** An option that is a number of days, whole or not, from 0 to `most`. It is read as whole milliseconds. */
export function daysOption(most: number, fallback: number): Option<number, number, false, number> {
  return {
    check: isBetween(0, most),
    default: fallback,
    isRequired: false,
    read: (days) => Math.floor(days * DAY),
  };
}

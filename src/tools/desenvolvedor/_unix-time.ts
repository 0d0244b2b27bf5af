/** Unix times written as decimal numbers, in seconds or parts of them. */

export type UnixUnit = 's' | 'ms' | 'us' | 'ns';

/** A sign, whole digits, and optional decimals. */
export const UNIX_NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Decimal places by which a value of the unit exceeds nanoseconds. */
const places: Readonly<Record<UnixUnit, number>> = { s: 9, ms: 6, us: 3, ns: 0 };

// The most whole digits that a value in the unit may have: 11 digits of seconds reach the year 5138.
const reach: readonly (readonly [number, UnixUnit])[] = [
  [11, 's'],
  [14, 'ms'],
  [17, 'us'],
];

/** The unit that the magnitude of a value suggests: below 10^11 seconds, 10^14 milliseconds, 10^17 microseconds, else nanoseconds. */
export function likelyUnit(value: string): UnixUnit {
  const [, , whole = ''] = UNIX_NUMBER.exec(value) ?? [];
  const digits = whole.replace(/^0+/, '').length;
  return reach.find(([limit]) => digits <= limit)?.[1] ?? 'ns';
}

/** Milliseconds since 1970, rounded down. Computed in integers, because a double does not hold today's nanoseconds. */
export function millisecondsOf(value: string, unit: UnixUnit): number {
  const [, sign = '', whole = '', fraction = ''] = UNIX_NUMBER.exec(value) ?? [];
  const kept = fraction.slice(0, places[unit]).padEnd(places[unit], '0');
  const nanoseconds = BigInt(whole + kept);
  if (!sign) return Number(nanoseconds / 1_000_000n);
  // Digits below a nanosecond are cut off; in a negative value they still round it down.
  const cut = /[1-9]/.test(fraction.slice(places[unit])) ? 1n : 0n;
  return -Number((nanoseconds + cut + 999_999n) / 1_000_000n) + 0;
}

/**
 * Exact decimals, rounded to the nearest, a tie to the even digit (IEEE 754 roundTiesToEven; Java's HALF_EVEN). For rules that
 * name this rounding; those of the law round half away from zero (`lib/numbers/exact.ts`).
 */

/** `digits` × 10^−`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

export const none: Decimal = { digits: 0n, scale: 0 };
export const one: Decimal = { digits: 1n, scale: 0 };

/** The decimal that a finite number is written as: 0.1 is one tenth, 1e-7 has seven places. */
export function decimal(value: number): Decimal {
  const [, sign = '', whole = '0', places = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const digits = BigInt(`${sign}${whole}${places}`);
  const scale = places.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** The digits at a scale that is not smaller than the value's own. */
const at = (scale: number, value: Decimal) => value.digits * 10n ** BigInt(scale - value.scale);

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: at(scale, a) + at(scale, b), scale };
}

export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, scale: b.scale });
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** A hundredth of a value: a rate of a percentage. */
export function hundredth({ digits, scale }: Decimal): Decimal {
  return { digits, scale: scale + 2 };
}

export function total(values: readonly Decimal[]): Decimal {
  return values.reduce(add, none);
}

/** Below 0, 0 or above 0, as the first value is less than, equal to or greater than the second. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { digits } = subtract(a, b);
  return digits < 0n ? -1 : digits > 0n ? 1 : 0;
}

export const isZero = ({ digits }: Decimal): boolean => digits === 0n;
export const isNegative = ({ digits }: Decimal): boolean => digits < 0n;

/** The value at that many places, a tie to the even digit. */
export function roundEven(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return { digits: at(places, value), scale: places };
  return divideEven(value.digits, 10n ** BigInt(value.scale - places), places);
}

/** The quotient at that many places, a tie to the even digit; the divisor must be positive. */
export function divide(a: Decimal, b: Decimal, places: number): Decimal {
  const shift = places + b.scale - a.scale;
  return shift >= 0
    ? divideEven(a.digits * 10n ** BigInt(shift), b.digits, places)
    : divideEven(a.digits, b.digits * 10n ** BigInt(-shift), places);
}

function divideEven(numerator: bigint, divisor: bigint, scale: number): Decimal {
  const size = numerator < 0n ? -numerator : numerator;
  const floor = size / divisor;
  const rest = 2n * (size % divisor);
  const isUp = rest > divisor || (rest === divisor && floor % 2n === 1n);
  const digits = isUp ? floor + 1n : floor;
  return { digits: numerator < 0n ? -digits : digits, scale };
}

/** The value with exactly that many places, as text: `20.77`. */
export function toFixed(value: Decimal, places: number): string {
  const { digits } = roundEven(value, places);
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** The nearest number of the runtime. */
export function toNumber(value: Decimal): number {
  return Number(toFixed(value, value.scale));
}

/** The operations of the fraction calculator, each with its working. */
import type { Text } from '../../lib/languages.ts';
import type { WrittenFraction } from './_fraction-notation.ts';
import { abs, compare, gcd, lcm, type Rational, rational, toText } from '../../lib/numbers/rational.ts';

export interface Worked {
  readonly value: Rational;
  readonly steps: readonly (string | Text)[];
}

/** Operations on two fractions; the divisor of `divide` must not be 0. */
export const operations: Readonly<
  Record<'add' | 'subtract' | 'multiply' | 'divide' | 'compare', (a: Rational, b: Rational) => Worked>
> = {
  add: (a, b) => onCommonDenominator(a, b, '+'),
  subtract: (a, b) => onCommonDenominator(a, b, '-'),
  multiply: (a, b) => product(a, b, []),
  divide: (a, b) => {
    const inverse = rational(b.denominator, b.numerator);
    return product(a, inverse, [`${term(a)} ÷ ${term(b)} = ${term(a)} · ${term(inverse)}`]);
  },
  compare: (a, b) => {
    const { value, common, left, right } = difference(a, b);
    const sign = signs[compare(a, b)];
    return {
      value,
      steps: [
        commonStep(a, b, common),
        `${left}/${common} ${sign} ${right}/${common}`,
        `${toText(a)} ${sign} ${toText(b)}`,
      ],
    };
  },
};

/** A whole power; of 0 the exponent must be positive. */
export function power(base: Rational, exponent: number): Worked {
  const size = BigInt(Math.abs(exponent));
  const { numerator, denominator } = exponent < 0 ? rational(base.denominator, base.numerator) : base;
  const value = rational(numerator ** size, denominator ** size);
  const inverted = `(${toText({ numerator, denominator })})^${size}`;
  return {
    value,
    steps: [
      ...(exponent < 0 ? [`(${toText(base)})^${exponent} = ${inverted}`] : []),
      `${inverted} = ${whole(numerator)}^${size}/${denominator}^${size}`,
      `= ${toText(value)}`,
    ],
  };
}

/** A fraction as it was written, whose denominator is not 0, in lowest terms. */
export function simplify({ numerator, denominator }: WrittenFraction): Worked {
  const value = rational(numerator, denominator);
  const divisor = gcd(numerator, denominator);
  return {
    value,
    steps: [
      called('mdc', 'gcd', `(${abs(numerator)}, ${abs(denominator)}) = ${divisor}`),
      `(${numerator} ÷ ${divisor})/(${denominator} ÷ ${divisor}) = ${numerator / divisor}/${denominator / divisor}`,
      `= ${toText(value)}`,
    ],
  };
}

const signs = { [-1]: '<', [0]: '=', [1]: '>' } as const;

function onCommonDenominator(a: Rational, b: Rational, sign: '+' | '-'): Worked {
  const { common, left, right } = difference(a, b);
  const sum = sign === '+' ? left + right : left - right;
  const value = rational(sum, common);
  return {
    value,
    steps: [
      commonStep(a, b, common),
      `${left}/${common} ${sign} ${right < 0n ? `(${right}/${common})` : `${right}/${common}`} = ${sum}/${common}`,
      `= ${toText(value)}`,
    ],
  };
}

function difference(a: Rational, b: Rational) {
  const common = lcm(a.denominator, b.denominator);
  const left = a.numerator * (common / a.denominator);
  const right = b.numerator * (common / b.denominator);
  return { value: rational(left - right, common), common, left, right };
}

function commonStep(a: Rational, b: Rational, common: bigint): Text {
  return called('mmc', 'lcm', `(${a.denominator}, ${b.denominator}) = ${common}`);
}

/** A step that begins with the name of a function. */
const called = (pt: string, en: string, rest: string): Text => ({ pt: pt + rest, en: en + rest });

function product(a: Rational, b: Rational, before: readonly string[]): Worked {
  const [top, bottom] = [a.numerator * b.numerator, a.denominator * b.denominator];
  const value = rational(top, bottom);
  const factors = `(${whole(a.numerator)} · ${whole(b.numerator)})/(${a.denominator} · ${b.denominator})`;
  return { value, steps: [...before, `${factors} = ${top}/${bottom}`, `= ${toText(value)}`] };
}

/** A negative number or fraction in parentheses. */
function whole(value: bigint): string {
  return value < 0n ? `(${value})` : String(value);
}

function term(value: Rational): string {
  return value.numerator < 0n ? `(${toText(value)})` : toText(value);
}

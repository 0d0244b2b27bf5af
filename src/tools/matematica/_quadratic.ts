/** Roots of polynomials of degree 1 and 2, exact: coefficients are fractions, radicals are kept. */
import {
  abs,
  divide,
  gcd,
  lcm,
  multiply,
  negate,
  type Rational,
  rational,
  squareRoot,
  subtract,
  toNumber,
  toText,
} from '../../lib/numbers/rational.ts';

export interface Root {
  readonly re: number;
  readonly im: number;
  /** `-1/2`, `(2 - √6)/2`, `-1 + 2i`; null when the radical is too large to take its square factors out. */
  readonly exact: string | null;
}

/** Significant digits of the numbers. */
const DIGITS = 12;

/** Largest radicand whose square factors are looked for. */
const LARGEST_RADICAND = 10n ** 12n;

/** The root of bx + c, where b is not 0. */
export function linearRoot(b: Rational, c: Rational): Root {
  return realRoot(negate(divide(c, b)));
}

/** The roots of ax² + bx + c, where a is not 0: ascending, or the negative imaginary part first; one when double. */
export function quadraticRoots(a: Rational, b: Rational, c: Rational): Root[] {
  const [A, B, C] = primitive(a, b, c);
  const discriminant = B * B - 4n * A * C;
  if (discriminant === 0n) return [realRoot(rational(-B, 2n * A))];

  const size = abs(discriminant);
  const root = squareRoot(size);
  const radical: Radical | null =
    root * root === size
      ? { outside: root, inside: 1n }
      : size > LARGEST_RADICAND
        ? null
        : takeSquaresOut(Number(size));
  if (discriminant < 0n) return complexRoots(A, B, size, radical);
  if (radical?.inside === 1n) {
    const roots = [rational(-B - root, 2n * A), rational(-B + root, 2n * A)];
    return ascending(roots.map(realRoot), A);
  }
  return ascending(irrationalRoots(A, B, C, discriminant, radical), A);
}

/** outside · √inside, where no square divides inside. */
interface Radical {
  readonly outside: bigint;
  readonly inside: bigint;
}

/** The three coefficients as integers without a common divisor, which does not change the roots. */
function primitive(...fractions: [Rational, Rational, Rational]): [bigint, bigint, bigint] {
  const scale = fractions.reduce((scale, { denominator }) => lcm(scale, denominator), 1n);
  const whole = fractions.map(({ numerator, denominator }) => (numerator * scale) / denominator);
  const divisor = whole.reduce(gcd, 0n);
  return whole.map((value) => value / divisor) as [bigint, bigint, bigint];
}

function takeSquaresOut(radicand: number): Radical {
  let outside = 1;
  let inside = 1;
  let rest = radicand;
  for (let factor = 2; factor ** 3 <= rest; factor++) {
    for (; rest % factor ** 2 === 0; rest /= factor ** 2) outside *= factor;
    if (rest % factor === 0) {
      inside *= factor;
      rest /= factor;
    }
  }
  // No factor up to the cube root is left, so the rest is 1, a prime, the product of two, or the square of one.
  const root = Math.round(Math.sqrt(rest));
  if (root ** 2 === rest) outside *= root;
  else inside *= rest;
  return { outside: BigInt(outside), inside: BigInt(inside) };
}

function realRoot(value: Rational): Root {
  return { re: toNumber(value, DIGITS), im: 0, exact: toText(value) };
}

/** With A > 0 the roots come in ascending order. */
function ascending(roots: Root[], A: bigint): Root[] {
  return A > 0n ? roots : roots.toReversed();
}

/** (−B − √Δ)/2A and (−B + √Δ)/2A, by the pair q/2A and 2C/q that subtracts nothing. */
function irrationalRoots(
  A: bigint,
  B: bigint,
  C: bigint,
  discriminant: bigint,
  radical: Radical | null,
): Root[] {
  const { root, scale } = scaledRoot(discriminant);
  const q = B < 0n ? -B * scale + root : -B * scale - root;
  const far = toNumber(rational(q, 2n * A * scale), DIGITS);
  const near = toNumber(rational(2n * C * scale, q), DIGITS);
  const [minus, plus] = B < 0n ? [near, far] : [far, near];
  return [
    { re: minus, im: 0, exact: radical && exactText(A, B, radical, '-', false) },
    { re: plus, im: 0, exact: radical && exactText(A, B, radical, '+', false) },
  ];
}

function complexRoots(A: bigint, B: bigint, size: bigint, radical: Radical | null): Root[] {
  const { root, scale } = scaledRoot(size);
  const re = toNumber(rational(-B, 2n * A), DIGITS);
  const im = toNumber(rational(root, 2n * abs(A) * scale), DIGITS);
  const [positive, inverted] = A > 0n ? [A, B] : [-A, -B];
  return [
    { re, im: -im, exact: radical && exactText(positive, inverted, radical, '-', true) },
    { re, im, exact: radical && exactText(positive, inverted, radical, '+', true) },
  ];
}

/** √value × scale, to at least 30 digits. */
function scaledRoot(value: bigint): { readonly root: bigint; readonly scale: bigint } {
  const scale = 10n ** 30n;
  return { root: squareRoot(value * scale * scale), scale };
}

/** (−B ± outside·√inside)/2A or, imaginary, (−B ± outside·i·√inside)/2A, reduced. */
function exactText(A: bigint, B: bigint, radical: Radical, sign: '+' | '-', imaginary: boolean): string {
  const divisor = gcd(gcd(B, radical.outside), 2n * A) * (A < 0n ? -1n : 1n);
  const real = -B / divisor;
  const bottom = (2n * A) / divisor;
  const outside = radical.outside / divisor;
  // Reducing by a negative divisor turns the sign of the radical.
  const negative = (sign === '-') !== outside < 0n;

  const coefficient = abs(outside) === 1n && (imaginary || radical.inside > 1n) ? '' : String(abs(outside));
  const term = `${coefficient}${imaginary ? 'i' : ''}${radical.inside > 1n ? `√${radical.inside}` : ''}`;
  if (real === 0n) return `${negative ? '-' : ''}${term}${bottom === 1n ? '' : `/${bottom}`}`;
  const top = `${real} ${negative ? '-' : '+'} ${term}`;
  return bottom === 1n ? top : `(${top})/${bottom}`;
}

/** b² − 4ac. */
export function discriminantOf(a: Rational, b: Rational, c: Rational): Rational {
  return subtract(multiply(b, b), multiply(multiply(rational(4n), a), c));
}

/**
 * Verhoeff's check digit (J. Verhoeff, Error Detecting Decimal Codes, Mathematisch Centrum, 1969): the digits, each
 * permuted as often as its place says, are multiplied in the dihedral group of order 10. It tells every single wrong
 * digit and every exchange of two neighbours.
 */

/** The digit that each digit becomes in one step of the permutation. */
const STEP = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const PERIOD = 8;

/** The digit that completes `base`, decimal digits. */
export function verhoeff(base: string): string {
  let product = 0;
  for (let place = 1; place <= base.length; place++) {
    let digit = base.charCodeAt(base.length - place) - 48;
    for (let steps = place % PERIOD; steps > 0; steps--) digit = STEP[digit] as number;
    product = multiply(product, digit);
  }
  return String(product < 5 ? (5 - product) % 5 : product);
}

/** Composes two symmetries of a pentagon: 0 to 4 are its rotations, 5 to 9 its reflections. */
function multiply(a: number, b: number): number {
  const turned = a < 5 ? a + b : a - b + 5;
  return (turned % 5) + (a < 5 === b < 5 ? 0 : 5);
}

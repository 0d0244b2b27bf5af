/** Check digits that several documents share. Digits are given as text, most significant first. */

/** The place of a character in a mask: the code of `0`. */
const PLACE = 48;

/** Σ of the values of the characters × their weights, left to right. A character's value is its ASCII code − 48. */
export function weightedSum(characters: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (characters.charCodeAt(i) - 48) * (weights[i] as number);
  return sum;
}

/** Weights from `first` down to `last`. */
export function descending(first: number, last: number): readonly number[] {
  return Array.from({ length: first - last + 1 }, (_, i) => first - i);
}

/** Weights for `length` characters: 2 to 9 from the right, over and over. */
export function cycling(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => 2 + ((length - 1 - i) % 8));
}

/** The modulo 11 digit that most Brazilian documents use: 11 − remainder, where 10 and 11 become 0. */
export function mod11(characters: string, weights: readonly number[]): string {
  return String(mod11Digit(weightedSum(characters, weights)));
}

/** The modulo 11 digit of a weighted sum. */
export function mod11Digit(sum: number): number {
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** The Luhn digit (modulo 10, ISO/IEC 7812-1 annex B) that completes `base`. */
export function luhn(base: string): string {
  return String(luhnDigit(base, 0, base.length));
}

/** The same digit of the part of a text between two places. */
export function luhnDigit(base: string, from: number, to: number): number {
  let sum = 0;
  for (let i = to - 1, doubled = true; i >= from; i--, doubled = !doubled) {
    const digit = (base.charCodeAt(i) - 48) * (doubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return (10 - (sum % 10)) % 10;
}

/** True when all characters are the same: such numbers satisfy many formulas and are never issued. */
export function isRepeated(characters: string): boolean {
  return /^(.)\1*$/.test(characters);
}

/** Puts the characters into a mask: each `0` of the mask takes the next one, all else is copied. */
export function applyMask(characters: string, mask: string): string {
  let text = '';
  let written = 0;
  let taken = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask.charCodeAt(i) === PLACE) {
      taken++;
      continue;
    }
    text += characters.slice(written, taken) + mask[i];
    written = taken;
  }
  return text + characters.slice(written, taken);
}

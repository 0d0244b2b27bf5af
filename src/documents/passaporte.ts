/** Brazilian passport numbers, two letters and six digits, and their place in the machine-readable line (ICAO Doc 9303, part 3). */
import { digits, pick, type Random } from '../lib/random.ts';

/** Series of the blue booklet that follows ICAO's rules: FA to FZ and GA to GZ. */
const FIRST_LETTERS = 'FG';
const SECOND_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const MRZ_WEIGHTS = [7, 3, 1];
/** Each character's value is its place here; the filler `<`, which fills a shorter number, counts as 0. */
const MRZ_VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function drawPassport(random: Random): string {
  return pick<string>(random, FIRST_LETTERS) + pick(random, SECOND_LETTERS) + digits(random, 6);
}

/** The digit that follows a document number of at most 9 characters in the machine-readable line. */
export function mrzCheckDigit(number: string): number {
  let sum = 0;
  for (const [i, character] of [...number].entries()) {
    sum += Math.max(MRZ_VALUES.indexOf(character), 0) * (MRZ_WEIGHTS[i % 3] as number);
  }
  return sum % 10;
}

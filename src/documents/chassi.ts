/**
 * Vehicle identification number, 17 characters (ISO 3779 and 3780; ABNT NBR 6066; CTB, art. 114): 3 of the
 * manufacturer, 6 that describe the vehicle, the model year, the plant and 6 of the series. The 9th is a check
 * digit, mandatory in North America only (49 CFR 565.15).
 */
import { manufacturers } from '../data/wmi.ts';
import { isRepeated } from './check-digits.ts';
import { between, digits, pick, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

const CHECK_DIGIT = 8;
const MODEL_YEAR = 9;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
/** A character counts the last digit of its place here: letters start at 1, again at J, and at 2 from S on (49 CFR 565.15). */
const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** Codes of the model years from 1980 on; they repeat after 30 years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
export const FIRST_MODEL_YEAR = 1980;

const BRAZIL = /^9[3-9A-E]/;

/** Countries (ISO 3166 alpha-2) by the first characters, as ISO 3780 assigns them: those in which vehicles are built or were. */
const countries: readonly (readonly [RegExp, string])[] = [
  [BRAZIL, 'BR'],
  [/^(?:[145]|7[F-Z0])/, 'US'],
  [/^2/, 'CA'],
  [/^3[A-X]/, 'MX'],
  [/^J/, 'JP'],
  [/^K[L-R1-3]/, 'KR'],
  [/^L/, 'CN'],
  [/^W/, 'DE'],
  [/^V[F-R]/, 'FR'],
  [/^S[A-M]/, 'GB'],
  [/^Z[A-R]/, 'IT'],
  [/^V[S-W]/, 'ES'],
  [/^8[A-E]/, 'AR'],
  [/^8[X-Z12]/, 'VE'],
  [/^9[F-K]/, 'CO'],
  [/^A[A-H]/, 'ZA'],
  [/^M[A-E]/, 'IN'],
  [/^M[F-K]/, 'ID'],
  [/^M[L-R]/, 'TH'],
  [/^N[L-R]/, 'TR'],
  [/^P[L-R]/, 'MY'],
  [/^R[F-K]/, 'TW'],
  [/^R[L-R]/, 'VN'],
  [/^S[N-T]/, 'DE'],
  [/^S[U-Z]/, 'PL'],
  [/^T[A-H]/, 'CH'],
  [/^T[J-P]/, 'CZ'],
  [/^T[R-V]/, 'HU'],
  [/^T[W-Z1]/, 'PT'],
  [/^U[U-Z]/, 'RO'],
  [/^U[5-7]/, 'SK'],
  [/^V[A-E]/, 'AT'],
  [/^V[3-5]/, 'HR'],
  [/^X[L-R]/, 'NL'],
  [/^X[3-90]/, 'RU'],
  [/^Y[A-E]/, 'BE'],
  [/^Y[F-K]/, 'FI'],
  [/^Y[S-W]/, 'SE'],
  [/^6[A-W]/, 'AU'],
];

/** The country of an identifier, or null when `countries` does not list it. */
export function countryOfWmi(wmi: string): string | null {
  return countries.find(([pattern]) => pattern.test(wmi))?.[1] ?? null;
}

/** True if a number, or its first three characters, are of a vehicle made in Brazil. */
export function isBrazilian(chassi: string): boolean {
  return BRAZIL.test(chassi);
}

/** True if the 9th character must be right, as in numbers of North America. */
export function needsCheckDigit(chassi: string): boolean {
  return /^[1-5]/.test(chassi);
}

/** The 9th character that the other 16 require. */
export function chassiCheckDigit(chassi: string): string {
  let sum = 0;
  for (let i = 0; i < WEIGHTS.length; i++)
    sum += (VALUES.indexOf(chassi[i] as string) % 10) * (WEIGHTS[i] as number);
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

/** The years up to `last` that the 10th character may mean, ascending; none of `U`, `Z` and `0`. */
export function modelYearsOf(chassi: string, last: number): number[] {
  const offset = YEAR_CODES.indexOf(chassi[MODEL_YEAR] as string);
  const years: number[] = [];
  if (offset < 0) return years;
  for (let year = FIRST_MODEL_YEAR + offset; year <= last; year += YEAR_CODES.length) years.push(year);
  return years;
}

/** The 10th character of a model year from 1980 on. */
export function modelYearCode(year: number): string {
  return YEAR_CODES[(year - FIRST_MODEL_YEAR) % YEAR_CODES.length] as string;
}

/**
 * A number with the right check digit, of the manufacturer (3 characters) and model year (from 1980 on); its series is
 * six digits, drawn when absent.
 */
export function drawChassi(random: Random, wmi: string, modelYear: number, series?: string): string {
  const character = () => pick<string>(random, DIGITS + LETTERS);
  const drawn = Array.from({ length: 5 }, character);
  // A code may mean two years. North America marks the later one by a letter in the 7th position.
  if (needsCheckDigit(wmi)) {
    drawn[3] = pick(random, modelYear < FIRST_MODEL_YEAR + YEAR_CODES.length ? DIGITS : LETTERS);
  }
  const start = wmi + drawn.join('');
  const end = modelYearCode(modelYear) + character() + (series ?? digits(random, 6));
  return start + chassiCheckDigit(`${start}0${end}`) + end;
}

/** How many model years a draw without one chooses from, up to the current one. */
const RECENT_YEARS = 15;

/** A number of one of the makers that are drawn, of the model year or, when absent, of a recent one. */
export function drawRecentChassi(random: Random, brazilian: boolean, current: number, year?: number): string {
  const makers = manufacturers.filter(({ wmi }) => isBrazilian(wmi) === brazilian);
  const { wmi } = pick(random, makers);
  return drawChassi(random, wmi, year ?? between(random, current - RECENT_YEARS + 1, current));
}

/** The number with a letter among its last four characters. */
export function withLetterInSerial(random: Random, chassi: string): string {
  const at = between(random, chassi.length - 4, chassi.length - 1);
  return chassi.slice(0, at) + pick(random, LETTERS) + chassi.slice(at + 1);
}

/** Checks 17 characters of the alphabet, which lacks I, O and Q. */
export function checkChassi(chassi: string): Verdict {
  if (isRepeated(chassi)) return 'repeated-digits';
  if (!/\d{4}$/.test(chassi)) return 'serial';
  const matches = chassiCheckDigit(chassi) === chassi[CHECK_DIGIT];
  return matches || !needsCheckDigit(chassi) ? null : 'check-digit';
}

/**
 * The chassi, the identification number of a vehicle (VIN).
 *
 * ```ts
 * import * as chassi from 'canivete/documents/chassi';
 *
 * chassi.isValid('9BWZZZ377VT004251'); // true
 * chassi.parse('1HGCM82643A004352'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { makersRead, manufacturers } from '../../data/wmi.ts';
import {
  chassiCheckDigit,
  checkChassi,
  countryOfWmi,
  drawRecentChassi,
  FIRST_MODEL_YEAR,
  isBrazilian,
  modelYearsOf,
  needsCheckDigit,
} from '../../documents/chassi.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { clean } from '../../lib/text/clean.ts';
import { type Dated, dayOf, type Drawing, flagOf, integerIn, sourceOf } from './_options.ts';
import { type Parsed, parsed, type Reason, type Rule, textOf, written, type Written } from './_reading.ts';

export interface Options extends Dated {
  /** True for vehicles made in Brazil, false for others. */
  readonly brazilian?: boolean | undefined;
  /** The model year, from 1980 on. */
  readonly year?: number | undefined;
}

export interface Parts extends Written {
  /** The first three characters, those of the manufacturer. */
  wmi: string;
  /** Null of one that is not listed. */
  manufacturer: string | null;
  /** ISO 3166 alpha-2. */
  country: string | null;
  /** True of a manufacturer in Brazil. */
  brazilian: boolean;
  /** The years that the tenth character may mean. */
  modelYears: number[];
  /** The eleventh character. */
  plantCode: string;
  /** The last six characters. */
  serial: string;
  /** The ninth character, the one that the others require, and whether the country of the manufacturer wants them to be the same. */
  checkDigit: { found: string; expected: string; matches: boolean; mandatory: boolean };
}

function optionsOf({ brazilian, year, today }: Options) {
  return {
    brazilian: flagOf('chassi: brazilian', brazilian),
    year: integerIn('chassi: year', year, FIRST_MODEL_YEAR),
    today: dayOf('chassi: today', today),
  };
}

type Read = ReturnType<typeof optionsOf>;

function judge(chassi: string, { brazilian, year, today }: Read): Reason | null {
  if (!/^[\dA-HJ-NPR-Z]{17}$/.test(chassi)) return 'format';
  const reason = checkChassi(chassi);
  if (reason) return reason;
  if (brazilian !== undefined && isBrazilian(chassi) !== brazilian) return 'brazilian';
  return year && !modelYearsOf(chassi, yearOf(today) + 1).includes(year) ? 'year' : null;
}

const rule: Rule<Read> = { clean, judge };

function partsOf(chassi: string, { today }: Read): Parts {
  const wmi = chassi.slice(0, 3);
  const [found, expected] = [chassi.slice(8, 9), chassiCheckDigit(chassi)];
  return {
    formatted: chassi,
    wmi,
    manufacturer: [...manufacturers, ...makersRead].find((one) => one.wmi === wmi)?.name ?? null,
    country: countryOfWmi(wmi),
    brazilian: isBrazilian(wmi),
    modelYears: modelYearsOf(chassi, yearOf(today) + 1),
    plantCode: chassi.slice(10, 11),
    serial: chassi.slice(11),
    checkDigit: { found, expected, matches: found === expected, mandatory: needsCheckDigit(chassi) },
  };
}

/**
 * True if a value is the identification of a vehicle (VIN), in any punctuation. Source: ISO 3779 and 3780; ABNT NBR
 * 6066.
 *
 * Options: `brazilian` (default both), `year` (default any), `today` (default today in Brazil).
 * @example chassi.isValid('9BWZZZ377VT004251'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads the identification of a vehicle (VIN): its parts, or the reason why the value is refused. Source: ISO 3779 and 3780; ABNT
 * NBR 6066.
 *
 * Options: `brazilian` (default both), `year` (default any), `today` (default today in Brazil).
 * @example chassi.parse('1HGCM82643A004352'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes the identification of a vehicle (VIN) with its punctuation; any other text comes back cleaned. Source: ISO 3779 and
 * 3780; ABNT NBR 6066.
 *
 * Options: `brazilian` (default both), `year` (default any), `today` (default today in Brazil).
 * @example chassi.format('9bw zzz 377 vt 004251'); // '9BWZZZ377VT004251'
 */
export function format(value: string, options: Options = {}): string {
  return written(value, optionsOf(options), rule, partsOf);
}

/**
 * Draws the identification of a vehicle (VIN). It is fictitious, and may coincide with one that was issued. Source: ISO 3779
 * and 3780; ABNT NBR 6066.
 *
 * Options: `brazilian` (default true), `year` (default drawn), `today`, `random` (default Web Crypto).
 * @example chassi.generate({ year: 2024 });
 */
export function generate(options: Options & Drawing = {}): string {
  const { brazilian = true, year, today } = optionsOf(options);
  const current = yearOf(today);
  integerIn('chassi: year', year, FIRST_MODEL_YEAR, current + 1);
  return drawRecentChassi(sourceOf('chassi: random', options.random), brazilian, current, year);
}

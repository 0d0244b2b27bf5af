/**
 * The AIH, the authorisation of a hospital admission of the SUS.
 *
 * ```ts
 * import * as aih from 'canivete/documents/aih';
 *
 * aih.isValid('352610000001-6'); // true
 * aih.parse('3526100000017'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { stateCodes, type Uf as State, states } from '../../data/states.ts';
import { AIH_MASK, checkAih, drawAih, FIRST_AIH_YEAR, formatAih, readAih } from '../../documents/aih.ts';
import { monthOf, yearOf } from '../../lib/dates/civil-date.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import {
  type Dated,
  dayOf,
  type Drawing,
  flagOf,
  type Formatted,
  integerIn,
  sourceOf,
  type Uf,
  ufOf,
} from './_options.ts';
import { masked, type Parsed, parsed, type Reason, type Rule, textOf, type Written } from './_reading.ts';

export interface Options extends Dated {
  readonly uf?: Uf | undefined;
  /** From 2006 on. */
  readonly year?: number | undefined;
}

export interface Parts extends Written {
  /** `BR` of the national centre for highly complex care. */
  uf: State | 'BR';
  /** The year of the authorisation. */
  year: number;
  /** `geral`, `cnrac` (highly complex care) or `eletiva`. */
  type: string;
  /** Seven digits. */
  sequence: string;
}

function optionsOf({ uf, year, today }: Options) {
  return {
    uf: ufOf('aih: uf', uf, (one) => one in stateCodes),
    year: integerIn('aih: year', year, FIRST_AIH_YEAR),
    today: dayOf('aih: today', today),
  };
}

function judge(aih: string, { uf, year, today }: ReturnType<typeof optionsOf>): Reason | null {
  if (!/^\d{13}$/.test(aih)) return 'format';
  const reason = checkAih(aih, yearOf(today));
  if (reason) return reason;
  const found = readAih(aih);
  if (uf && found.uf !== uf) return 'uf';
  return year && found.year !== year ? 'year' : null;
}

const rule: Rule<ReturnType<typeof optionsOf>> = { clean, judge };

function partsOf(aih: string): Parts {
  const { uf, type, ...parts } = readAih(aih);
  return { formatted: formatAih(aih), ...parts, uf: uf as State | 'BR', type: type as string };
}

/**
 * True if a value is an AIH, in any punctuation. Source: Portarias SAS/MS 567/2005, 492/2008 and 735/2008.
 *
 * Options: `uf` (default any), `year` (default any), `today` (default today in Brazil).
 * @example aih.isValid('352610000001-6'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads an AIH: its parts, or the reason why the value is refused. Source: Portarias SAS/MS 567/2005, 492/2008 and 735/2008.
 *
 * Options: `uf` (default any), `year` (default any), `today` (default today in Brazil).
 * @example aih.parse('3526100000017'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes an AIH, or the beginning of one, with its punctuation, and judges nothing. Source: Portarias SAS/MS 567/2005,
 * 492/2008 and 735/2008.
 * @example aih.format('3526100000016'); // '352610000001-6'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, AIH_MASK);
}

/**
 * Draws an AIH. It is fictitious, and may coincide with one that was issued. Source: Portarias SAS/MS 567/2005, 492/2008 and
 * 735/2008.
 *
 * Options: `uf` (default drawn), `year` (default the current one), `month` (default the current one, December of a past year),
 * `today`, `formatted` (default true), `random` (default Web Crypto).
 * @example aih.generate({ uf: 'RS', year: 2020 });
 */
export function generate(
  options: Options & {
    /** The month of the billing period, 1 to 12, which the number does not hold. */
    readonly month?: number | undefined;
  } & Formatted &
    Drawing = {},
): string {
  const { uf, year: given, today } = optionsOf(options);
  const random = sourceOf('aih: random', options.random);
  const isFormatted = flagOf('aih: formatted', options.formatted) ?? true;
  const current = yearOf(today);
  const year = integerIn('aih: year', given, FIRST_AIH_YEAR, current) ?? current;
  integerIn('aih: month', options.month, 1, year === current ? monthOf(today) : 12);
  const aih = drawAih(random, uf ?? pick(random, states), year);
  return isFormatted ? formatAih(aih) : aih;
}

/**
 * The número único, by which the Judiciary names a case.
 *
 * ```ts
 * import * as processo from 'canivete/documents/processo';
 *
 * processo.isValid('0002080-25.2012.5.15.0049'); // true
 * processo.parse('0002080-26.2012.5.15.0049'); // { valid: false, reason: 'check-digit' }
 * ```
 * @module
 */
import { judiciary } from '../../data/judiciary.ts';
import type { Uf as State } from '../../data/states.ts';
import {
  checkProcesso,
  drawProcesso,
  drawProcessoYear,
  FIRST_PROCESSO_YEAR,
  formatProcesso,
  PROCESSO_MASK,
  readProcesso,
} from '../../documents/processo.ts';
import { type Court, courtCodesOf, courtsOf } from '../../documents/processo/courts.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { pick } from '../../lib/random.ts';
import { clean } from '../../lib/text/clean.ts';
import {
  type Dated,
  dayOf,
  type Drawing,
  flagOf,
  type Formatted,
  integerIn,
  oneOf,
  refuse,
  sourceOf,
} from './_options.ts';
import { masked, type Parsed, parsed, type Reason, type Rule, textOf, type Written } from './_reading.ts';

export interface Options extends Dated {
  /** The segment of the Judiciary. */
  readonly justica?: (typeof judiciary)[number]['sigla'] | undefined;
  /** The code of the court in its segment, 0 to 99. */
  readonly tribunal?: number | undefined;
  /** The year of the case, from 1900 on. */
  readonly ano?: number | undefined;
}

export interface Parts extends Written {
  /** Seven digits. */
  sequencial: string;
  /** The two check digits. */
  digito: string;
  /** The year of the filing. */
  ano: number;
  /** The branch of the judiciary, by the digit J. */
  justica: { codigo: number; sigla: string; nome: string };
  /** The court, two digits; the state is null of one that is not of a single state. */
  tribunal: { codigo: string; uf: State | null; sigla: string; nome: string };
  /** The unit of origin, four digits. */
  origem: string;
}

function optionsOf({ justica, tribunal, ano, today }: Options) {
  return {
    justica: oneOf<string>(
      'processo: justica',
      justica,
      judiciary.map(({ sigla }) => sigla),
    ),
    tribunal: integerIn('processo: tribunal', tribunal, 0, 99),
    ano: integerIn('processo: ano', ano, FIRST_PROCESSO_YEAR),
    today: dayOf('processo: today', today),
  };
}

function judge(
  processo: string,
  { justica, tribunal, ano, today }: ReturnType<typeof optionsOf>,
): Reason | null {
  if (!/^\d{20}$/.test(processo)) return 'format';
  const reason = checkProcesso(processo, yearOf(today));
  if (reason) return reason;
  const found = readProcesso(processo);
  if (justica && judiciary[found.segment - 1]?.sigla !== justica) return 'justica';
  if (tribunal !== undefined && Number(found.code) !== tribunal) return 'tribunal';
  return ano === undefined || found.ano === ano ? null : 'ano';
}

const rule: Rule<ReturnType<typeof optionsOf>> = { clean, judge };

function partsOf(processo: string): Parts {
  const { segment, code, ...parts } = readProcesso(processo);
  const { sigla, nome } = judiciary[segment - 1] as (typeof judiciary)[number];
  return {
    formatted: formatProcesso(processo),
    ...parts,
    justica: { codigo: segment, sigla, nome },
    tribunal: { codigo: code, ...(courtsOf(segment).get(Number(code)) as Court) },
  };
}

/**
 * True if a value is the number of a case in court, in any punctuation. Source: Resolução CNJ 65/2008.
 *
 * Options: `justica`, `tribunal`, `ano` (default any), `today` (default today in Brazil).
 * @example processo.isValid('0002080-25.2012.5.15.0049'); // true
 */
export function isValid(value: unknown, options: Options = {}): value is string {
  return !judge(clean(textOf(value)), optionsOf(options));
}

/**
 * Reads the number of a case in court: its parts, or the reason why the value is refused. Source: Resolução CNJ 65/2008.
 *
 * Options: `justica`, `tribunal`, `ano` (default any), `today` (default today in Brazil).
 * @example processo.parse('0002080-26.2012.5.15.0049'); // { valid: false, reason: 'check-digit' }
 */
export function parse(value: unknown, options: Options = {}): Parsed<Parts> {
  return parsed(value, optionsOf(options), rule, partsOf);
}

/**
 * Writes the number of a case in court, or the beginning of one, with its punctuation, and judges nothing. Source: Resolução
 * CNJ 65/2008.
 * @example processo.format('000208025'); // '0002080-25'
 */
export function format(value: string, _options?: Options): string {
  return masked(value, PROCESSO_MASK);
}

/**
 * Draws the number of a case in court. It is fictitious, and may coincide with one that was issued. Source: Resolução CNJ
 * 65/2008.
 *
 * Options: `justica` (default estadual), `tribunal`, `ano` (default drawn), `today`, `formatted` (default true), `random`
 * (default Web Crypto).
 * @example processo.generate({ tribunal: 26, ano: 2024 });
 */
export function generate(options: Options & Formatted & Drawing = {}): string {
  const { justica = 'estadual', tribunal, ano, today } = optionsOf(options);
  const random = sourceOf('processo: random', options.random);
  const isFormatted = flagOf('processo: formatted', options.formatted) ?? true;
  const current = yearOf(today);
  integerIn('processo: ano', ano, FIRST_PROCESSO_YEAR, current);
  const segment = judiciary.findIndex(({ sigla }) => sigla === justica) + 1;
  const codes = courtCodesOf(segment);
  const court = tribunal ?? pick(random, codes);
  if (!codes.includes(court)) refuse('processo: tribunal', `one of ${codes.join(', ')}`, court);
  const processo = drawProcesso(random, ano ?? drawProcessoYear(random, current), segment, court);
  return isFormatted ? formatProcesso(processo) : processo;
}

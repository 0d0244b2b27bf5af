/** The legal tables of a call. A year that no table holds is refused: 422 on the field that asked for it. */
import type { DatedEntry, DatedTable } from '../law/dated.ts';
import {
  type Clock,
  lastDayOf,
  type Law,
  lawOfMonth,
  lawOnDate,
  type MonthAsked,
  type NotHeld,
} from '../law/in-force.ts';
import { type CivilDate, parseDate, yearOf } from '../lib/dates/civil-date.ts';
import { recorder } from '../lib/numbers/recording.ts';
import { invalidValue } from './errors/api-error.ts';
import { oneOf, type Text } from './texts.ts';

type Tables = Readonly<Record<string, DatedTable<unknown>>>;

/**
 * Finds the tables at the end of the month that a call names: December, when a tool does not ask for one. 422 on `ano`,
 * or on `competencia` for a month before the tables.
 */
export function lawOf<T extends Tables>(tables: T, month: MonthAsked, clock: Clock): Law<T> {
  const law = lawOfMonth(tables, month, clock);
  if (isHeld(law)) return recordTables(law, tables);
  if (month.competencia !== undefined) throw invalidValue('competencia', inYears(law.years));
  throw invalidValue('ano', withWayOut(oneOf(law.years), month.ano, law));
}

/** A month asked for, or an optional date in its place. */
interface MonthOrDate extends MonthAsked {
  readonly estimativas: boolean;
}

/**
 * Finds the tables as `lawOf` does or, where neither `ano` nor `competencia` names a year, those at the end of the month
 * of the date in `field`, if it was sent. 422 on `ano` or `competencia` of another year than the date's.
 */
export function lawOfMonthOr<T extends Tables>(
  tables: T,
  field: string,
  date: string | undefined,
  asked: MonthOrDate,
  context: Clock & { readonly sent: Readonly<Record<string, unknown>> },
): Law<T> {
  if (date === undefined) return lawOf(tables, asked, context);
  // The call itself is asked: the month that it is compared with may be of any year.
  const other = (['ano', 'competencia'] as const).find((name) => {
    const named = context.sent[name];
    return named !== undefined && Number(String(named).slice(0, 4)) !== yearOf(date);
  });
  if (other) {
    throw invalidValue(other, {
      pt: `deve ser do ano de ${field}, ${yearOf(date)}`,
      en: `must be of the year of ${field}, ${yearOf(date)}`,
    });
  }
  if (asked.ano !== undefined || asked.competencia !== undefined) return lawOf(tables, asked, context);
  const { year, month } = parseDate(date) as CivilDate;
  return lawOn(tables, field, lastDayOf(year, asked.mes ?? month), asked, context);
}

/** The tables in force on the date in `field`. 422 on `field` when no table holds that date. */
export function lawOn<T extends Tables>(
  tables: T,
  field: string,
  date: string,
  { estimativas }: { readonly estimativas: boolean },
  clock: Clock,
): Law<T> {
  const law = lawOnDate(tables, date, clock, estimativas);
  if (isHeld(law)) return recordTables(law, tables);
  throw invalidValue(field, inYears(law.years));
}

/** Registers the sources of the table values with the recorder. */
function recordTables<T extends Tables>(law: Law<T>, tables: T): Law<T> {
  if (!recorder) return law;
  for (const name of Object.keys(tables)) {
    const { value, source } = law[name] as DatedEntry<unknown>;
    recorder.table(value, source);
  }
  return law;
}

function isHeld<T extends Tables>(law: Law<T> | NotHeld): law is Law<T> {
  return !('years' in law);
}

const inYears = (years: readonly number[]): Text => ({
  pt: `deve ser de um destes anos: ${years.join(', ')}`,
  en: `must be of one of these years: ${years.join(', ')}`,
});

/** The message, and the estimates that would answer, where they would. */
function withWayOut({ pt, en }: Text, year: number | undefined, { estimates = [] }: NotHeld): Text {
  if (estimates.length === 0) return { pt, en };
  const names = estimates.map(([{ name }]) => name).join(', ');
  const used = estimates.map(valueOf).join(', ');
  return {
    pt: `${pt}; ainda não publicado para ${year}: ${names}; estimativas=true usa ${used}`,
    en: `${en}; not yet published for ${year}: ${names}; estimativas=true uses ${used}`,
  };
}

function valueOf([{ unit }, { source, value }]: readonly [DatedTable<unknown>, DatedEntry<unknown>]): string {
  return unit === 'BRL' ? `${reais(value as number)} (${source})` : source;
}

function reais(value: number): string {
  const [whole = '', cents = ''] = value.toFixed(2).split('.');
  return `R$ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}

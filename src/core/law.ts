/** The legal tables of a call, or its refusal: 422 on what asked for a year that is not held. */
import type { DatedTable } from '../lib/law/dated.ts';
import { type Clock, type Law, lawOfMonth, lawOnDate, type NotHeld } from '../lib/law/law.ts';
import { invalidValue } from './errors.ts';
import { oneOf, type Text } from './texts.ts';

type Tables = Readonly<Record<string, DatedTable<unknown>>>;

// No table holds it.
const NO_YEAR = 0;

/**
 * The tables of a year, at the end of a month: December, when the tool does not ask for one. 422 on `ano`, also for a
 * year before the first that the tool answers for, however old the laws in force in it are.
 */
export function lawOf<T extends Tables>(
  tables: T,
  { ano, mes }: { readonly ano?: number | undefined; readonly mes?: number | undefined },
  clock: Clock,
  firstYear = NO_YEAR,
): Law<T> {
  const law = lawOfMonth(tables, { ano, mes }, clock);
  if (isHeld(law) && law.ano >= firstYear) return law;
  const { years } = isHeld(law) ? (lawOfMonth(tables, { ano: NO_YEAR }, clock) as NotHeld) : law;
  throw invalidValue('ano', oneOf(years.filter((year) => year >= firstYear)));
}

/** The tables in force on a date that the tool requires: 422 on its field. */
export function lawOn<T extends Tables>(tables: T, field: string, date: string, clock: Clock): Law<T> {
  const law = lawOnDate(tables, date, clock);
  if (isHeld(law)) return law;
  throw invalidValue(field, inYears(law.years));
}

function isHeld<T extends Tables>(law: Law<T> | NotHeld): law is Law<T> {
  return !('years' in law);
}

const inYears = (years: readonly number[]): Text => ({
  pt: `deve ser de um destes anos: ${years.join(', ')}`,
  en: `must be of one of these years: ${years.join(', ')}`,
});

/** From the year that a call names to the legal tables that it uses. */
import { invalidValue } from '../../core/errors.ts';
import { oneOf } from '../../core/texts.ts';
import type { DatedTable } from '../../lib/law/dated.ts';
import { type Clock, type Law, lawOfMonth, type NotHeld } from '../../lib/law/law.ts';

/** The first year that is answered, however old the laws in force in it are. */
const FIRST_YEAR = 2025;

type Tables = Readonly<Record<string, DatedTable<unknown>>>;

// No table holds it.
const NO_YEAR = 0;

/** The tables at the end of a month, of December if none is named. Throws 422 of `ano` for a year that they do not hold. */
export function lawOf<T extends Tables>(
  tables: T,
  { ano, mes }: { readonly ano?: number | undefined; readonly mes?: number | undefined },
  clock: Clock,
): Law<T> {
  const law = lawOfMonth(tables, { ano, mes }, clock);
  if (!('years' in law) && law.ano >= FIRST_YEAR) return law;
  const { years } = lawOfMonth(tables, { ano: NO_YEAR }, clock) as NotHeld;
  throw invalidValue('ano', oneOf(years.filter((year) => year >= FIRST_YEAR)));
}

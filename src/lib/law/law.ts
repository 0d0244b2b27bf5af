/** The legal tables that one call uses: those in force in the month or on the date that it is about. */
import {
  type AddedEntries,
  type ChosenYear,
  chooseOf,
  type DatedEntry,
  type DatedTable,
  entriesOf,
  entryOn,
  yearsHeld,
} from './dated.ts';
import { daysInMonth, formatDate, yearOf } from '../dates/dates.ts';

type Tables = Readonly<Record<string, DatedTable<unknown>>>;

type InForce<T extends Tables> = {
  readonly [K in keyof T]: T[K] extends DatedTable<infer Value> ? DatedEntry<Value> : never;
};

/** The entry of each table, by the names that the caller gave them, and the year for `reportTable`. */
export type Law<T extends Tables> = InForce<T> & ChosenYear;

/** The years that every one of the tables holds, where the year or date asked for is not one of them. */
export interface NotHeld {
  readonly years: readonly number[];
}

export interface Clock {
  /** The current date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly tables: AddedEntries;
}

/**
 * The tables at the end of a month, 1–12, of the year named, else of the current one, else of the last one that
 * every table holds.
 */
export function lawOfMonth<T extends Tables>(
  tables: T,
  { ano, mes = 12 }: { readonly ano?: number | undefined; readonly mes?: number | undefined },
  { today, tables: added }: Clock,
): Law<T> | NotHeld {
  const years = yearsOfAll(tables, added);
  const chosen = chooseOf(years, ano, today);
  if (!chosen) return { years };
  const lastDay = formatDate({ year: chosen.ano, month: mes, day: daysInMonth(chosen.ano, mes) });
  const entries = entriesOn(tables, lastDay, added);
  return entries ? { ...chosen, ...entries } : { years };
}

/** The tables in force on a date. */
export function lawOnDate<T extends Tables>(
  tables: T,
  date: string,
  { tables: added }: Clock,
): Law<T> | NotHeld {
  const entries = entriesOn(tables, date, added);
  return entries ? { ano: yearOf(date), vigente: true, ...entries } : { years: yearsOfAll(tables, added) };
}

function yearsOfAll(tables: Tables, added: AddedEntries): number[] {
  const [first, ...rest] = Object.values(tables).map((table) => yearsHeld(entriesOf(table, added)));
  return (first ?? []).filter((year) => rest.every((years) => years.includes(year)));
}

function entriesOn<T extends Tables>(tables: T, date: string, added: AddedEntries): InForce<T> | null {
  const found: [string, DatedEntry<unknown>][] = [];
  for (const [name, table] of Object.entries(tables)) {
    const entry = entryOn(entriesOf(table, added), date);
    if (!entry) return null;
    found.push([name, entry]);
  }
  return Object.fromEntries(found) as InForce<T>;
}

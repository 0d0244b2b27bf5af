/** The legal tables that one call uses: those in force in the month or on the date that it is about. */
import {
  type AddedEntries,
  type ChosenYear,
  chooseYear,
  type DatedEntry,
  type DatedTable,
  entriesOf,
  entryOn,
  estimateOn,
  isDue,
  isEstimate,
  type LawFacts,
  yearsHeld,
  type YearsHeld,
} from './dated.ts';
import { daysInMonth, formatDate, yearOf } from '../lib/dates/civil-date.ts';

type Table = DatedTable<unknown>;
type Tables = Readonly<Record<string, Table>>;

type InForce<T extends Tables> = {
  readonly [K in keyof T]: T[K] extends DatedTable<infer Value> ? DatedEntry<Value> : never;
};

/** Facts about the law that a call uses, beside the tables. */
export interface Found extends LawFacts {
  /** The day on which these tables are in force. */
  readonly dia: string;
  /** The month asked for by `competencia`, `YYYY-MM`. */
  readonly competencia?: string;
}

/** The entry of each table, by the names that the caller gave them, and the year for `reportTable`. */
export type Law<T extends Tables> = InForce<T> & Found;

/** The law of today, by tables that are not of a year. */
export type LawOfToday<T extends Tables> = InForce<T> & Omit<LawFacts, 'ano'>;

/** The years that every one of the tables holds, when the year or date asked for is not among them. */
export interface NotHeld {
  readonly years: readonly number[];
  /** The estimates that would hold the year named, with their tables, where they would. */
  readonly estimates?: readonly (readonly [Table, DatedEntry<unknown>])[];
}

export interface Clock {
  /** The current date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly tables: AddedEntries;
  /** Called with each table that is used though it should have been looked at again. */
  readonly onDue?: ((table: Table) => void) | undefined;
}

/** The month that a call names, in one way or none, and whether it takes estimates. */
export interface MonthAsked {
  readonly ano?: number | undefined;
  /** 1–12, of `ano`; December when absent. */
  readonly mes?: number | undefined;
  /** `YYYY-MM` */
  readonly competencia?: string | undefined;
  readonly estimativas?: boolean | undefined;
}

/** How to read the tables: the clock, and whether estimates answer where there is no law. */
interface Reading extends Clock {
  readonly estimates: boolean;
}

/**
 * The tables at the end of the month that is named, else of `mes` in the current year, else in the last one that every
 * table holds.
 */
export function lawOfMonth<T extends Tables>(tables: T, asked: MonthAsked, clock: Clock): Law<T> | NotHeld {
  const { ano, mes = 12, competencia, estimativas = false } = asked;
  if (competencia !== undefined) {
    const [year, month] = competencia.split('-').map(Number) as [number, number];
    const law = lawOnDate(tables, lastDayOf(year, month), clock, estimativas);
    return 'years' in law ? law : { ...law, competencia };
  }
  return lawOfYear(tables, ano, reading(clock, estimativas), (year) => lastDayOf(year, mes));
}

/**
 * Finds the tables in force on a date. After the last year held each gives its entry of that day, or its last one, so
 * that what begins in January can be planned before its tables are out.
 */
export function lawOnDate<T extends Tables>(
  tables: T,
  date: string,
  clock: Clock,
  estimates = false,
): Law<T> | NotHeld {
  const by = reading(clock, estimates);
  const held = yearsOfAll(tables, by);
  if (yearOf(date) <= held.last) return lawOfYear(tables, yearOf(date), by, () => date);
  const entries = entriesOn(tables, date, by);
  return entries
    ? { ...entries, ...factsOf(tables, entries, by, { ano: held.last, vigente: false }), dia: date }
    : { years: listYears(held) };
}

/**
 * Finds the tables in force today: the first entries on a day before them, and the last ones past the last year held,
 * so that a table that nobody renewed never breaks a caller.
 */
export function lawOfToday<T extends Tables>(tables: T, clock: Clock): LawOfToday<T> {
  const { today, tables: added } = clock;
  const by = reading(clock, false);
  const found = entriesOn(tables, today, by);
  const entries = found ?? (mapTables(tables, (table) => entriesOf(table, added)[0]) as InForce<T>);
  const vigente = found !== null && yearOf(today) <= yearsOfAll(tables, by).last;
  return { ...entries, ...factsOf(tables, entries, by, { vigente }) };
}

const reading = (clock: Clock, estimates: boolean): Reading => ({
  today: clock.today,
  tables: clock.tables,
  onDue: clock.onDue,
  estimates,
});

/** The last day of a month, 1–12. */
export const lastDayOf = (year: number, month: number): string =>
  formatDate({ year, month, day: daysInMonth(year, month) });

function lawOfYear<T extends Tables>(
  tables: T,
  named: number | undefined,
  by: Reading,
  dayOf: (year: number) => string,
): Law<T> | NotHeld {
  const held = yearsOfAll(tables, by);
  const chosen = chooseYear(held, named, by.today);
  const dia = chosen && dayOf(chosen.ano);
  const entries = dia === null ? null : entriesOn(tables, dia, by);
  if (!entries || !chosen || dia === null) {
    return { years: listYears(held), ...(named !== undefined && wayOut(tables, named, by)) };
  }
  return { ...entries, ...factsOf(tables, entries, by, chosen), dia };
}

/** The estimates that a call without them lacks, where with them it would be answered. */
function wayOut(tables: Tables, year: number, by: Reading): Pick<NotHeld, 'estimates'> {
  if (by.estimates || yearsOfAll(tables, by).last >= year) return {};
  if (yearsOfAll(tables, { ...by, estimates: true }).last < year) return {};
  const estimates = Object.values(tables).flatMap((table) => {
    const entry = estimateOn(table, lastDayOf(year, 12), by.tables);
    return entry ? [[table, entry] as const] : [];
  });
  return { estimates };
}

/** Tells the host of those of the tables used that are due, and whether there is one. */
export function noteDue(used: readonly Table[], { today, tables: added, onDue }: Clock): boolean {
  const due = used.filter((table) => isDue(table, today, added));
  for (const table of due) onDue?.(table);
  return due.length > 0;
}

/** Gives the facts that hold for the tables used. */
function factsOf<Facts extends Partial<ChosenYear>>(
  tables: Tables,
  entries: Readonly<Record<string, DatedEntry<unknown>>>,
  clock: Clock,
  facts: Facts,
): Facts & Pick<LawFacts, 'estimativa' | 'revisar'> {
  return {
    ...facts,
    ...(Object.values(entries).some(isEstimate) && { estimativa: true }),
    ...(noteDue(Object.values(tables), clock) && { revisar: true }),
  };
}

/** The years that all of the tables hold; none of them, where the first is after the last. */
function yearsOfAll(tables: Tables, { tables: added, estimates }: Reading): YearsHeld {
  const years = Object.values(tables).map((table) => {
    const held = yearsHeld(table, added);
    return estimates ? { ...held, last: lastEstimated(table, held.last, added) } : held;
  });
  return {
    first: Math.max(...years.map(({ first }) => first)),
    last: Math.min(...years.map(({ last }) => last)),
  };
}

/** No year is later. */
const LAST_YEAR = 9999;

/** The last year that law or, after it and without a gap, estimates cover to its end. */
function lastEstimated(table: Table, confirmed: number, added: AddedEntries): number {
  let last = confirmed;
  for (;;) {
    const entry = last < LAST_YEAR ? estimateOn(table, lastDayOf(last + 1, 12), added) : null;
    if (!entry) return last;
    last = entry.to === undefined ? LAST_YEAR : last + 1;
  }
}

function listYears({ first, last }: YearsHeld): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** The entry of each table on a day; null where one of them does not start until later. */
function entriesOn<T extends Tables>(
  tables: T,
  date: string,
  { tables: added, estimates }: Reading,
): InForce<T> | null {
  const entries = mapTables(
    tables,
    (table) => (estimates ? estimateOn(table, date, added) : null) ?? entryOn(entriesOf(table, added), date),
  );
  return Object.values(entries).includes(null) ? null : (entries as InForce<T>);
}

function mapTables<T extends Tables, Result>(
  tables: T,
  pick: (table: Table) => Result,
): { readonly [K in keyof T]: Result } {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, pick(table)]),
  ) as unknown as { readonly [K in keyof T]: Result };
}

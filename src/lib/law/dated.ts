/** Tables set by law: entries with the dates between which each is in force, oldest first. */
import { yearOf } from '../dates/dates.ts';

export interface DatedEntry<Value> {
  /** First day in force, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day in force; absent while no later entry is known. */
  readonly to?: string;
  /** The law or ordinance. */
  readonly source: string;
  readonly value: Value;
}

/** A table of the law. A new year is a new entry, and an old entry is never edited. */
export interface DatedTable<Value> {
  /** By this name a host adds entries of its own. */
  readonly name: string;
  /** Oldest first. */
  readonly entries: readonly DatedEntry<Value>[];
}

/** What a host adds to the tables, by their names: a year that this version does not hold yet. */
export type AddedEntries = Readonly<Record<string, readonly DatedEntry<unknown>[]>>;

/** The part of an answer that names the table used. */
export interface TableReport {
  readonly ano: number;
  readonly vigencia: string;
  readonly fonte: string;
  /** Present when the current year is past the last table held. */
  readonly vigente?: false;
}

/** All entries of a table, those that the host added included, oldest first. */
export function entriesOf<Value>({ name, entries }: DatedTable<Value>, added: AddedEntries): Entries<Value> {
  const more = Object.hasOwn(added, name) ? (added[name] as Entries<Value>) : [];
  return more.length === 0 ? entries : [...entries, ...more].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

type Entries<Value> = readonly DatedEntry<Value>[];

/** The entry in force on a day, or null when the table holds none. Days past the last entry's year have none. */
export function entryOn<Value>(entries: Entries<Value>, date: string): DatedEntry<Value> | null {
  const entry = entries.findLast(({ from }) => from <= date);
  return entry !== undefined && date <= lastDay(entry) ? entry : null;
}

/**
 * The entry in force on a day or, when the table holds none for it, the last one before it (else the first), which is
 * then out of date: a table that nobody renewed never breaks a caller.
 */
export function entryOrLast<Value>(
  entries: Entries<Value>,
  date: string,
): { readonly entry: DatedEntry<Value>; readonly vigente: boolean } {
  const entry = entries.findLast(({ from }) => from <= date) ?? (entries[0] as DatedEntry<Value>);
  return { entry, vigente: entry.from <= date && date <= lastDay(entry) };
}

/** The years in which the table holds an entry, ascending. */
export function yearsHeld(entries: Entries<unknown>): number[] {
  const years = new Set<number>();
  for (const entry of entries) {
    for (let year = yearOf(entry.from); year <= yearOf(lastDay(entry)); year++) years.add(year);
  }
  return [...years].toSorted((a, b) => a - b);
}

/** The year that a call means, and whether the tables of the current year are held. */
export interface ChosenYear {
  readonly ano: number;
  readonly vigente: boolean;
}

/**
 * The year that a call means: the one it names, else the current one, else the last one held.
 * Null when it names a year that is not held. `held` is ascending.
 */
export function chooseOf(
  held: readonly number[],
  named: number | undefined,
  today: string,
): ChosenYear | null {
  if (named !== undefined) return held.includes(named) ? { ano: named, vigente: true } : null;
  const current = yearOf(today);
  const last = held.at(-1);
  if (last === undefined) return null;
  return current <= last ? { ano: current, vigente: true } : { ano: last, vigente: false };
}

/** The `tabela` of an answer that used these entries: the latest start, and the sources in the order given. */
export function reportTable({ ano, vigente }: ChosenYear, used: readonly DatedEntry<unknown>[]): TableReport {
  return {
    ano,
    vigencia: used.reduce((latest, { from }) => (from > latest ? from : latest), ''),
    fonte: [...new Set(used.map(({ source }) => source))].join('; '),
    ...(!vigente && { vigente: false as const }),
  };
}

// An entry without an end is known to hold for the year in which it starts; a table says more with `to`.
function lastDay({ from, to }: DatedEntry<unknown>): string {
  return to ?? `${from.slice(0, 4)}-12-31`;
}

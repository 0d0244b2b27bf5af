/**
 * Tables set by law. An entry holds from its first day until the next entry, so a change of the law is one new entry.
 * How far a table is known to hold is a fact of its own: the year `confirmedThrough`.
 */
import { yearOf } from '../lib/dates/civil-date.ts';

/** `lei`: in force, or passed for its dates. `estimativa`: of a bill, a budget or a formula. */
export type EntryStatus = 'lei' | 'estimativa';

export interface DatedEntry<Value> {
  /** First day in force, `YYYY-MM-DD`. */
  readonly from: string;
  /** The law or ordinance. */
  readonly source: string;
  readonly value: Value;
  /** `lei` when absent. */
  readonly status?: EntryStatus;
  /** For an estimate, the last day that it covers; without it, all days until the next entry. */
  readonly to?: string;
}

/** A table of the law. A change is a new entry; an old one is never edited, and an unchanged value never copied. */
export interface DatedTable<Value, Entry extends DatedEntry<Value> = DatedEntry<Value>> {
  /** The key under which a host adds entries of its own. */
  readonly id: string;
  /** The name that people use. */
  readonly name: string;
  /** The last year for which somebody found the table to hold. */
  readonly confirmedThrough: number;
  /** The day on which it was last held against its sources. */
  readonly checkedOn: string;
  /** The next day on which the law or the yearly act can change it: by then it must be looked at again. */
  readonly reviewBy: string;
  /** Unit of a value that is one number. */
  readonly unit?: 'BRL';
  /** True when its entries hold side by side, each to a last day of its own. */
  readonly sideBySide?: true;
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

/** Entries that a host adds to the tables, by their ids: a year that this version does not hold yet. */
export type AddedEntries = Readonly<Record<string, readonly AddedEntry[]>>;

export interface AddedEntry extends DatedEntry<unknown> {
  /** The last day for which the host knows the entry; of a holiday, the last day on which it is one. */
  readonly to?: string;
}

/** The years that a table answers for, both included. */
export interface YearsHeld {
  readonly first: number;
  readonly last: number;
}

/** The first year that the service answers for, however old the laws in force in it are. */
const FIRST_YEAR = 2020;

/** The entries of a table, those that the host added included, oldest first. Of one day the host's comes last. */
export function allEntriesOf<Entry extends DatedEntry<unknown>>(
  table: { readonly id: string; readonly entries: readonly Entry[] },
  added: AddedEntries,
): readonly Entry[] {
  const more = addedTo(table.id, added) as readonly Entry[];
  // Return early: hardly any host adds an entry, and each call of a tool asks for them.
  return more.length === 0 ? table.entries : [...table.entries, ...more].toSorted(byStart);
}

export const isEstimate = ({ status }: Pick<DatedEntry<unknown>, 'status'>): boolean =>
  status === 'estimativa';

/** Gives the entries that are law. On the same day the host's entry goes before ours. */
export function entriesOf<Entry extends DatedEntry<unknown>>(
  table: { readonly id: string; readonly entries: readonly Entry[] },
  added: AddedEntries,
): readonly Entry[] {
  return allEntriesOf(table, added).filter((entry) => !isEstimate(entry));
}

function byStart(a: DatedEntry<unknown>, b: DatedEntry<unknown>): number {
  return Number(a.from > b.from) - Number(a.from < b.from);
}

function addedTo(id: string, added: AddedEntries): readonly AddedEntry[] {
  return Object.hasOwn(added, id) ? (added[id] as readonly AddedEntry[]) : [];
}

/** The entry in force on a day, or null before the first one. */
export function entryOn<Entry extends DatedEntry<unknown>>(
  entries: readonly Entry[],
  date: string,
): Entry | null {
  return entries.findLast(({ from }) => from <= date) ?? null;
}

/**
 * Gives the years from the first entry to the one confirmed last; entries of a host extend them, where they are law.
 */
export function yearsHeld(table: DatedTable<unknown>, added: AddedEntries): YearsHeld {
  const more = addedTo(table.id, added).filter((entry) => !isEstimate(entry));
  const [earliest] = table.entries;
  const first = Math.max(FIRST_YEAR, earliest ? yearOf(earliest.from) : FIRST_YEAR);
  return {
    first: Math.min(first, ...more.map(({ from }) => yearOf(from))),
    last: Math.max(table.confirmedThrough, ...more.map(({ from, to = from }) => yearOf(to))),
  };
}

/** The estimate that covers a day of a year for which the table is not confirmed. */
export function estimateOn(
  table: DatedTable<unknown>,
  date: string,
  added: AddedEntries,
): DatedEntry<unknown> | null {
  if (yearOf(date) <= yearsHeld(table, added).last) return null;
  const covering = allEntriesOf(table, added).filter(
    (entry) => isEstimate(entry) && (entry.to === undefined || entry.to >= date),
  );
  return entryOn(covering, date);
}

/**
 * True if somebody should have looked at the table again: after its `reviewBy`, unless the host added the current
 * year.
 */
export function isDue(table: DatedTable<unknown>, today: string, added: AddedEntries): boolean {
  if (table.reviewBy >= today) return false;
  return !addedTo(table.id, added).some(
    (entry) => !isEstimate(entry) && yearOf(entry.to ?? entry.from) >= yearOf(today),
  );
}

/** The year that a call means, and whether the tables of the current year are held. */
export interface ChosenYear {
  readonly ano: number;
  readonly vigente: boolean;
}

/** Chooses the year that is named, else the current one, else the last one held. Null for a year that is not held. */
export function chooseYear(
  { first, last }: YearsHeld,
  named: number | undefined,
  today: string,
): ChosenYear | null {
  const year = named ?? Math.min(yearOf(today), last);
  if (year < first || year > last) return null;
  return { ano: year, vigente: named !== undefined || yearOf(today) <= last };
}

/** The part of an answer that names the tables used. */
export interface TableReport {
  /** Absent when the tables are not of a year. */
  readonly ano?: number;
  readonly vigencia: string;
  readonly fonte: string;
  /** Present when the call is past the last year held. */
  readonly vigente?: false;
  /** Present when an estimate entered the answer. */
  readonly estimativa?: true;
  /** Present when one of the tables should have been looked at again. */
  readonly revisar?: true;
}

/** The part of a report on the tables that is not an entry. */
export interface LawFacts extends ChosenYear {
  readonly estimativa?: boolean;
  readonly revisar?: boolean;
}

type Entries = readonly DatedEntry<unknown>[];

/** The `tabela` of an answer that used these entries: the latest start, and the sources in the order given. */
export function reportTable(law: LawFacts, used: Entries): TableReport & { readonly ano: number };
export function reportTable(law: Omit<LawFacts, 'ano'>, used: Entries): TableReport;
export function reportTable(
  { ano, vigente, estimativa, revisar }: Partial<LawFacts>,
  used: Entries,
): TableReport {
  return {
    ...(ano !== undefined && { ano }),
    vigencia: used.reduce((latest, { from }) => (from > latest ? from : latest), ''),
    fonte: [...new Set(used.map(({ source }) => source))].join('; '),
    ...(vigente === false && { vigente }),
    ...(estimativa && { estimativa }),
    ...(revisar && { revisar }),
  };
}

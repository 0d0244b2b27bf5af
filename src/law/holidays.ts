/** Holidays as the laws set them, and the days on which they fall. */
import type { Uf } from '../data/states.ts';
import { addDays, dayNumber, easterOf, weekdayOf } from '../lib/dates/dates.ts';
import type { DatedEntry, DatedTable } from './dated.ts';

/** The years for which the holidays are known: those of Lei 10.607/2002 on. */
export const FIRST_YEAR = 2003;
export const LAST_YEAR = 2099;

export interface HolidayRule {
  readonly name: string;
  /** `MM-DD`, or the days after Easter Sunday. */
  readonly day: string | number;
  /** Days by which it is moved, by the weekday on which it falls, Sunday first; negative means earlier. */
  readonly moved?: readonly number[];
}

/** A holiday by the law that set it. It does not end the others, so it has an end of its own. */
export interface HolidayEntry extends DatedEntry<HolidayRule> {
  /** The last day before the law that revoked it; absent while none did. */
  readonly to?: string;
}

/** Holidays that hold side by side, each for the days that fall while its law is in force. */
export type HolidayTable = DatedTable<HolidayRule, HolidayEntry>;

type HolidayEntries = readonly HolidayEntry[];

/** Holidays for each unit of the federation; empty where it has none of its own. */
export type StateHolidays = Readonly<Record<Uf, HolidayEntries>>;

export interface Holiday {
  readonly date: string;
  readonly name: string;
  /** The law that set it. */
  readonly source: string;
}

/** The holidays of a year, in the order of the entries. */
export function holidaysOf(entries: HolidayEntries, year: number): Holiday[] {
  const start = String(year);
  const easter = easterOf(year);
  return entries.flatMap(({ from, to, source, value: { name, day, moved } }) => {
    const date = typeof day === 'number' ? addDays(easter, day) : `${start}-${day}`;
    if (date < from || date > (to ?? date)) return [];
    return [
      { name, source, date: moved ? addDays(date, moved[weekdayOf(dayNumber(date))] as number) : date },
    ];
  });
}

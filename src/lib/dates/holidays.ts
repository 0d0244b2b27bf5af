/** Holidays as the laws set them, and the days on which they fall. */
import type { Uf } from '../../data/states.ts';
import { addDays, dayNumber, easterOf, weekdayOf } from './dates.ts';
import type { DatedEntry } from '../law/dated.ts';

export interface HolidayRule {
  readonly name: string;
  /** `MM-DD`, or the days after Easter Sunday. */
  readonly day: string | number;
  /** The days by which it is put off, by the weekday on which it falls, Sunday first; a negative one brings it forward. */
  readonly moved?: readonly number[];
}

/** Rules by the law that set each; one holds for the days that fall while its law is in force. */
type HolidayEntries = readonly DatedEntry<HolidayRule>[];

/** For each unit of the federation, none where it has no holiday of its own. */
export type StateHolidays = Readonly<Record<Uf, HolidayEntries>>;

export interface Holiday {
  readonly date: string;
  readonly name: string;
}

/** The holidays of a year, in the order of the entries. */
export function holidaysOf(entries: HolidayEntries, year: number): Holiday[] {
  const start = String(year);
  const easter = easterOf(year);
  return entries.flatMap(({ from, to, value: { name, day, moved } }) => {
    const date = typeof day === 'number' ? addDays(easter, day) : `${start}-${day}`;
    if (date < from || (to !== undefined && date > to)) return [];
    return [{ name, date: moved ? addDays(date, moved[weekdayOf(dayNumber(date))] as number) : date }];
  });
}

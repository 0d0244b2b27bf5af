/** Months as calendars: weeks from Sunday, a note in a day's cell, and runs of days as bands. */
import { h } from '../../shared/dom.ts';
import type { Language } from '../../../lib/languages.ts';
import { addDays, addMonths, dayNumber, weekdayOf } from '../../../lib/dates/dates.ts';

/** The way a cell looks: a day off, a holiday, or one of the bands. */
export type DayKind = 'off' | 'holiday' | 'lost' | 'gained' | 'chosen';

export interface Day {
  readonly kind?: DayKind | undefined;
  readonly note?: string | undefined;
}

const words = {
  pt: { tag: 'pt-BR', weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] },
  en: { tag: 'en-GB', weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
};

/** Most months that are drawn; a longer period is read as a list. */
const MOST_MONTHS = 2;

/** Tells that the days from one to another are in few months. */
export function isShort(from: string, to: string): boolean {
  return from <= to && to < addMonths(startOf(from), MOST_MONTHS);
}

/** Draws the months of two days and what lies between them. `dayOn` says what a cell holds. */
export function calendar(
  from: string,
  to: string,
  language: Language,
  dayOn: (date: string) => Day,
): readonly HTMLElement[] {
  const months: HTMLElement[] = [];
  for (let month = startOf(from); month <= to; month = addMonths(month, 1))
    months.push(monthTable(month, language, dayOn));
  return months;
}

const startOf = (date: string) => `${date.slice(0, 8)}01`;

function monthTable(first: string, language: Language, dayOn: (date: string) => Day): HTMLElement {
  const { tag, weekdays } = words[language];
  const name = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const end = addMonths(first, 1);
  const weeks: HTMLElement[] = [];
  let date = addDays(first, -weekdayOf(dayNumber(first)));
  while (date < end) {
    const days = weekdays.map((_, i) => addDays(date, i));
    weeks.push(
      h(
        'tr',
        null,
        days.map((day) => cell(day, day >= first && day < end ? dayOn(day) : null)),
      ),
    );
    date = addDays(date, weekdays.length);
  }
  return h(
    'table',
    { class: 'month' },
    h('caption', null, name.format(new Date(`${first}T12:00:00Z`))),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        weekdays.map((day) => h('th', { scope: 'col' }, day)),
      ),
    ),
    h('tbody', null, weeks),
  );
}

/** A cell of the month, or an empty one for a day of its neighbours. */
function cell(date: string, day: Day | null): HTMLElement {
  if (day === null) return h('td', { class: 'other' });
  return h(
    'td',
    { class: day.kind ?? null },
    h('b', null, String(Number(date.slice(8)))),
    day.note !== undefined && h('span', null, day.note),
  );
}

/** Working days of a period on a calendar, numbered, between its holidays and days off. */
import * as v from 'valibot';
import { addDays, dayNumber, weekdayOf } from '../../../lib/dates/dates.ts';
import { day } from './days.ts';
import { type Drawing, figure } from './drawing.ts';
import { calendar, type Day, isShort } from './month.ts';

const held = v.array(v.object({ date: day }));
const counted = v.object({ startDate: day, endDate: day, businessDays: v.number(), holidays: held });
const added = v.object({ startDate: day, date: day, days: v.number(), holidays: held });

const words = {
  pt: { holiday: 'feriado', end: 'fim' },
  en: { holiday: 'holiday', end: 'end' },
};

export const workDays: Drawing = ({ input, answer, language }) => {
  const isCount = v.is(counted, answer);
  if (!isCount && !v.is(added, answer)) return null;
  const t = words[language];
  const [from, to] = isCount
    ? [answer.startDate, answer.endDate]
    : ([answer.startDate, answer.date].toSorted() as [string, string]);
  if (!isShort(from, to)) return null;
  const holidays = new Set(answer.holidays.map(({ date }) => date));
  const isOff = (date: string) => {
    const weekday = weekdayOf(dayNumber(date));
    return weekday === 0 || (weekday === 6 && input['saturday'] !== true && input['saturday'] !== 'true');
  };
  const numbers = numbersOf(from, to, (date) => !isOff(date) && !holidays.has(date));
  // A count that begins on another day than the first, or that goes back, has no numbers here.
  const isNumbered = isCount && numbers.size === answer.businessDays;
  const dayOn = (date: string): Day => {
    if (holidays.has(date)) return { kind: 'holiday', note: t.holiday };
    if (date < from || date > to || isOff(date)) return { kind: 'off' };
    if (!isCount && date === answer.date) return { kind: 'chosen', note: t.end };
    const number = isNumbered ? numbers.get(date) : undefined;
    return { note: number === undefined ? undefined : `${number}${language === 'pt' ? 'º' : ''}` };
  };
  return figure('calendar', calendar(from, to, language, dayOn));
};

/** Numbers the days of a period that count. */
function numbersOf(from: string, to: string, counts: (date: string) => boolean): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (let i = dayNumber(from), date = from; i <= dayNumber(to); i++, date = addDays(date, 1))
    if (counts(date)) numbers.set(date, numbers.size + 1);
  return numbers;
}

import * as v from 'valibot';
import { date, flag, num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { addDays, dayNumber, daysBetween, elapsedBetween, weekdayName } from '../../lib/dates/dates.ts';
import { weekdaysAmong } from './_weeks.ts';
import { elapsedText } from './_elapsed.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** The time between two dates, in days, weeks, and months as the law counts terms. */
export const diferencaDatas = defineTool({
  method: 'GET',
  path: '/calculadoras/diferenca-datas',
  category: 'matematica',
  name: 'Diferença entre datas',
  input: v.object({
    date1: date,
    date2: date,
    includeEnd: flag(false),
  }),
  output: v.object({
    date1: v.string(),
    date2: v.string(),
    weekday1: v.string(),
    weekday2: v.string(),
    order: v.picklist(['crescente', 'decrescente', 'igual']),
    includeEnd: v.boolean(),
    totalDays: num(pure),
    years: num(pure),
    months: num(pure),
    days: num(pure),
    text: v.string(),
    totalMonths: num(pure),
    weeks: num(pure),
    remainingDays: num(pure),
    totalHours: num(pure),
    weekdays: num(pure),
    weekendDays: num(pure),
  }),
  result: 'totalDays',
  examples: [{ input: { date1: '2026-01-31', date2: '2026-03-01' } }],
  impossible: { date1: '2026-13-01', date2: '2026-01-01' },
  run({ date1, date2, includeEnd }, { language }) {
    const [earlier, later] = date1 <= date2 ? [date1, date2] : [date2, date1];
    // Counting a day means going on to the start of the next.
    const end = includeEnd ? addDays(later, 1) : later;
    const totalDays = daysBetween(earlier, end);
    const apart = elapsedBetween(earlier, end);
    const weekendDays = weekdaysAmong(dayNumber(earlier), totalDays, [SUNDAY, SATURDAY]);
    return {
      date1,
      date2,
      weekday1: weekdayName(date1, language),
      weekday2: weekdayName(date2, language),
      order: orderOf(date1, date2),
      includeEnd,
      totalDays,
      years: apart.years,
      months: apart.months,
      days: apart.days,
      text: elapsedText(apart, language),
      totalMonths: apart.totalMonths,
      weeks: Math.floor(totalDays / 7),
      remainingDays: totalDays % 7,
      totalHours: totalDays * 24,
      weekdays: totalDays - weekendDays,
      weekendDays,
    };
  },
});

function orderOf(date1: string, date2: string): 'crescente' | 'decrescente' | 'igual' {
  return date1 < date2 ? 'crescente' : date1 > date2 ? 'decrescente' : 'igual';
}

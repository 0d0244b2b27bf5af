import * as v from 'valibot';
import { date, describe, flag } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { addDays, dayNumber, daysBetween, elapsed, weekdayName } from '../../lib/dates/dates.ts';
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
  summary: 'Dias, semanas, meses e anos entre duas datas, com os dias de semana e de fim de semana',
  en: {
    name: 'Difference between dates',
    summary: 'Days, weeks, months and years between two dates, with weekdays and weekend days',
  },
  about: {
    pt: 'Meses e anos se contam como na lei (Lei 810/1949): quando o mês não tem o dia, vale o seguinte. Feriados não contam.',
    en: 'Months and years count as the law counts them (Law 810/1949): where a month lacks the day, the next one holds. Holidays do not count.',
  },
  input: v.object({
    date1: describe(date, { pt: 'Uma das datas, em qualquer ordem', en: 'One of the dates, in any order' }),
    date2: describe(date, { pt: 'A outra data', en: 'The other date' }),
    includeEnd: describe(flag(false), {
      pt: 'Se a data mais tardia também conta como um dia',
      en: 'Whether the later date counts as a day too',
    }),
  }),
  output: v.object({
    date1: describe(v.string(), {
      pt: 'A primeira data enviada (AAAA-MM-DD)',
      en: 'The first date sent (YYYY-MM-DD)',
    }),
    date2: describe(v.string(), {
      pt: 'A segunda data enviada (AAAA-MM-DD)',
      en: 'The second date sent (YYYY-MM-DD)',
    }),
    weekday1: describe(v.string(), { pt: 'Dia da semana de date1', en: 'Weekday of date1 (in Portuguese)' }),
    weekday2: describe(v.string(), { pt: 'Dia da semana de date2', en: 'Weekday of date2 (in Portuguese)' }),
    order: describe(v.picklist(['crescente', 'decrescente', 'igual']), {
      pt: 'Se date1 vem antes de date2 (crescente), depois (decrescente) ou é igual',
      en: 'Whether date1 is before date2 (crescente), after it (decrescente) or the same (igual)',
    }),
    includeEnd: describe(v.boolean(), {
      pt: 'Se a data mais tardia contou',
      en: 'Whether the later date counted',
    }),
    totalDays: describe(
      v.number(),
      { pt: 'Número de dias, sem sinal', en: 'Number of days, without sign' },
      null,
    ),
    years: describe(v.number(), { pt: 'Anos completos', en: 'Completed years' }, null),
    months: describe(
      v.number(),
      { pt: 'Meses completos depois dos anos', en: 'Completed months after the years' },
      null,
    ),
    days: describe(v.number(), { pt: 'Dias depois dos meses', en: 'Days after the months' }, null),
    text: describe(v.string(), {
      pt: 'A diferença por extenso: anos, meses e dias',
      en: 'The difference in words: years, months and days (in Portuguese)',
    }),
    totalMonths: describe(
      v.number(),
      {
        pt: 'A diferença toda, em número de meses completos',
        en: 'The whole difference as a number of completed months',
      },
      null,
    ),
    weeks: describe(
      v.number(),
      {
        pt: 'A diferença toda, em número de semanas completas',
        en: 'The whole difference as a number of completed weeks',
      },
      null,
    ),
    remainingDays: describe(v.number(), { pt: 'Dias depois das semanas', en: 'Days after the weeks' }, null),
    totalHours: describe(
      v.number(),
      { pt: 'Número de horas: dias vezes 24', en: 'Number of hours: days times 24' },
      null,
    ),
    weekdays: describe(
      v.number(),
      { pt: 'Dias de segunda a sexta-feira', en: 'Days from Monday to Friday' },
      null,
    ),
    weekendDays: describe(v.number(), { pt: 'Sábados e domingos', en: 'Saturdays and Sundays' }, null),
  }),
  result: 'totalDays',
  examples: [{ input: { date1: '2026-01-31', date2: '2026-03-01' } }],
  impossible: { date1: '2026-13-01', date2: '2026-01-01' },
  run({ date1, date2, includeEnd }) {
    const [earlier, later] = date1 <= date2 ? [date1, date2] : [date2, date1];
    // To count a day is to go on to the start of the next.
    const end = includeEnd ? addDays(later, 1) : later;
    const totalDays = daysBetween(earlier, end);
    const apart = elapsed(earlier, end);
    const weekendDays = weekdaysAmong(dayNumber(earlier), totalDays, [SUNDAY, SATURDAY]);
    return {
      date1,
      date2,
      weekday1: weekdayName(date1),
      weekday2: weekdayName(date2),
      order: orderOf(date1, date2),
      includeEnd,
      totalDays,
      years: apart.years,
      months: apart.months,
      days: apart.days,
      text: elapsedText(apart),
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

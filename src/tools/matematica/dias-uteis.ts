import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { date, describe, flag, integer, inUnit, uf, withExample } from '../../kit/fields/index.ts';
import { required, say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { businessDays } from '../../kit/units.ts';
import { addBusinessDays } from './_business-days.ts';
import { parseDate, yearOf } from '../../lib/dates/civil-date.ts';
import { addDays, dateOfDay, dayNumber, daysBetween, weekdayName } from '../../lib/dates/dates.ts';
import { weekdaysAmong } from './_weeks.ts';
import {
  calendarTables,
  FIRST_YEAR,
  holidaysBetween,
  holidayTypes,
  isBusinessDay,
  LAST_YEAR,
  type WorkCalendar,
  workCalendar,
} from './_work-calendar.ts';

const holidays = v.array(
  v.object({
    date: describe(v.string(), { pt: 'Data (AAAA-MM-DD)', en: 'Date (YYYY-MM-DD)' }),
    name: describe(v.string(), { pt: 'Nome do feriado', en: 'Name of the holiday (in Portuguese)' }),
    type: describe(v.picklist(holidayTypes), {
      pt: 'De que calendário o feriado é; extra são os enviados',
      en: 'Of which calendar the holiday is; extra are those sent',
    }),
    weekday: describe(v.string(), { pt: 'Dia da semana', en: 'Weekday (in Portuguese)' }),
    onRestDay: describe(v.boolean(), {
      pt: 'Se cai em dia de descanso: domingo ou, salvo com saturday, sábado',
      en: 'Whether it falls on a day of rest: Sunday or, unless saturday is set, Saturday',
    }),
  }),
);

const extraHolidays = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(?:, ?\d{4}-\d{2}-\d{2}){0,49}$/,
    say({
      pt: 'deve ter até 50 datas AAAA-MM-DD, separadas por vírgula',
      en: 'must have up to 50 dates YYYY-MM-DD, separated by commas',
    }),
  ),
  v.check(
    (value) => datesIn(value).every((date) => parseDate(date) !== null),
    say({ pt: 'tem uma data que não existe', en: 'has a date that does not exist' }, 422),
  ),
);

/** Business days between two dates, or the date so many of them away. */
export const diasUteis = defineTool({
  method: 'GET',
  path: '/calculadoras/dias-uteis',
  category: 'matematica',
  name: 'Dias úteis',
  summary: 'Conta ou soma dias úteis, com feriados nacionais, estaduais e bancários',
  en: {
    name: 'Business days',
    summary: 'Counts or adds business days, with national, state and bank holidays',
  },
  about: {
    pt: 'Feriados nacionais e estaduais são os das leis, de 2003 a 2099; os do calendário bancário, os da Resolução CMN 4.880/2020. Feriados municipais vão em extraHolidays.',
    en: 'National and state holidays are those of the laws, from 2003 to 2099; those of the bank calendar are of Resolution CMN 4.880/2020. Municipal holidays go into extraHolidays.',
  },
  tables: calendarTables(),
  input: v.object({
    action: describe(v.optional(v.picklist(['count', 'add'])), {
      pt: 'Contar os dias úteis até endDate (count) ou somar days a startDate (add). Sem ele, add quando há days',
      en: 'To count the business days until endDate (count) or to add days to startDate (add). Without it, add when days is there',
    }),
    startDate: describe(date, { pt: 'Data inicial', en: 'Start date' }),
    endDate: describe(v.optional(date), {
      pt: 'Data final, que também conta; obrigatório em count',
      en: 'End date, which counts too; required by count',
    }),
    includeStart: describe(flag(true), {
      pt: 'Se a data inicial conta, em count; em prazos processuais ela não conta (CPC, art. 224)',
      en: 'Whether the start date counts, with count; in terms of the courts it does not (CPC, art. 224)',
    }),
    days: describe(withExample(10, inUnit(businessDays, v.optional(integer(-2500, 2500)))), {
      pt: 'Quantos dias somar, negativo para voltar; a data inicial não conta. Obrigatório em add',
      en: 'How many days to add, negative to go back; the start date does not count. Required by add',
    }),
    state: describe(v.optional(uf), {
      pt: 'Unidade da federação, em duas letras: acrescenta os feriados dela',
      en: 'Brazilian state, in two letters: adds its holidays',
    }),
    calendar: describe(v.optional(v.picklist(['nacional', 'bancario']), 'nacional'), {
      pt: 'Calendário dos feriados: o bancario acrescenta Carnaval e Corpus Christi ao nacional',
      en: 'Calendar of the holidays: bancario (banks) adds Carnival and Corpus Christi to nacional',
    }),
    includeOptional: describe(flag(false), {
      pt: 'Se os pontos facultativos federais de dia inteiro contam como feriados',
      en: 'Whether full-day optional days of the federal government count as holidays',
    }),
    saturday: describe(flag(false), { pt: 'Se sábado é dia útil', en: 'Whether Saturday is a business day' }),
    extraHolidays: describe(v.optional(extraHolidays), {
      pt: 'Outros feriados, como os municipais: datas separadas por vírgula',
      en: 'Further holidays, such as municipal ones: dates separated by commas',
    }),
  }),
  output: v.union([
    v.object({
      action: describe(v.literal('count'), { pt: 'O que foi feito', en: 'What was done' }),
      startDate: describe(v.string(), { pt: 'Data inicial (AAAA-MM-DD)', en: 'Start date (YYYY-MM-DD)' }),
      endDate: describe(v.string(), { pt: 'Data final (AAAA-MM-DD)', en: 'End date (YYYY-MM-DD)' }),
      businessDays: describe(v.number(), { pt: 'Número de dias úteis', en: 'Number of business days' }, null),
      calendarDays: describe(
        v.number(),
        { pt: 'Número de dias corridos', en: 'Number of calendar days' },
        null,
      ),
      restDays: describe(
        v.number(),
        {
          pt: 'Domingos e, salvo com saturday, sábados',
          en: 'Sundays and, unless saturday is set, Saturdays',
        },
        null,
      ),
      holidayDays: describe(
        v.number(),
        { pt: 'Feriados que não caem em dia de descanso', en: 'Holidays that do not fall on a day of rest' },
        null,
      ),
      holidays: describe(holidays, { pt: 'Todos os feriados do período', en: 'All holidays of the period' }),
    }),
    v.object({
      action: describe(v.literal('add'), { pt: 'O que foi feito', en: 'What was done' }),
      startDate: describe(v.string(), { pt: 'Data inicial (AAAA-MM-DD)', en: 'Start date (YYYY-MM-DD)' }),
      days: describe(v.number(), { pt: 'Dias úteis somados', en: 'Business days added' }, null),
      date: describe(v.string(), {
        pt: 'Data a que se chega (AAAA-MM-DD)',
        en: 'Date that is reached (YYYY-MM-DD)',
      }),
      weekday: describe(v.string(), { pt: 'Dia da semana dela', en: 'Weekday of it (in Portuguese)' }),
      calendarDays: describe(
        v.number(),
        {
          pt: 'Dias corridos entre as duas datas, negativo para trás',
          en: 'Calendar days between the two dates, negative when going back',
        },
        null,
      ),
      holidays: describe(holidays, {
        pt: 'Os feriados pulados, que não caem em dia de descanso',
        en: 'The holidays skipped, which do not fall on a day of rest',
      }),
    }),
  ]),
  result: 'businessDays',
  examples: [{ input: { startDate: '2026-11-01', endDate: '2026-11-30' } }],
  impossible: { startDate: '2026-02-30', days: 1 },
  run({ action, startDate, endDate, includeStart, days, ...choice }, context) {
    const extraHolidays = datesIn(choice.extraHolidays ?? '');
    const calendar = workCalendar({ ...choice, extraHolidays }, context);
    if (action === 'add' || (action === undefined && days !== undefined)) {
      if (days === undefined) throw badParameter('days', required);
      requireYears({ startDate, extraHolidays });
      return add(calendar, startDate, days);
    }
    if (endDate === undefined) throw badParameter('endDate', required);
    requireYears({ startDate, endDate, extraHolidays });
    if (endDate < startDate) {
      throw invalidValue('endDate', {
        pt: 'não pode ser antes de startDate',
        en: 'must not be before startDate',
      });
    }
    return count(calendar, startDate, endDate, includeStart);
  },
});

function datesIn(list: string): string[] {
  return list === '' ? [] : list.split(/, ?/);
}

function isHeld(date: string): boolean {
  return yearOf(date) >= FIRST_YEAR && yearOf(date) <= LAST_YEAR;
}

/** Throws 422 of the first field with a date whose holidays are not known. */
function requireYears(fields: Readonly<Record<string, string | readonly string[]>>): void {
  for (const [field, dates] of Object.entries(fields)) {
    if ([dates].flat().every(isHeld)) continue;
    throw invalidValue(field, {
      pt: `deve estar entre os anos ${FIRST_YEAR} e ${LAST_YEAR}`,
      en: `must be between the years ${FIRST_YEAR} and ${LAST_YEAR}`,
    });
  }
}

function count(calendar: WorkCalendar, startDate: string, endDate: string, includeStart: boolean) {
  const first = includeStart ? startDate : addDays(startDate, 1);
  const calendarDays = daysBetween(first, endDate) + 1;
  const restDays = weekdaysAmong(dayNumber(first), calendarDays, calendar.restWeekdays);
  const holidays = holidaysBetween(calendar, first, endDate);
  const holidayDays = holidays.filter(({ onRestDay }) => !onRestDay).length;
  return {
    action: 'count' as const,
    startDate,
    endDate,
    businessDays: calendarDays - restDays - holidayDays,
    calendarDays,
    restDays,
    holidayDays,
    holidays,
  };
}

function add(calendar: WorkCalendar, startDate: string, days: number) {
  const start = dayNumber(startDate);
  const end = addBusinessDays(start, days, (day) => isBusinessDay(calendar, day));
  const date = dateOfDay(end);
  if (!isHeld(date)) {
    throw invalidValue('days', {
      pt: `leva para fora dos anos ${FIRST_YEAR} a ${LAST_YEAR}`,
      en: `leads out of the years ${FIRST_YEAR} to ${LAST_YEAR}`,
    });
  }
  // The start counts only when nothing is added: then it may be what is skipped.
  const [from, to] =
    days < 0 ? [date, addDays(startDate, -1)] : [addDays(startDate, days === 0 ? 0 : 1), date];
  return {
    action: 'add' as const,
    startDate,
    days,
    date,
    weekday: weekdayName(date),
    calendarDays: end - start,
    holidays: holidaysBetween(calendar, from, to).filter(({ onRestDay }) => !onRestDay),
  };
}

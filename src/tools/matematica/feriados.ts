import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { avisos, date, flag, uf, upperUf, inUnit, num, pure } from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { dateOfDay, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../law/holidays.ts';
import { addBusinessDays } from '../../law/business-days.ts';
import { isBusinessDay } from '../../law/work-days.ts';
import {
  calendarTables,
  calendarWarnings,
  MOVED_BY_DECREE,
  type WorkCalendar,
  workCalendar,
} from './_work-calendar.ts';

const tipo = v.picklist(['nacional', 'estadual', 'bancario', 'facultativo']);

type Tipo = v.InferOutput<typeof tipo>;

/** The holidays of a year, or what one day is. The tables and their sources are those of the business days. */
export const feriados = defineTool({
  method: 'GET',
  path: '/feriados',
  category: 'matematica',
  name: 'Feriados',
  tables: calendarTables(),
  warnings: [MOVED_BY_DECREE],
  input: v.object({
    ano: v.optional(inUnit(pure, v.pipe(v.number(), v.integer()))),
    data: v.optional(date),
    uf: v.optional(uf),
    bancario: flag(false),
    facultativo: flag(false),
  }),
  output: v.union([
    v.object({
      ano: num(pure),
      uf: v.nullable(v.string()),
      total: num(pure),
      feriados: v.array(
        v.object({
          data: v.string(),
          nome: v.string(),
          tipo: tipo,
          diaSemana: v.string(),
          fimDeSemana: v.boolean(),
          lei: v.string(),
        }),
      ),
      avisos,
    }),
    v.object({
      data: v.string(),
      uf: v.nullable(v.string()),
      diaSemana: v.string(),
      feriado: v.boolean(),
      nome: v.nullable(v.string()),
      tipo: v.nullable(tipo),
      lei: v.nullable(v.string()),
      diaUtil: v.boolean(),
      proximoDiaUtil: v.string(),
      avisos,
    }),
  ]),
  reads: { either: [[['ano'], ['data']]] },
  result: ['nome', 'diaSemana'],
  examples: [{ input: { data: '2026-02-17', uf: 'RJ' } }],
  impossible: { ano: 2002 },
  run({ ano: sent, data, uf: state, bancario, facultativo }, context) {
    const calendar = workCalendar(
      {
        state,
        calendar: bancario ? 'bancario' : 'nacional',
        includeOptional: facultativo,
        saturday: false,
        extraHolidays: [],
      },
      context,
    );
    const uf = state === undefined ? null : upperUf(state);
    if (data !== undefined) {
      const avisos = calendarWarnings(state, yearOf(data));
      return { data, uf, ...describeDay(calendar, data), avisos };
    }
    const ano = sent ?? yearOf(context.today);
    requireHeld('ano', ano);
    const feriados = [...calendar.holidaysOfYear(ano).values()].map(({ date, name, type, source }) => ({
      data: date,
      nome: calendar.nameHoliday(name),
      tipo: type as Tipo,
      diaSemana: calendar.nameWeekday(date),
      fimDeSemana: isWeekend(calendar, date),
      lei: source as string,
    }));
    return { ano, uf, total: feriados.length, feriados, avisos: calendarWarnings(state, ano) };
  },
});

function describeDay(calendar: WorkCalendar, data: string) {
  requireHeld('data', yearOf(data));
  const holiday = calendar.holidaysOfYear(yearOf(data)).get(data);
  const day = dayNumber(data);
  const isWorked = (candidate: number) => isBusinessDay(calendar, candidate);
  const next = dateOfDay(addBusinessDays(day, 1, isWorked));
  requireHeld('data', yearOf(next));
  return {
    diaSemana: calendar.nameWeekday(data),
    feriado: holiday !== undefined,
    nome: holiday ? calendar.nameHoliday(holiday.name) : null,
    tipo: (holiday?.type ?? null) as Tipo | null,
    lei: holiday?.source ?? null,
    diaUtil: isWorked(day),
    proximoDiaUtil: next,
  };
}

function isWeekend(calendar: WorkCalendar, date: string): boolean {
  return calendar.restWeekdays.includes(weekdayOf(dayNumber(date)));
}

/** Throws 422 on the field whose year has no known holidays, or whose next business day has none. */
function requireHeld(field: string, year: number): void {
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalidValue(field, inRange(FIRST_YEAR, LAST_YEAR));
}

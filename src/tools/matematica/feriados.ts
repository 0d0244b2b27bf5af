import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { date, describe, flag, uf, upperUf } from '../../kit/fields/index.ts';
import { inRange } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { dateOfDay, dayNumber, weekdayName, weekdayOf } from '../../lib/dates/dates.ts';
import { addBusinessDays } from './_business-days.ts';
import {
  calendarTables,
  FIRST_YEAR,
  isBusinessDay,
  LAST_YEAR,
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
  summary: 'Feriados nacionais, estaduais e bancários de um ano, ou o que é um dia, com a lei de cada um',
  en: {
    name: 'Holidays',
    summary: 'National, state and bank holidays of a year, or what a day is, with the law of each',
  },
  about: {
    pt: 'As leis cobrem de 2003 a 2099. Feriados municipais ficam de fora.',
    en: 'The laws cover 2003 to 2099. Municipal holidays are left out.',
  },
  tables: calendarTables(),
  input: v.object({
    ano: describe(v.optional(v.pipe(v.number(), v.integer())), {
      pt: 'Ano dos feriados; não conta com data. Sem ele, o ano corrente em Brasília',
      en: 'Year of the holidays; does not count with data. Without it, the current year in Brasília',
    }),
    data: describe(v.optional(date), {
      pt: 'Um dia: a resposta diz o que ele é, no lugar da lista do ano',
      en: 'A day: the answer says what it is, in place of the list of the year',
    }),
    uf: describe(v.optional(uf), {
      pt: 'Unidade da federação, em duas letras: acrescenta os feriados dela',
      en: 'Brazilian state, in two letters: adds its holidays',
    }),
    bancario: describe(flag(false), {
      pt: 'Se os feriados bancários entram: Carnaval e Corpus Christi',
      en: 'Whether bank holidays are included: Carnival and Corpus Christi',
    }),
    facultativo: describe(flag(false), {
      pt: 'Se os pontos facultativos federais de dia inteiro entram',
      en: 'Whether full-day optional days of the federal government are included',
    }),
  }),
  output: v.union([
    v.object({
      ano: describe(v.number(), { pt: 'Ano dos feriados', en: 'Year of the holidays' }, null),
      uf: describe(v.nullable(v.string()), {
        pt: 'Unidade da federação; null sem uf',
        en: 'Brazilian state; null without uf',
      }),
      total: describe(v.number(), { pt: 'Número de feriados', en: 'Number of holidays' }, null),
      feriados: describe(
        v.array(
          v.object({
            data: describe(v.string(), { pt: 'Data (AAAA-MM-DD)', en: 'Date (YYYY-MM-DD)' }),
            nome: describe(v.string(), { pt: 'Nome do feriado', en: 'Name of the holiday (in Portuguese)' }),
            tipo: describe(tipo, {
              pt: 'De que calendário o feriado é',
              en: 'Of which calendar the holiday is',
            }),
            diaSemana: describe(v.string(), { pt: 'Dia da semana', en: 'Weekday (in Portuguese)' }),
            fimDeSemana: describe(v.boolean(), {
              pt: 'Se cai em sábado ou domingo',
              en: 'Whether it falls on a Saturday or Sunday',
            }),
            lei: describe(v.string(), { pt: 'Lei que o fixa', en: 'Law that sets it' }),
          }),
        ),
        { pt: 'Os feriados do ano, por data', en: 'The holidays of the year, by date' },
      ),
    }),
    v.object({
      data: describe(v.string(), { pt: 'O dia enviado (AAAA-MM-DD)', en: 'The day sent (YYYY-MM-DD)' }),
      uf: describe(v.nullable(v.string()), {
        pt: 'Unidade da federação; null sem uf',
        en: 'Brazilian state; null without uf',
      }),
      diaSemana: describe(v.string(), { pt: 'Dia da semana', en: 'Weekday (in Portuguese)' }),
      feriado: describe(v.boolean(), {
        pt: 'Se o dia é feriado nos calendários pedidos',
        en: 'Whether the day is a holiday in the calendars asked for',
      }),
      nome: describe(v.nullable(v.string()), {
        pt: 'Nome do feriado; null quando não é',
        en: 'Name of the holiday (in Portuguese); null when it is none',
      }),
      tipo: describe(v.nullable(tipo), {
        pt: 'De que calendário o feriado é; null quando não é',
        en: 'Of which calendar the holiday is; null when it is none',
      }),
      lei: describe(v.nullable(v.string()), {
        pt: 'Lei que o fixa; null quando não é feriado',
        en: 'Law that sets it; null when it is no holiday',
      }),
      diaUtil: describe(v.boolean(), {
        pt: 'Se é dia útil, de segunda a sexta-feira e sem feriado',
        en: 'Whether it is a business day, from Monday to Friday and no holiday',
      }),
      proximoDiaUtil: describe(v.string(), {
        pt: 'O primeiro dia útil depois dele (AAAA-MM-DD)',
        en: 'The first business day after it (YYYY-MM-DD)',
      }),
    }),
  ]),
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
    if (data !== undefined) return { data, uf, ...describeDay(calendar, data) };
    const ano = sent ?? yearOf(context.today);
    requireHeld('ano', ano);
    const feriados = [...calendar.holidaysOfYear(ano).values()].map(({ date, name, type, source }) => ({
      data: date,
      nome: name,
      tipo: type as Tipo,
      diaSemana: weekdayName(date),
      fimDeSemana: isWeekend(calendar, date),
      lei: source as string,
    }));
    return { ano, uf, total: feriados.length, feriados };
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
    diaSemana: weekdayName(data),
    feriado: holiday !== undefined,
    nome: holiday?.name ?? null,
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

import { describe, expect, it } from 'vitest';
import { states, type Uf } from '../data/states.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { type Holiday, holidaysOf } from './holidays.ts';
import { bankHolidays, nationalHolidays, optionalDays } from './tables/holidays.ts';
import { stateHolidays } from './tables/state-holidays.ts';

const tables = [nationalHolidays, bankHolidays, optionalDays, ...states.map(stateHolidays)];

const named = (holidays: readonly Holiday[]) =>
  holidays.map(({ date, name }) => `${date} ${name}`).toSorted();
const ofState = (uf: Uf, year: number) => named(holidaysOf(stateHolidays(uf).entries, year));

describe('the holiday tables', () => {
  it.each(tables.map((table) => [table.id, table] as const))(
    '%s: oldest first, with dates that exist',
    (_, table) => {
      const starts = table.entries.map(({ from }) => from);
      expect(starts).toEqual(starts.toSorted());
      for (const { from, to, source, value } of table.entries) {
        for (const date of [from, ...(to === undefined ? [] : [to]), `2024-${value.day}`]) {
          if (typeof value.day === 'string') expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
        }
        expect(to === undefined || from < to).toBe(true);
        expect(source).not.toBe('');
        expect(value.name.trim()).toBe(value.name);
      }
    },
  );

  it('have each rule once in a year', () => {
    for (const { entries } of tables) {
      for (let year = 2000; year <= 2099; year++) {
        const names = holidaysOf(entries, year).map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});

describe('published calendars', () => {
  // Portaria MPOG/SE 971/2005, of the year 2006.
  it('2006: the national holidays of the federal ordinance', () => {
    expect(named(holidaysOf(nationalHolidays.entries, 2006)).map((text) => text.slice(0, 10))).toEqual([
      '2006-01-01',
      '2006-04-14',
      '2006-04-21',
      '2006-05-01',
      '2006-09-07',
      '2006-10-12',
      '2006-11-02',
      '2006-11-15',
      '2006-12-25',
    ]);
  });

  it('2006: its optional full days', () => {
    expect(named(holidaysOf(optionalDays.entries, 2006))).toEqual([
      '2006-02-27 Carnaval (segunda-feira)',
      '2006-02-28 Carnaval (terça-feira)',
      '2006-06-15 Corpus Christi',
      '2006-10-28 Dia do Servidor Público',
    ]);
  });

  // Portaria MGI 9.783/2024, of the year 2025.
  it('2025: Consciência Negra is national', () => {
    expect(named(holidaysOf(nationalHolidays.entries, 2025))).toEqual([
      '2025-01-01 Confraternização Universal',
      '2025-04-18 Paixão de Cristo',
      '2025-04-21 Tiradentes',
      '2025-05-01 Dia do Trabalho',
      '2025-09-07 Independência do Brasil',
      '2025-10-12 Nossa Senhora Aparecida',
      '2025-11-02 Finados',
      '2025-11-15 Proclamação da República',
      '2025-11-20 Dia da Consciência Negra',
      '2025-12-25 Natal',
    ]);
  });

  // Decretos of the states' calendars, as the press and the legal databases reprint them.
  it.each<[Uf, number, string[]]>([
    // Decreto AC 5.021/2020, which puts two off to a Friday (Lei AC 2.126/2009; ac24horas.com of 19 November 2020).
    [
      'AC',
      2020,
      [
        '2020-01-20 Dia do Católico',
        '2020-01-24 Dia do Evangélico',
        '2020-03-08 Dia Internacional da Mulher',
        '2020-06-15 Aniversário do Acre',
        '2020-09-05 Dia da Amazônia',
        '2020-11-20 Assinatura do Tratado de Petrópolis',
      ],
    ],
    // Decreto AL 106.093/2025.
    [
      'AL',
      2026,
      [
        '2026-06-24 São João',
        '2026-06-29 São Pedro',
        '2026-09-16 Emancipação Política de Alagoas',
        '2026-11-30 Dia do Evangélico',
      ],
    ],
    // Portaria TRE-AP 285/2019, the calendar of 2020.
    [
      'AP',
      2020,
      [
        '2020-03-19 Dia de São José',
        '2020-05-15 Dia de Cabralzinho',
        '2020-09-13 Criação do Território Federal do Amapá',
        '2020-11-20 Dia Estadual da Consciência Negra',
      ],
    ],
    // Decreto SC 1.701/2022, and Lei SC 13.408/2005 for 25 November.
    [
      'SC',
      2022,
      ['2022-08-14 Dia do Estado de Santa Catarina', '2022-11-27 Dia de Santa Catarina de Alexandria'],
    ],
  ])('have the days of %s in %i', (uf, year, holidays) => {
    expect(ofState(uf, year)).toEqual(holidays);
  });
});

// The days are those of the entry itself: its first and its last one are in force.
it.each([
  ['2026-05-10', '2026-05-10', true],
  ['2026-05-11', undefined, false],
  ['2026-05-10', undefined, true],
  ['2020-01-01', '2026-05-09', false],
  ['2020-01-01', '2026-05-10', true],
])('a law in force from %s to %s holds a holiday on 10 May 2026: %s', (from, to, isHeld) => {
  const law = { from, source: 'Lei', value: { name: 'Dia', day: '05-10' }, ...(to !== undefined && { to }) };
  expect(holidaysOf([law], 2026)).toHaveLength(isHeld ? 1 : 0);
});

describe('rules that move a holiday', () => {
  // Agência Alagoas, November of 2020 to 2023; Lei AL 7.530/2013, art. 1º, parágrafo único.
  it.each([
    ['2020-11-30', 'a Monday stays'],
    ['2021-11-29', 'a Tuesday is brought forward to the Monday'],
    ['2022-11-30', 'a Wednesday stays by law'],
    ['2023-12-01', 'a Thursday is put off to the Friday'],
    ['2014-11-30', 'a Sunday stays'],
    ['2018-11-30', 'a Friday stays'],
    ['2019-11-30', 'a Saturday stays'],
  ])('AL %s: %s', (date) => {
    expect(ofState('AL', yearOf(date))).toContain(`${date} Dia do Evangélico`);
  });

  // Decretos SC of 2017, 1.460/2018 and 1.701/2022; the laws of 1999, 2004 and 2005 in `sources`.
  it.each([
    [2003, ['2003-11-30 Dia de Santa Catarina de Alexandria']],
    [2004, ['2004-08-11 Dia do Estado de Santa Catarina', '2004-11-25 Dia de Santa Catarina de Alexandria']],
    [2005, ['2005-08-14 Dia do Estado de Santa Catarina', '2005-11-27 Dia de Santa Catarina de Alexandria']],
    [2013, ['2013-08-11 Dia do Estado de Santa Catarina', '2013-12-01 Dia de Santa Catarina de Alexandria']],
    [2017, ['2017-08-13 Dia do Estado de Santa Catarina', '2017-11-26 Dia de Santa Catarina de Alexandria']],
    [2018, ['2018-08-12 Dia do Estado de Santa Catarina', '2018-11-25 Dia de Santa Catarina de Alexandria']],
  ])('SC in %i', (year, holidays) => {
    expect(ofState('SC', year)).toEqual(holidays);
  });

  // Sixty days after Easter: 30 May 2024, 19 June 2025, 4 June 2026.
  it.each<[Uf, string]>([
    ['DF', '2024-05-30'],
    ['MA', '2024-05-30'],
    ['MA', '2025-06-19'],
    ['RJ', '2026-06-04'],
  ])('%s: Corpus Christi on %s', (uf, date) => {
    expect(ofState(uf, yearOf(date))).toContain(`${date} Corpus Christi`);
  });

  it('ES: the Monday eight days after Easter, from 2020 on', () => {
    expect(ofState('ES', 2019)).toEqual([]);
    // The calendar of Cariacica for 2023.
    expect(ofState('ES', 2023)).toEqual(['2023-04-17 Nossa Senhora da Penha']);
  });
});

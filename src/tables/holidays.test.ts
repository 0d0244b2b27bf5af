import Holidays, { type HolidaysTypes } from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { states, type Uf } from '../data/states.ts';
import { yearOf } from '../lib/dates/dates.ts';
import { type Holiday, holidaysOf } from '../lib/dates/holidays.ts';
import { bankHolidays, nationalHolidays, optionalDays } from './holidays.ts';
import { stateHolidays } from './state-holidays.ts';

const tables = [nationalHolidays, bankHolidays, optionalDays, ...states.map(stateHolidays)];

const named = (holidays: readonly Holiday[]) =>
  holidays.map(({ date, name }) => `${date} ${name}`).toSorted();
const ofState = (uf: Uf, year: number) => named(holidaysOf(stateHolidays(uf).entries, year));

describe('the holiday tables', () => {
  it.each(tables.map((table) => [table.name, table] as const))(
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

  it('have names of their own', () => {
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });

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
    // Decreto AC 5.021/2020, on the days of the laws: it puts some off to a Friday (Lei AC 2.126/2009).
    [
      'AC',
      2020,
      [
        '2020-01-20 Dia do Católico',
        '2020-01-23 Dia do Evangélico',
        '2020-03-08 Dia Internacional da Mulher',
        '2020-06-15 Aniversário do Acre',
        '2020-09-05 Dia da Amazônia',
        '2020-11-17 Assinatura do Tratado de Petrópolis',
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
  ])('%s in %i', (uf, year, holidays) => {
    expect(ofState(uf, year)).toEqual(holidays);
  });
});

describe('rules that move a holiday', () => {
  // Agência Alagoas, November of 2020 to 2023; Lei AL 7.530/2013, art. 1º, parágrafo único.
  it.each([
    ['2020-11-30', 'a Monday stays'],
    ['2021-11-29', 'a Tuesday is brought forward to the Monday'],
    ['2022-11-30', 'a Wednesday stays by law'],
    ['2023-12-01', 'a Thursday is put off to the Friday'],
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

  it('ES: the Monday eight days after Easter, from 2020 on', () => {
    expect(ofState('ES', 2019)).toEqual([]);
    // The calendar of Cariacica for 2023.
    expect(ofState('ES', 2023)).toEqual(['2023-04-17 Nossa Senhora da Penha']);
  });
});

describe('first and last years', () => {
  const years = (uf: Uf, name: string) => {
    const held: number[] = [];
    for (let year = 2000; year <= 2030; year++) {
      if (ofState(uf, year).some((text) => text.endsWith(name))) held.push(year);
    }
    return [held[0], held.at(-1)];
  };

  // Each by the date of its law: a holiday before that day of the year begins in the next.
  it.each<[Uf, string, number, number]>([
    ['AC', 'Dia Internacional da Mulher', 2002, 2030],
    ['AC', 'Dia do Evangélico', 2005, 2030],
    ['AC', 'Dia do Católico', 2017, 2030],
    ['AL', 'Dia da Consciência Negra', 2000, 2023],
    // 7Segundos, 27 March 2014: the assembly overrode the veto of the article that makes it a holiday.
    ['AL', 'Dia do Evangélico', 2014, 2030],
    ['AL', 'Emancipação Política de Alagoas', 2024, 2030],
    ['AM', 'Dia da Consciência Negra', 2010, 2023],
    ['AP', 'Dia de São José', 2003, 2030],
    // A Gazeta do Amapá, May 2025: "a data foi estabelecida no ano de 2017".
    ['AP', 'Dia de Cabralzinho', 2018, 2030],
    ['AP', 'Dia Estadual da Consciência Negra', 2008, 2023],
    ['CE', 'Data Magna do Ceará', 2012, 2030],
    // Decreto GO 8.694/2016 moved that year's holiday to 25 July: it was one before Lei GO 20.756/2020.
    ['GO', 'Fundação da Cidade de Goiás', 2000, 2030],
    ['GO', 'Dia do Servidor Público', 2000, 2030],
    // TJMA, 6 March 2024: the law of 2021 is constitutional, and its suspension ends.
    ['MA', 'Corpus Christi', 2024, 2030],
    ['MT', 'Dia da Consciência Negra', 2003, 2023],
    ['PB', 'Memória de João Pessoa', 2000, 2015],
    ['PB', 'Data Magna da Paraíba', 2000, 2030],
    ['PE', 'Revolução Pernambucana', 2018, 2030],
    ['RJ', 'Dia da Consciência Negra', 2002, 2023],
    ['RJ', 'São Jorge', 2008, 2030],
    ['RJ', 'Carnaval (terça-feira)', 2009, 2030],
    // SBT News, 23 October 2025; STF, ADI 7.898, June 2026: the law stands.
    ['RJ', 'Corpus Christi', 2026, 2030],
    ['RN', 'Mártires de Cunhaú e Uruaçu', 2007, 2030],
    ['RO', 'Criação do Estado de Rondônia', 2011, 2030],
    ['SE', 'Independência de Sergipe', 2000, 2030],
    ['SP', 'Dia da Consciência Negra', 2023, 2023],
    ['TO', 'Autonomia do Estado do Tocantins', 2000, 2008],
    // G1 Tocantins, 10 August 2025: "será feriado estadual pela primeira vez".
    ['TO', 'Senhor do Bonfim', 2025, 2030],
  ])('%s, %s: %i to %i', (uf, name, first, last) => {
    expect(years(uf, name)).toEqual([first, last]);
  });
});

interface Difference {
  readonly state?: Uf;
  /** Days that only one of the two holds. */
  readonly only: 'ours' | 'theirs';
  readonly name: RegExp;
  readonly from: number;
  readonly to: number;
  readonly law: string;
}

/** Where this table and date-holidays part, and why. */
const differences: readonly Difference[] = [
  {
    only: 'theirs',
    name: /Dia de Eleição/,
    from: 2000,
    to: 2035,
    law: 'Código Eleitoral, art. 380: always a Sunday, left out here',
  },
  {
    only: 'theirs',
    name: /Finados/,
    from: 2000,
    to: 2002,
    law: 'Lei 662/1949 left 2 November out; Lei 10.607/2002 of 19 December brought it back',
  },
  { state: 'AC', only: 'theirs', name: /evangélico/, from: 2005, to: 2035, law: 'they have 12 January' },
  {
    state: 'AC',
    only: 'ours',
    name: /Evangélico/,
    from: 2005,
    to: 2035,
    law: 'Lei AC 1.538/2004: 23 January',
  },
  { state: 'AC', only: 'ours', name: /Católico/, from: 2017, to: 2035, law: 'Lei AC 3.137/2016' },
  {
    state: 'AC',
    only: 'ours',
    name: /Amazônia/,
    from: 2000,
    to: 2003,
    law: 'Lei AC 243/1968; they begin with Lei AC 1.526/2004, which put it into the calendar of events',
  },
  {
    state: 'AC',
    only: 'ours',
    name: /Petrópolis/,
    from: 2000,
    to: 2035,
    law: 'Lei AC 57/1965; they have it as optional',
  },
  {
    state: 'AL',
    only: 'theirs',
    name: /Emancipação/,
    from: 2000,
    to: 2023,
    law: 'Lei AL 9.358/2024; until then a day of the yearly decree only',
  },
  { state: 'AL', only: 'ours', name: /Evangélico/, from: 2014, to: 2035, law: 'Lei AL 7.530/2013' },
  {
    state: 'AP',
    only: 'ours',
    name: /Consciência Negra/,
    from: 2008,
    to: 2023,
    law: 'Lei AP 1.169/2007 of 27 December',
  },
  { state: 'AP', only: 'ours', name: /Cabralzinho/, from: 2018, to: 2035, law: 'Lei AP 2.213/2017' },
  { state: 'DF', only: 'ours', name: /Corpus Christi/, from: 2000, to: 2035, law: 'Lei DF 72/1989, art. 1º' },
  {
    state: 'GO',
    only: 'ours',
    name: /Servidor Público/,
    from: 2000,
    to: 2035,
    law: 'Lei GO 10.460/1988; Lei GO 20.756/2020, art. 269',
  },
  { state: 'MA', only: 'ours', name: /Corpus Christi/, from: 2024, to: 2035, law: 'Lei MA 11.539/2021' },
  {
    state: 'PB',
    only: 'theirs',
    name: /João Pessoa/,
    from: 2016,
    to: 2035,
    law: 'Lei PB 10.601/2015, art. 2º',
  },
  {
    state: 'PE',
    only: 'theirs',
    name: /Revolução Pernambucana de 1817/,
    from: 2010,
    to: 2035,
    law: 'Lei PE 13.835/2009: the first Sunday of March was optional, until Lei PE 16.059/2017 fixed 6 March',
  },
  {
    state: 'PE',
    only: 'ours',
    name: /Revolução Pernambucana$/,
    from: 2018,
    to: 2035,
    law: 'Lei PE 16.059/2017',
  },
  {
    state: 'PR',
    only: 'theirs',
    name: /Emancipação/,
    from: 2000,
    to: 2035,
    law: 'Lei PR 4.658/1962 fixed no data magna (Lei 9.093/1995, art. 1º, II); Lei PR 18.384/2014 revoked it',
  },
  { state: 'RJ', only: 'ours', name: /Corpus Christi/, from: 2026, to: 2035, law: 'Lei RJ 11.002/2025' },
  {
    state: 'RO',
    only: 'theirs',
    name: /evangélico/,
    from: 2002,
    to: 2035,
    law: 'Lei RO 1.026/2001, void: ADI 3.940',
  },
  {
    state: 'SC',
    only: 'theirs',
    name: /Alexandria/,
    from: 2000,
    to: 2003,
    law: 'they have the move to Sunday from 2005 only',
  },
  { state: 'SC', only: 'ours', name: /Alexandria/, from: 2000, to: 2003, law: 'Lei SC 11.213/1999' },
  ...(['AM', 'MT', 'RJ', 'SP'] as const).map((state) => ({
    state,
    only: 'ours' as const,
    name: /Consciência Negra/,
    from: 2024,
    to: 2035,
    law: 'Lei 14.759/2023: national, where their state entry that ended replaces the national one',
  })),
  { state: 'TO', only: 'ours', name: /Senhor do Bonfim/, from: 2025, to: 2035, law: 'Lei TO 4.509/2024' },
  { state: 'TO', only: 'theirs', name: /Autonomia/, from: 2009, to: 2035, law: 'Lei TO 2.013/2009' },
];

describe('date-holidays, 2000 to 2035', () => {
  const theirsOf = (calendar: Holidays, year: number, type: HolidaysTypes.HolidayType) =>
    calendar
      .getHolidays(year)
      .filter((holiday) => holiday.type === type)
      .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  const without = (some: readonly Holiday[], others: readonly Holiday[]) =>
    some.filter(({ date }) => !others.some((other) => other.date === date));

  it.each([undefined, ...states])(
    '%s: every difference is explained by its law, and each explanation is needed',
    (uf) => {
      const calendar = uf === undefined ? new Holidays('BR') : new Holidays('BR', uf);
      const explained = differences.filter(({ state }) => state === undefined || state === uf);
      const used = new Set<Difference>();
      for (let year = 2000; year <= 2035; year++) {
        const ours = [
          ...holidaysOf(nationalHolidays.entries, year),
          ...(uf === undefined ? [] : holidaysOf(stateHolidays(uf).entries, year)),
        ];
        const theirs = theirsOf(calendar, year, 'public');
        for (const only of ['ours', 'theirs'] as const) {
          const days = only === 'ours' ? without(ours, theirs) : without(theirs, ours);
          for (const { date, name } of days) {
            const reason = explained.find(
              (difference) =>
                difference.only === only &&
                difference.name.test(name) &&
                year >= difference.from &&
                year <= difference.to,
            );
            if (!reason) expect.fail(`only ${only}: ${date} ${name}`);
            used.add(reason);
          }
        }
      }
      expect(explained.filter((difference) => !used.has(difference))).toEqual([]);
    },
  );

  it('has the same days of the bank calendar', () => {
    const calendar = new Holidays('BR');
    for (let year = 2000; year <= 2035; year++) {
      expect(theirsOf(calendar, year, 'bank').map(({ date }) => date)).toEqual(
        holidaysOf(bankHolidays.entries, year).map(({ date }) => date),
      );
    }
  });
});

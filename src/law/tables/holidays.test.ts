import Holidays, { type HolidaysTypes } from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { states, type Uf } from '../../data/states.ts';
import { type Holiday, holidaysOf } from '../holidays.ts';
import { bankHolidays, nationalHolidays } from './holidays.ts';
import { stateHolidays } from './state-holidays.ts';
import { sized } from '#test/support/size.ts';

interface Difference {
  readonly state?: Uf;
  /** Days that only one of the two holds. */
  readonly only: 'ours' | 'theirs';
  readonly name: RegExp;
  readonly from: number;
  readonly to: number;
  readonly law: string;
}

/** Differences between this table and date-holidays, with their reasons. */
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
  ...(['ours', 'theirs'] as const).map((only) => ({
    state: 'AC' as const,
    only,
    name: /Mulher|Amazônia/i,
    from: 2009,
    to: 2035,
    law: 'Lei AC 2.126/2009: a holiday from Tuesday to Thursday moves to Friday',
  })),
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
  /** Makes a calendar of one type of holiday, since the others take the most time. */
  const calendarOf = (type: HolidaysTypes.HolidayType, uf?: Uf) =>
    uf === undefined ? new Holidays('BR', { types: [type] }) : new Holidays('BR', uf, { types: [type] });
  const theirsOf = (calendar: Holidays, year: number) =>
    calendar.getHolidays(year).map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  const without = (
    some: readonly Pick<Holiday, 'date' | 'name'>[],
    others: readonly Pick<Holiday, 'date' | 'name'>[],
  ) => some.filter(({ date }) => !others.some((other) => other.date === date));

  // The peer is slow for each state.
  const compared = [undefined, ...states].filter((_, i) => i % sized(9, 1) === 0);
  it.each(compared)('%s: every difference is explained by its law, and each explanation is needed', (uf) => {
    const calendar = calendarOf('public', uf);
    const explained = differences.filter(({ state }) => state === undefined || state === uf);
    const used = new Set<Difference>();
    for (let year = 2000; year <= 2035; year++) {
      const ours = [
        ...holidaysOf(nationalHolidays.entries, year),
        ...(uf === undefined ? [] : holidaysOf(stateHolidays(uf).entries, year)),
      ];
      const theirs = theirsOf(calendar, year);
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
  });

  it('has the same days of the bank calendar', () => {
    const calendar = calendarOf('bank');
    for (let year = 2000; year <= 2035; year++) {
      expect(theirsOf(calendar, year).map(({ date }) => date)).toEqual(
        holidaysOf(bankHolidays.entries, year).map(({ date }) => date),
      );
    }
  });
});

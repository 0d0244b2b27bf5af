import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { states } from '../../data/states.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { dateOfDay, dayNumber } from '../../lib/dates/dates.ts';
import { holidaysOf } from '../../law/holidays.ts';
import { below, chance, pick } from '../../lib/random.ts';
import { bankHolidays, nationalHolidays, optionalDays } from '../../law/tables/holidays.ts';
import { stateHolidays } from '../../law/tables/state-holidays.ts';
import { diasUteis } from './dias-uteis.ts';

const count = (startDate: string, endDate: string, more: Record<string, unknown> = {}) =>
  callTool(diasUteis, { startDate, endDate, ...more });
const add = (startDate: string, days: number, more: Record<string, unknown> = {}) =>
  callTool(diasUteis, { startDate, days, ...more });

const FIRST = dayNumber('2003-01-01');
const DAYS = dayNumber('2099-12-31') - FIRST + 1;

interface Choice {
  readonly state?: (typeof states)[number];
  readonly calendar: 'nacional' | 'bancario';
  readonly includeOptional: boolean;
  readonly saturday: boolean;
}

const plainCalendars = new Map<string, Uint8Array>();
const plainDays = Array.from({ length: DAYS }, (_, i) => {
  const day = new Date((FIRST + i) * 86_400_000);
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay() };
});

/** 1 for each business day from 2003 to 2099, found day by day with the platform's own calendar. */
function plainCalendar(choice: Choice): Uint8Array {
  const key = JSON.stringify(choice);
  const known = plainCalendars.get(key);
  if (known) return known;
  const tables = [
    nationalHolidays,
    ...(choice.state ? [stateHolidays(choice.state)] : []),
    ...(choice.calendar === 'bancario' ? [bankHolidays] : []),
    ...(choice.includeOptional ? [optionalDays] : []),
  ];
  const off = new Set<string>();
  for (let year = 2003; year <= 2099; year++) {
    for (const { entries } of tables) for (const { date } of holidaysOf(entries, year)) off.add(date);
  }
  const calendar = new Uint8Array(DAYS);
  for (const [i, { date, weekday }] of plainDays.entries()) {
    const rests = weekday === 0 || (weekday === 6 && !choice.saturday);
    calendar[i] = rests || off.has(date) ? 0 : 1;
  }
  plainCalendars.set(key, calendar);
  return calendar;
}

function drawChoice(random: () => number): Choice {
  return {
    ...(chance(random, 1, 2) && { state: pick(random, states) }),
    calendar: chance(random, 1, 2) ? 'nacional' : 'bancario',
    includeOptional: chance(random, 1, 2),
    saturday: chance(random, 1, 2),
  };
}

describe('a plain count, day by day,', () => {
  const ranges = sized(15, 10_000);
  it(`agrees on ${ranges} random ranges`, () => {
    const random = seededRandom('ranges');
    for (let round = 0; round < ranges; round++) {
      const choice = drawChoice(random);
      const calendar = plainCalendar(choice);
      const start = below(random, DAYS);
      const end = Math.min(start + below(random, round % 100 === 0 ? DAYS : 800), DAYS - 1);
      const includeStart = chance(random, 1, 2);
      let businessDays = 0;
      for (let i = includeStart ? start : start + 1; i <= end; i++) businessDays += calendar[i] as number;
      const answer = count(dateOfDay(FIRST + start), dateOfDay(FIRST + end), { ...choice, includeStart });
      expect(answer.businessDays).toBe(businessDays);
      expect(answer.businessDays + answer.restDays + answer.holidayDays).toBe(answer.calendarDays);
      expect(answer.holidays.filter((holiday: { onRestDay: boolean }) => !holiday.onRestDay)).toHaveLength(
        answer.holidayDays,
      );
    }
  });

  it('agrees with adding, which undoes itself from a business day', () => {
    const random = seededRandom('additions');
    for (let round = 0; round < sized(10, 1000); round++) {
      const choice = drawChoice(random);
      const calendar = plainCalendar(choice);
      const start = 4000 + below(random, DAYS - 8000);
      const days = below(random, 5001) - 2500;
      let i = start;
      if (days === 0) while (calendar[i] === 0) i++;
      for (let left = Math.abs(days); left > 0; left -= calendar[i] as number) i += Math.sign(days);
      const answer = add(dateOfDay(FIRST + start), days, { ...choice });
      expect(answer.date).toBe(dateOfDay(FIRST + i));
      expect(answer.calendarDays).toBe(i - start);
      if (calendar[start] === 1) expect(add(answer.date, -days, { ...choice }).date).toBe(answer.startDate);
      if (days > 0) {
        const counted = count(answer.startDate, answer.date, { ...choice, includeStart: false });
        expect(counted.businessDays).toBe(days);
      }
    }
  });
});

describe('the bank calendar', () => {
  // Business days of each year, 2003 to 2099, by the list of ANBIMA that the Python package bizdays carries (ANBIMA.cal).
  const anbima = [
    253, 252, 251, 249, 250, 254, 250, 251, 251, 251, 253, 253, 250, 251, 249, 250, 253, 251, 251, 251, 249,
    253, 252, 249, 251, 248, 249, 252, 252, 252, 251, 248, 249, 253, 249, 251, 251, 250, 252, 252, 249, 251,
    248, 249, 252, 250, 251, 251, 248, 253, 252, 249, 251, 248, 249, 252, 252, 252, 251, 248, 249, 253, 249,
    251, 251, 250, 252, 252, 249, 251, 248, 249, 252, 250, 251, 251, 249, 253, 252, 249, 251, 248, 249, 252,
    252, 252, 251, 248, 249, 253, 249, 251, 251, 250, 252, 252, 249,
  ];

  it('has the business days of ANBIMA in each year', () => {
    const years = anbima.map((_, i) => 2003 + i);
    expect(
      years.map((year) => count(`${year}-01-01`, `${year}-12-31`, { calendar: 'bancario' }).businessDays),
    ).toEqual(anbima);
  });

  // The tests of bizdays (test_bizdays.py) that start on a business day, which it does not count.
  it.each([
    ['2013-07-12', '2014-07-12', 251],
    ['2013-08-21', '2013-08-24', 2],
    ['2014-10-10', '2015-02-11', 86],
    ['2013-08-13', '2013-10-01', 35],
    ['2013-08-13', '2014-04-01', 160],
  ])('has from %s to %s %i days', (startDate, endDate, businessDays) => {
    expect(count(startDate, endDate, { calendar: 'bancario', includeStart: false }).businessDays).toBe(
      businessDays,
    );
  });

  it.each([
    ['2013-01-02', 1, '2013-01-03'],
    ['2013-01-02', 0, '2013-01-02'],
    ['2013-01-01', 0, '2013-01-02'],
  ])('has %s and %i days on %s', (startDate, days, date) => {
    expect(add(startDate, days, { calendar: 'bancario' }).date).toBe(date);
  });
});

describe('counting days', () => {
  it('may leave out the start, as for legal terms', () => {
    expect(count('2026-11-03', '2026-11-06', { includeStart: false }).businessDays).toBe(3);
    expect(count('2026-11-03', '2026-11-03', { includeStart: false })).toMatchObject({
      startDate: '2026-11-03',
      businessDays: 0,
      calendarDays: 0,
      restDays: 0,
      holidays: [],
    });
  });

  it('a Saturday of labor law is a business day, unless it is a holiday', () => {
    // 12 October 2024 was a Saturday.
    expect(count('2024-10-07', '2024-10-13', { saturday: true })).toMatchObject({
      businessDays: 5,
      restDays: 1,
      holidayDays: 1,
      holidays: [{ date: '2024-10-12', onRestDay: false }],
    });
    expect(count('2024-10-07', '2024-10-13')).toMatchObject({ businessDays: 5, restDays: 2, holidayDays: 0 });
  });

  it('optional days are holidays when asked for, and half days never', () => {
    const year = ['2026-01-01', '2026-12-31'] as const;
    const all = count(...year, { includeOptional: true }).holidays.filter(
      ({ type }: { type: string }) => type === 'facultativo',
    );
    expect(all.map(({ date }: { date: string }) => date)).toEqual([
      '2026-02-16',
      '2026-02-17',
      '2026-06-04',
      '2026-10-28',
    ]);
    expect(count('2026-02-18', '2026-02-18', { includeOptional: true }).businessDays).toBe(1);
    expect(count('2026-12-24', '2026-12-24', { includeOptional: true }).businessDays).toBe(1);
    expect(count('2026-12-31', '2026-12-31', { includeOptional: true }).businessDays).toBe(1);
  });

  it('a date held twice keeps its first type: national, state, bank, optional, extra', () => {
    const typeOn = (date: string, more: Record<string, unknown>) => count(date, date, more).holidays[0].type;
    const everything = { state: 'RJ', calendar: 'bancario', includeOptional: true };
    expect(typeOn('2024-11-20', { ...everything, extraHolidays: '2024-11-20' })).toBe('nacional');
    expect(typeOn('2026-02-17', { ...everything, extraHolidays: '2026-02-17' })).toBe('estadual');
    expect(typeOn('2026-02-16', { ...everything, extraHolidays: '2026-02-16' })).toBe('bancario');
    expect(typeOn('2026-10-28', { ...everything, extraHolidays: '2026-10-28' })).toBe('facultativo');
    expect(typeOn('2026-01-20', { ...everything, extraHolidays: '2026-01-20' })).toBe('extra');
    expect(count('2026-02-17', '2026-02-17', everything).holidays).toHaveLength(1);
  });

  it('extra holidays count once, in order, in any order sent', () => {
    const answer = count('2026-01-19', '2026-01-30', { extraHolidays: '2026-01-25, 2026-01-20,2026-01-20' });
    expect(answer.holidays).toEqual([
      {
        date: '2026-01-20',
        name: 'Feriado informado',
        type: 'extra',
        weekday: 'terça-feira',
        onRestDay: false,
      },
      { date: '2026-01-25', name: 'Feriado informado', type: 'extra', weekday: 'domingo', onRestDay: true },
    ]);
    expect(answer.businessDays).toBe(9);
  });

  it('takes a state in any case, and the holidays that a host adds', () => {
    expect(count('2026-07-09', '2026-07-09', { state: 'sp' }).holidayDays).toBe(1);
    const tables = {
      'feriados-mg': [{ from: '2026-01-01', source: 'Lei MG', value: { name: 'Novo', day: '07-16' } }],
    };
    expect(
      callTool(diasUteis, { startDate: '2026-07-16', endDate: '2026-07-16', state: 'MG' }, { tables })
        .holidays,
    ).toMatchObject([{ name: 'Novo', type: 'estadual' }]);
  });
});

describe('adding', () => {
  it('goes back with a negative number, and lists what it skipped', () => {
    expect(add('2026-12-28', -2)).toEqual({
      action: 'add',
      startDate: '2026-12-28',
      days: -2,
      date: '2026-12-23',
      weekday: 'quarta-feira',
      calendarDays: -5,
      holidays: [
        { date: '2026-12-25', name: 'Natal', type: 'nacional', weekday: 'sexta-feira', onRestDay: false },
      ],
      avisos: [],
    });
  });

  it('warns of the decrees of Acre where its holidays move (Lei AC 2.126/2009)', () => {
    const moved = ['feriado-ac-por-decreto'];
    expect(count('2026-01-01', '2026-01-31', { state: 'ac' }).avisos).toEqual(moved);
    expect(add('2008-12-30', 2, { state: 'AC' }).avisos).toEqual(moved);
    expect(add('2009-01-02', -2, { state: 'AC' }).avisos).toEqual(moved);
    expect(count('2008-01-01', '2008-01-31', { state: 'AC' }).avisos).toEqual([]);
    expect(count('2026-01-01', '2026-01-31', { state: 'SP' }).avisos).toEqual([]);
  });

  it('does not count the start, whether a business day or not', () => {
    expect(add('2026-12-25', 1)).toMatchObject({ date: '2026-12-28', calendarDays: 3, holidays: [] });
  });

  it('0 days: the next business day, and the start among what was skipped', () => {
    expect(add('2026-12-25', 0)).toMatchObject({
      date: '2026-12-28',
      calendarDays: 3,
      holidays: [{ date: '2026-12-25' }],
    });
    expect(add('2026-12-24', 0)).toMatchObject({ date: '2026-12-24', calendarDays: 0, holidays: [] });
  });

  it('is what days ask for', () => {
    expect(add('2026-12-23', 1)).toMatchObject({ action: 'add', date: '2026-12-24' });
  });
});

describe('refusals', () => {
  it.each([
    [{ startDate: '2026-01-01' }, 400, 'endDate'],
    [{ startDate: '2026-01-01', action: 'add' }, 400, 'days'],
    [{ startDate: '2026-01-01', days: 1, endDate: '2026-01-02' }, 400, 'endDate'],
    [{ startDate: '2026-01-01', action: 'count', endDate: '2026-01-02', days: 1 }, 400, 'days'],
    [{ endDate: '2026-01-01' }, 400, 'startDate'],
    [{ startDate: '2026-01-01', days: 2501 }, 400, 'days'],
    [{ startDate: '2026-01-01', days: -2501 }, 400, 'days'],
    [{ startDate: '2026-01-01', days: 1.5 }, 400, 'days'],
    [{ startDate: '2026-01-01', days: 1, state: 'XX' }, 400, 'state'],
    [{ startDate: '2026-01-01', days: 1, calendar: 'b3' }, 400, 'calendar'],
    [{ startDate: '2026-01-01', days: 1, extraHolidays: '25/01/2026' }, 400, 'extraHolidays'],
    [
      { startDate: '2026-01-01', days: 1, extraHolidays: Array(51).fill('2026-01-25').join() },
      400,
      'extraHolidays',
    ],
    [{ startDate: '2026-01-01', days: 1, extraHolidays: '2026-01-25,2026-02-30' }, 422, 'extraHolidays'],
    [{ startDate: '2026-01-01', days: 1, extraHolidays: '0226-01-25' }, 422, 'extraHolidays'],
    [{ startDate: '2026-02-30', days: 1 }, 422, 'startDate'],
    [{ startDate: '2002-12-31', days: 1 }, 422, 'startDate'],
    [{ startDate: '2099-12-01', endDate: '2100-01-01' }, 422, 'endDate'],
    [{ startDate: '2099-12-31', days: 1 }, 422, 'days'],
    [{ startDate: '2003-01-02', days: -1 }, 422, 'days'],
    [{ startDate: '2026-01-02', endDate: '2026-01-01' }, 422, 'endDate'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(diasUteis, input)).toMatchObject({ status, fields: [field] });
  });

  it('50 extra holidays are the most', () => {
    const dates = Array.from({ length: 50 }, (_, i) => dateOfDay(dayNumber('2026-01-01') + i));
    expect(yearOf(count('2026-01-01', '2026-03-01', { extraHolidays: dates.join() }).startDate)).toBe(2026);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { states } from '../data/states.ts';
import { addDays } from '../lib/dates/dates.ts';
import { diasUteis } from '../tools/matematica/dias-uteis.ts';
import { feriados } from '../tools/matematica/feriados.ts';
import {
  addBusinessDays,
  businessDaysOfMonth,
  countBusinessDays,
  differenceInBusinessDays,
  holidayOn,
  holidays,
  isBusinessDay,
  movableFeasts,
} from './dates.ts';

const state = fc.option(fc.constantFrom(...states), { nil: undefined });
const calendar = fc.constantFrom('nacional' as const, 'bancario' as const);
const choice = fc.record({ state, calendar, includeOptional: fc.boolean(), saturday: fc.boolean() });
const day = fc.integer({ min: 0, max: 35_000 }).map((days) => addDays('2003-01-01', days));

describe('holidays', () => {
  it('each entry agrees with the tool', () => {
    const year = fc.integer({ min: 2003, max: 2099 });
    fc.assert(
      fc.property(year, choice, (ano, { saturday, ...options }) => {
        const { feriados: theirs } = callTool(feriados, {
          ano,
          ...(options.state && { uf: options.state }),
          bancario: options.calendar === 'bancario',
          facultativo: options.includeOptional,
        });
        const ours = holidays(ano, { ...options, saturday });
        expect(ours?.map(({ date, name, type, source }) => [date, name, type, source])).toEqual(
          theirs.map((one: Record<string, string>) => [one['data'], one['nome'], one['tipo'], one['lei']]),
        );
        for (const holiday of ours ?? []) expect(holidayOn(holiday.date, options)).toEqual(holiday);
      }),
      { numRuns: sized(10, 2000) },
    );
    expect([
      holidays(2002),
      holidays(2100),
      holidays(2026.5),
      holidayOn('2026-02-30'),
      holidayOn('x'),
    ]).toEqual(Array.from({ length: 5 }, () => null));
  });

  it('have the day of black awareness since the law of 2023, and before it where a state had it', () => {
    expect(holidayOn('2023-11-20')).toBeNull();
    expect(holidayOn('2023-11-20', { state: 'mt' })?.source).toBe('Lei MT 7.879/2002');
    expect(holidayOn('2024-11-20')?.source).toBe('Lei 14.759/2023');
  });

  it('may be named by the caller', () => {
    const extraHolidays = ['2026-12-24', '2026-12-25'];
    expect(holidayOn('2026-12-24', { extraHolidays })).toEqual({
      date: '2026-12-24',
      name: 'Feriado informado',
      type: 'extra',
      source: null,
    });
    expect(holidayOn('2026-12-25', { extraHolidays })?.type).toBe('nacional');
    expect(() => holidays(2026, { extraHolidays: ['2026-02-30'] })).toThrow(TypeError);
    expect(() => holidays(2026, { state: 'XX' as never })).toThrow(TypeError);
    expect(() => holidays(2026, { calendar: 'x' as never })).toThrow(TypeError);
    expect(() => holidays(2026, { saturday: 1 as never })).toThrow(TypeError);
  });
});

describe('business days', () => {
  it('each entry agrees with the tool', () => {
    const extraHolidays = fc.uniqueArray(day, { maxLength: 3 });
    const days = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(day, days, choice, extraHolidays, (startDate, days, options, extra) => {
        const sent = { ...options, ...(extra.length > 0 && { extraHolidays: extra.join(',') }) };
        const own = { ...options, extraHolidays: extra };
        const added = addBusinessDays(startDate, days, own);
        if (added === null) return;
        const theirs = callTool(diasUteis, { action: 'add', startDate, days, ...sent });
        expect(added).toBe(theirs.date);
        const [from, to] = added < startDate ? [added, startDate] : [startDate, added];
        const counted = callTool(diasUteis, { startDate: from, endDate: to, ...sent });
        expect(countBusinessDays(from, to, own)).toBe(counted.businessDays);
        // No days from a day off lead to the next one that counts, which is a day later.
        if (days !== 0 && isBusinessDay(added, own))
          expect(differenceInBusinessDays(added, startDate, own)).toBe(days);
      }),
      { numRuns: sized(20, 5000) },
    );
  });

  it('a difference is counted from the earlier day', () => {
    expect(differenceInBusinessDays('2026-11-23', '2026-11-21')).toBe(1);
    // Monday to before the Monday after, with the holiday of Friday 20 November between.
    expect(differenceInBusinessDays('2026-11-16', '2026-11-23')).toBe(-4);
    expect(differenceInBusinessDays('2026-11-16', '2026-11-16')).toBe(0);
  });

  it('of a month are its dates', () => {
    expect(businessDaysOfMonth('2026-11')?.[4]).toBe('2026-11-09');
    expect(businessDaysOfMonth('2026-02', { calendar: 'bancario' })?.length).toBe(18);
    for (const none of ['11/2026', '2026-13', '2002-12', '2026-1', null, 202611])
      expect(businessDaysOfMonth(none as never)).toBeNull();
  });

  it('give null outside of the years that are known', () => {
    expect(addBusinessDays('2003-01-02', -5)).toBeNull();
    expect(addBusinessDays('2026-11-19', 1.5)).toBeNull();
    expect(addBusinessDays('2026-11-19', 1e9)).toBeNull();
    expect(countBusinessDays('2026-11-02', '2026-11-01')).toBeNull();
    for (const none of ['2026-02-30', '2002-12-31', 'x', '2026-1-1', null, new Date(0), 20261123]) {
      expect(isBusinessDay(none as never)).toBe(false);
      expect(addBusinessDays(none as never, 1)).toBeNull();
      expect(differenceInBusinessDays(none as never, '2026-11-23')).toBeNull();
      expect(countBusinessDays('2026-11-23', none as never)).toBeNull();
    }
  });
});

it('movable feasts are reckoned from Easter', () => {
  // The calendars of the federal government have these dates.
  expect(movableFeasts(2026)).toEqual({
    carnaval: '2026-02-17',
    cinzas: '2026-02-18',
    paixaoDeCristo: '2026-04-03',
    pascoa: '2026-04-05',
    corpusChristi: '2026-06-04',
  });
  expect(movableFeasts(2002)).toBeNull();
});

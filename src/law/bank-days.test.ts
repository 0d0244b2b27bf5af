import { expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { diasUteis } from '../tools/matematica/dias-uteis.ts';
import { addDays } from '../lib/dates/dates.ts';
import { bankDays } from './bank-days.ts';

const clock = { today: '2026-11-21', tables: {} };

// Feriados bancários da Febraban: Carnival of 2026 on 16 and 17 February, Corpus Christi on 4 June.
it.each([
  ['2026-02-13', true],
  ['2026-02-16', false],
  ['2026-02-17', false],
  ['2026-02-18', true],
  ['2026-06-04', false],
  ['2026-11-20', false],
  ['2026-11-21', false],
])('banks on %s are open: %s', (date, isOpen) => {
  expect(bankDays(clock).isOpen(date)).toBe(isOpen);
});

it('a closed day moves to the next or the last open one, and an open one stays', () => {
  const banks = bankDays(clock);
  expect(banks.onOrAfter('2026-02-14')).toBe('2026-02-18');
  expect(banks.onOrBefore('2026-02-17')).toBe('2026-02-13');
  expect([banks.onOrAfter('2026-02-18'), banks.onOrBefore('2026-02-18')]).toEqual([
    '2026-02-18',
    '2026-02-18',
  ]);
});

it('the open days of a year are those that /dias-uteis counts by the calendar of the banks', () => {
  const banks = bankDays(clock);
  for (const year of [2020, 2023, 2026, 2027]) {
    let open = 0;
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
      open += Number(banks.isOpen(day));
    const whole = { startDate: `${year}-01-01`, endDate: `${year}-12-31`, calendar: 'bancario' };
    expect(open).toBe(callTool(diasUteis, whole).businessDays);
  }
});

it('the days between two dates are those that a plain count finds, the first included', () => {
  const banks = bankDays(clock);
  const first = '2023-11-10';
  let open = 0;
  for (let day = first; day <= '2025-03-10'; day = addDays(day, 1)) {
    // 20 November is a holiday from 2024 on.
    expect([day, banks.between(first, day)]).toEqual([day, open]);
    open += Number(banks.isOpen(day));
  }
  // STN, Metodologia de cálculo dos títulos públicos federais: an LTN bought on 21 May 2008 for 1 July 2010.
  expect(banks.between('2008-05-21', '2010-07-01')).toBe(532);
  expect(banks.between('2003-01-01', '2099-12-31')).toBeGreaterThan(24_000);
});

// PYield (crdcj/PYield), documentation of du.contar, by the calendars of ANBIMA.
it.each([
  ['2023-12-15', '2024-01-01', 10],
  ['2020-11-20', '2020-11-21', 1],
  ['2024-11-20', '2024-11-21', 0],
  ['2024-01-01', '2024-02-01', 22],
  ['2024-01-01', '2024-03-01', 41],
  ['2024-01-01', '2025-01-01', 253],
  ['2024-02-01', '2025-01-01', 231],
  ['2024-03-01', '2025-01-01', 212],
])('from %s to %s are %i', (from, to, days) => {
  expect(bankDays(clock).between(from, to)).toBe(days);
});

it('a holiday that a host adds is a closed day', () => {
  const value = { name: 'Luto', day: '07-06' };
  const tables = { 'feriados-bancarios': [{ from: '2026-01-01', source: 'Lei', value }] };
  expect(bankDays({ ...clock, tables }).isOpen('2026-07-06')).toBe(false);
  expect(bankDays(clock).isOpen('2026-07-06')).toBe(true);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from './format.ts';
import { makeDocument } from '#test/support/document.ts';

// 21 November 2026, 09:20:05, wherever the machine is.
const NOW = new Date(2026, 10, 21, 9, 20, 5);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds).toISOString();
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
makeDocument();

const pt = createFormat('pt');
const en = createFormat('en');

describe('a time', () => {
  it.each([
    [local(2026, 10, 21, 0, 0), 'hoje, 00:00', 'today, 00:00'],
    [local(2026, 10, 20, 23, 59), 'ontem, 23:59', 'yesterday, 23:59'],
    [local(2026, 10, 19, 23, 59), '19 nov., 23:59', '19 Nov, 23:59'],
    [local(2026, 10, 22, 9, 20), '22 nov., 09:20', '22 Nov, 09:20'],
  ])('%s is told with its day: %s', (at, inPortuguese, inEnglish) => {
    expect([pt.dateTime(at), en.dateTime(at)]).toEqual([inPortuguese, inEnglish]);
  });

  it('of today has its seconds, and of another day the day', () => {
    expect(pt.clock(before(3_000))).toBe('09:20:02');
    expect(pt.clock(local(2026, 10, 20, 9, 14))).toBe('ontem, 09:14');
  });

  it.each([
    [0, 'agora', 'now'],
    [MINUTE - 1, 'agora', 'now'],
    [MINUTE, 'há 1 min', '1 min ago'],
    [HOUR - 1, 'há 59 min', '59 min ago'],
    [HOUR, 'há 1 h', '1 h ago'],
    [24 * HOUR - 1, 'há 23 h', '23 h ago'],
    [24 * HOUR, 'ontem', 'yesterday'],
    [33 * HOUR, 'ontem', 'yesterday'],
    [34 * HOUR, '19 nov. 2026', '19 Nov 2026'],
  ])('%i ms ago is %s', (passed, inPortuguese, inEnglish) => {
    expect([pt.ago(before(passed)), en.ago(before(passed))]).toEqual([inPortuguese, inEnglish]);
  });

  it('stands with its instant', () => {
    const { textContent, title, dateTime } = pt.time('2026-11-21T12:00:00Z', 'agora') as HTMLTimeElement;
    expect([textContent, title, dateTime]).toEqual(['agora', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z']);
  });
});

it('a day is a day where clocks change', () => {
  // In New York the 8th of March 2026 has 23 hours, and the 1st of November 25.
  vi.stubEnv('TZ', 'America/New_York');
  const { dateTime } = createFormat('pt');
  const told = (now: string, at: string) => {
    vi.setSystemTime(new Date(now));
    return dateTime(at);
  };
  expect([
    told('2026-03-09T00:30:00-04:00', '2026-03-08T00:30:00-05:00'),
    told('2026-03-09T00:30:00-04:00', '2026-03-07T23:30:00-05:00'),
    told('2026-11-02T00:30:00-05:00', '2026-11-01T00:30:00-04:00'),
    told('2026-11-02T00:30:00-05:00', '2026-10-31T23:30:00-04:00'),
  ]).toEqual(['ontem, 00:30', '7 mar., 23:30', 'ontem, 00:30', '31 out., 23:30']);
});

it.each([
  [-1, '0 s'],
  [1, '1 s'],
  [59_000, '59 s'],
  [59_001, '1 min 0 s'],
  [161_000, '2 min 41 s'],
  [3_599_000, '59 min 59 s'],
  [3_600_000, '1 h 0 min'],
  [7_379_000, '2 h 2 min'],
  [35_999_000, '9 h 59 min'],
  [36_060_000, '10 h 1 min'],
])('%i ms last %s', (milliseconds, text) => {
  expect(pt.duration(milliseconds)).toBe(text);
});

it('numbers, days and months are those of the language, and days and months of UTC', () => {
  expect([pt.number(8_300.5), en.number(8_300.5)]).toEqual(['8.300,5', '8,300.5']);
  expect([pt.date(before(0)), en.date(before(0))]).toEqual(['21 nov. 2026', '21 Nov 2026']);
  const lastMoment = new Date('2026-11-25T23:59:59Z');
  expect([pt.day(lastMoment), en.day(lastMoment)]).toEqual(['25 de novembro', '25 November']);
  expect([pt.month('2026-11'), pt.month('2026-11', true)]).toEqual(['novembro', 'novembro de 2026']);
  expect([en.month('2026-01'), en.month('2026-01', true)]).toEqual(['January', 'January 2026']);
});

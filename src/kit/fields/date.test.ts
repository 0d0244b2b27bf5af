import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { statusOf } from '#test/support/fields.ts';
import { date } from './date.ts';

describe('a date', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '1900-02-28', '0001-01-01', '9999-12-31'])(
    '%s is one',
    (text) => {
      expect(v.is(date, text)).toBe(true);
    },
  );

  // ISO 8601-1:2019, 5.2.2.1: four digits of the year, two of the month, two of the day, a hyphen between, no more.
  it.each([
    '2026-01-01x',
    'x2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '+2026-01-01',
    '12026-01-01',
    '026-01-01',
    '2026-1-1',
    '2026-001-01',
    '2026-01-001',
    '20260101',
    '2026/01/01',
    '01/01/2026',
    '２０２６-01-01',
    '',
  ])('%j has another form: 400', (text) => {
    expect(statusOf(date, text)).toBe(400);
  });

  // The Gregorian calendar: every fourth year is a leap year, of the centuries only every fourth.
  it.each(['2026-02-29', '1900-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
    '%s does not exist: 422',
    (text) => {
      expect(statusOf(date, text)).toBe(422);
    },
  );
});

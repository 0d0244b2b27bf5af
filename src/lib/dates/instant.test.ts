import { describe, expect, it } from 'vitest';
import { isInstant, millisecondsAt } from './instant.ts';

describe('an instant', () => {
  it.each(['2026-11-21T12:00:00Z', '2026-11-21T09:00:00.000-03:00', 1_795_262_400_000])(
    'can be %s',
    (value) => {
      expect(isInstant(value)).toBe(true);
      expect(millisecondsAt(value)).toBe(Date.UTC(2026, 10, 21, 12));
    },
  );

  it('can be a date, which is its midnight in UTC, or a Date', () => {
    expect([isInstant('2026-11-21'), isInstant(new Date(0))]).toEqual([true, true]);
    expect(millisecondsAt('2026-11-21')).toBe(Date.UTC(2026, 10, 21));
    expect(millisecondsAt(new Date(7))).toBe(7);
    // The whole year decides about a leap day, not its last two digits.
    expect([isInstant('1600-02-29'), isInstant('1800-02-29')]).toEqual([true, false]);
  });

  it.each([
    '2026-02-30',
    '2026-02-29T12:00:00Z',
    '2026-13-01T12:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T12:00:00',
    '21/11/2026',
    'yesterday',
    '',
    NaN,
    new Date(NaN),
    null,
    {},
  ])('cannot be %s', (value) => {
    expect(isInstant(value)).toBe(false);
  });
});

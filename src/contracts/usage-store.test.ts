import { expect, it } from 'vitest';
import { usageDay } from './usage-store.ts';

it.each([
  [Date.UTC(2026, 10, 22), '2026-11-22'],
  [Date.UTC(2026, 10, 23) - 1, '2026-11-22'],
  [Date.UTC(2026, 10, 23), '2026-11-23'],
])('the day of a row is that of UTC: of %d it is %s', (at, day) => expect(usageDay(at)).toBe(day));

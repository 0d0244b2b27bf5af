import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { addDays } from '../../lib/dates/dates.ts';
import { readByDays } from './by-days.ts';

const START = '2025-10-01';

/** Rows by their day, so many on each from a first day on. */
const rowsOn = (perDay: readonly number[]) =>
  perDay.flatMap((count, i) => Array.from({ length: count }, (_, n) => ({ day: addDays(START, i), n })));

it('rows that are read by days are those of all days, each once and in order', async () => {
  const perDay = fc.array(fc.oneof(fc.nat(3), fc.nat(400)), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(perDay, fc.integer({ min: -3, max: 70 }), async (counts, length) => {
      const all = rowsOn(counts);
      const query = { accountId: 'a', from: START, to: addDays(START, length) };
      const read = await readByDays(query, ({ accountId, from, to }) => {
        expect(accountId).toBe('a');
        return all.filter(({ day }) => from <= day && day <= to);
      });
      expect(read).toEqual(all.filter(({ day }) => day <= query.to));
    }),
  );
});

it('many rows are read in small parts with turns between them, and few in few parts', async () => {
  const turns = vi.spyOn(globalThis, 'setImmediate');
  const partsOf = async (perDay: number, days: number) => {
    const all = rowsOn(Array.from({ length: days }, () => perDay));
    const parts: number[] = [];
    turns.mockClear();
    await readByDays({ accountId: 'a', from: START, to: addDays(START, days - 1) }, ({ from, to }) => {
      const part = all.filter(({ day }) => from <= day && day <= to);
      parts.push(part.length);
      return part;
    });
    expect(turns).toHaveBeenCalledTimes(parts.length - 1);
    return parts;
  };
  const many = await partsOf(1_000, 200);
  expect(many.length).toBeGreaterThan(50);
  expect(Math.max(...many)).toBeLessThanOrEqual(7_000);
  expect((await partsOf(20, 31)).length).toBe(3);
  expect((await partsOf(20, 400)).length).toBeLessThan(20);
  turns.mockRestore();
});

it('days without end are read in some hundred parts', async () => {
  const read = vi.fn(() => []);
  await readByDays({ accountId: 'a', from: '0001-01-01', to: '9999-12-31' }, read);
  expect(read.mock.calls.length).toBeLessThan(120);
});

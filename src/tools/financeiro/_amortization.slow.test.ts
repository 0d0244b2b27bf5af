import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheduleInCents } from '#test/support/schedules.ts';

const payments = (rows: ReturnType<typeof scheduleInCents>) =>
  rows.map(({ interest, amortization }) => interest + amortization);

describe('scheduleOf', () => {
  it('pays off the table of the documentation of numpy-financial (ipmt): 2500 at 8.24 % / 12 in 12', () => {
    const rows = scheduleInCents('price', { principal: 250_000, rate: 0.0824 / 12, instalments: 12 });
    // The peer's amounts are unrounded: the balances part by a cent from the sixth on.
    expect(rows.map(({ balance }) => balance).slice(0, 5)).toEqual([
      229_942, 209_746, 189_411, 168_937, 148_322,
    ]);
    expect(rows.map(({ interest }) => interest).slice(0, 11)).toEqual([
      1_717, 1_579, 1_440, 1_301, 1_160, 1_018, 876, 732, 588, 442, 296,
    ]);
  });

  it('takes equal parts in SAC: 10000 at 2 % in 5 (a solved exercise)', () => {
    const rows = scheduleInCents('sac', { principal: 1_000_000, rate: 0.02, instalments: 5 });
    expect(payments(rows)).toEqual([220_000, 216_000, 212_000, 208_000, 204_000]);
    expect(rows.map(({ balance }) => balance)).toEqual([800_000, 600_000, 400_000, 200_000, 0]);
  });

  it('in grace either pays the interest or adds it to the balance', () => {
    const loan = { principal: 100_000, rate: 0.01, instalments: 2, grace: 2 };
    expect(scheduleInCents('sac', loan).slice(0, 2)).toEqual([
      { interest: 1_000, amortization: 0, balance: 100_000 },
      { interest: 1_000, amortization: 0, balance: 100_000 },
    ]);
    const capitalized = scheduleInCents('sac', { ...loan, capitalize: true });
    expect(capitalized.slice(0, 2)).toEqual([
      { interest: 1_000, amortization: -1_000, balance: 101_000 },
      { interest: 1_010, amortization: -1_010, balance: 102_010 },
    ]);
    expect(payments(capitalized)[0]).toBe(0);
  });

  it('never pays off more than is left, though rounding would', () => {
    const rows = scheduleInCents('sac', { principal: 5, rate: 0, instalments: 8 });
    expect(rows.map(({ amortization }) => amortization)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  });

  it('ends at zero, sums to the principal and keeps its equal part but for the last period', () => {
    const loans = fc.record({
      principal: fc.integer({ min: 1, max: 1e12 }),
      rate: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.5, noNaN: true })),
      instalments: fc.integer({ min: 1, max: 600 }),
      grace: fc.integer({ min: 0, max: 12 }),
      capitalize: fc.boolean(),
    });
    fc.assert(
      fc.property(loans, fc.constantFrom('price' as const, 'sac' as const), (loan, system) => {
        const rows = scheduleInCents(system, loan);
        expect(rows).toHaveLength(loan.grace + loan.instalments);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.reduce((sum, { amortization }) => sum + amortization, 0)).toBe(loan.principal);

        const amortized = rows.slice(loan.grace);
        expect(amortized.every(({ amortization, balance }) => amortization >= 0 && balance >= 0)).toBe(true);
        const equal = amortized
          .slice(0, -1)
          .filter(({ balance }) => balance > 0)
          .map(({ interest, amortization }) => (system === 'sac' ? amortization : amortization + interest));
        expect(new Set(equal).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { computedBy } from './_arithmetic.ts';
import { instalmentOf } from './_payments.ts';

describe('instalmentOf', () => {
  /** Of so many millions of BRL, whose cents are hundredths of millionths. */
  const ofMillions = (debt: number, rate: number, periods: number) =>
    computedBy({ relative: 2 ** -50 }, (a) =>
      a.inCents(instalmentOf(a, a.amount(debt * 1e6), a.of(rate), periods)),
    ) / 1e8;

  // numpy-financial, tests/test_financial.py (TestPmt): pmt(0.08/12, 60, 15000), pmt(0.8, 3, 20000), pmt(0.3, 12, 2000),
  // pmt(0, 60, 15000).
  it.each([
    [15_000, 0.08 / 12, 60, 304.14591433],
    [20_000, 0.8, 3, 19_311.25827815],
    [2_000, 0.3, 12, 626.90814017],
    [15_000, 0, 60, 250],
  ])('of %f at %f in %i periods is %f', (debt, rate, periods, expected) => {
    expect(ofMillions(debt, rate, periods)).toBeCloseTo(expected, 7);
  });

  it('of a tiny rate is near that of none', () => {
    expect(ofMillions(1_200, 1e-15, 12)).toBeCloseTo(100, 8);
    expect(ofMillions(1_200, 1e-25, 12)).toBe(100);
  });
});

import { describe, expect, it } from 'vitest';
import { amount, exact } from '../../lib/numbers/exact.ts';
import { toWholeCents } from './_interest.ts';
import { instalmentOf } from './_payments.ts';

describe('instalmentOf', () => {
  /** The instalment in millions of BRL, so that its cents are eight decimals. */
  const inMillions = (debt: number, rate: number, periods: number) =>
    toWholeCents(instalmentOf(amount(debt * 1e6), exact(rate), periods)) / 1e8;

  // numpy-financial, tests/test_financial.py (TestPmt): pmt(0.08/12, 60, 15000), pmt(0.8, 3, 20000), pmt(0.3, 12, 2000),
  // pmt(0, 60, 15000).
  it.each([
    [15_000, 0.08 / 12, 60, 304.14591433],
    [20_000, 0.8, 3, 19_311.25827815],
    [2_000, 0.3, 12, 626.90814017],
    [15_000, 0, 60, 250],
  ])('the instalment of %f at %f in %i periods is %f', (debt, rate, periods, expected) => {
    expect(inMillions(debt, rate, periods)).toBeCloseTo(expected, 7);
  });

  it('a tiny rate gives nearly the instalment of no rate', () => {
    expect(inMillions(1_200, 1e-15, 12)).toBeCloseTo(100, 8);
    expect(inMillions(1_200, 1e-25, 12)).toBe(100);
  });
});

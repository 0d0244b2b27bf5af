import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, minus, toMoney } from '../../lib/numbers/exact.ts';
import { anniversaryWithdrawal, growBalance, monthlyYield } from './_fgts-account.ts';

describe('the yield of a month', () => {
  // A statement of the FGTS shows the coefficient to six decimals: 0.002466.
  it('is the twelfth root of 1.03 without TR', () => {
    expect(toMoney(monthlyYield(exact(1_000_000), 0))).toBe(2466.27);
  });

  it('compounds to 3 % in twelve months, but for the cents of each rounding', () => {
    const { balance, yields } = growBalance(exact(10_000_000), exact(0), 12, 0);
    expect(Math.abs(toMoney(balance) - 10_300_000)).toBeLessThanOrEqual(0.06);
    expect(toMoney(minus(balance, yields))).toBe(10_000_000);
  });

  it('multiplies the TR into it', () => {
    // 1.0024662698 × 1.001 − 1 = 0.0034687360
    expect(toMoney(monthlyYield(exact(1_000_000), 0.1))).toBe(3468.74);
  });

  it('comes before the deposit of the month', () => {
    expect(toMoney(growBalance(exact(0), exact(240), 1, 0).balance)).toBe(240);
    // 240.00 earn 0.59.
    expect(toMoney(growBalance(exact(0), exact(240), 2, 0).balance)).toBe(480.59);
  });
});

describe('the yearly withdrawal', () => {
  // Lei 8.036/1990, Anexo (Lei 13.932/2019): the bands meet, so that no cent more of balance takes less.
  it.each([
    [500, 50, 250],
    [500.01, 40, 250],
    [1000, 40, 450],
    [1000.01, 30, 450],
    [5000, 30, 1650],
    [5000.01, 20, 1650],
    [10_000, 20, 2650],
    [10_000.01, 15, 2650],
    [15_000, 15, 3400],
    [15_000.01, 10, 3400],
    [20_000, 10, 3900],
    [20_000.01, 5, 3900],
    [100_000, 5, 7900],
  ])('of %d: %i percent, in all %d', (balance, rate, amount) => {
    const withdrawal = anniversaryWithdrawal(exact(balance));
    expect(withdrawal.bracket.aliquota).toBe(rate);
    expect(toMoney(withdrawal.amount)).toBe(amount);
  });

  // The cases of the program CalculosTrabalhistasTributarios (mayconwisley).
  it.each([
    [400, 200],
    [500, 250],
    [800, 370],
    [3000, 1050],
    [8000, 2250],
    [12_000, 2950],
    [18_000, 3700],
    [30_000, 4400],
  ])('of %d is %d, as in another program', (balance, amount) => {
    expect(toMoney(anniversaryWithdrawal(exact(balance)).amount)).toBe(amount);
  });

  it('is never above the balance', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (cents) => {
        expect(toMoney(anniversaryWithdrawal(exact(cents / 100)).amount)).toBeLessThanOrEqual(cents / 100);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { inDoubles } from './_arithmetic.ts';
import { partsOfPercent, roundedRate } from './_rates.ts';

describe('partsOfPercent', () => {
  // 1 % of a cent is a hundredth of it, 1.5 % fifteen thousandths, and a number that is written with an exponent has no end.
  it.each([
    [0, 100],
    [12, 100],
    [1.5, 1000],
    [10.25, 10_000],
    [0.000_001, 1e8],
    [1e-7, undefined],
    [1.5e-7, undefined],
  ])('of %d are %d', (percent, parts) => {
    expect(partsOfPercent(percent)).toBe(parts);
  });
});

describe('roundedRate', () => {
  const rateOf = (taxa: number, periodoTaxa: 'mensal' | 'anual', conversaoTaxa: 'efetiva' | 'nominal') =>
    roundedRate(inDoubles({ relative: 2 ** -50 }), { taxa, periodoTaxa, conversaoTaxa });

  it('is of parts of a cent where it ends: a month, and a twelfth of a year', () => {
    expect(rateOf(1.5, 'mensal', 'efetiva')).toEqual({ value: 0.015, parts: 1000 });
    expect(rateOf(1.5, 'mensal', 'nominal')).toEqual({ value: 0.015, parts: 1000 });
    expect(rateOf(6, 'anual', 'nominal')).toEqual({ value: 0.005, parts: 1200 });
  });

  it('is of none where it has no end', () => {
    expect(rateOf(6, 'anual', 'efetiva')).toEqual({ value: expect.closeTo(0.00486755, 8), parts: undefined });
    expect(rateOf(1e-7, 'mensal', 'efetiva')).toEqual({ value: 1e-7 / 100, parts: undefined });
    expect(rateOf(1e-7, 'anual', 'nominal')).toEqual({ value: 1e-7 / 1200, parts: undefined });
  });
});

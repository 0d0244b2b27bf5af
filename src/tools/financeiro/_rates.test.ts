import { describe, expect, it } from 'vitest';
import { toNumber } from '../../lib/numbers/rational.ts';
import { monthlyRate } from './_rates.ts';

describe('monthlyRate', () => {
  const rateOf = (taxa: number, periodoTaxa: 'mensal' | 'anual', conversaoTaxa: 'efetiva' | 'nominal') =>
    toNumber(monthlyRate({ taxa, periodoTaxa, conversaoTaxa }));

  it('a monthly rate is a hundredth of its percentage, however it is converted', () => {
    expect(rateOf(1.5, 'mensal', 'efetiva')).toBe(0.015);
    expect(rateOf(1.5, 'mensal', 'nominal')).toBe(0.015);
    expect(rateOf(1e-7, 'mensal', 'efetiva')).toBe(1e-9);
  });

  it('a nominal yearly rate is divided by 12, an effective one is its twelfth root', () => {
    expect(rateOf(6, 'anual', 'nominal')).toBe(0.005);
    expect(rateOf(6, 'anual', 'efetiva')).toBeCloseTo(0.00486755, 8);
  });
});

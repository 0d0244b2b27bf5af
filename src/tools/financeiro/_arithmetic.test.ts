import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arithmetic, computedBy, type DoubleError, exactly, inDoubles } from './_arithmetic.ts';

const balanceOf = <N>(a: Arithmetic<N>, start: number, rate: number, months: number): N => {
  const growth = a.plus(a.of(1), a.over(a.of(rate), a.of(100)));
  let balance = a.amount(start);
  for (let k = 0; k < months; k++) balance = a.kept(a.times(balance, growth));
  return balance;
};

describe('computedBy', () => {
  it('gives what fractions give, whichever arithmetic it was', () => {
    const starts = fc.integer({ min: 1, max: 10 ** 13 }).map((cents) => cents / 100);
    const rates = fc.integer({ min: 1, max: 100_000 }).map((rate) => rate / 10_000);
    fc.assert(
      fc.property(starts, rates, fc.integer({ min: 1, max: 120 }), (start, rate, months) => {
        const rule = <N>(a: Arithmetic<N>) => a.toMoney(balanceOf(a, start, rate, months));
        expect(computedBy({ relative: (months + 4) * 2 ** -50 }, rule)).toBe(rule(exactly));
      }),
    );
  });

  it('computes in fractions where a double is too close to a half cent', () => {
    const used: string[] = [];
    const rule = <N>(a: Arithmetic<N>) => {
      used.push(a === (exactly as unknown) ? 'fractions' : 'doubles');
      return a.toMoney(a.times(a.amount(100.5), a.of(0.01)));
    };
    expect(computedBy({ relative: 2 ** -50 }, rule)).toBe(1.01);
    expect(used).toEqual(['doubles', 'fractions']);
  });

  it('computes in doubles alone where none is', () => {
    const used: string[] = [];
    const rule = <N>(a: Arithmetic<N>) => {
      used.push(a === (exactly as unknown) ? 'fractions' : 'doubles');
      return a.toMoney(a.over(a.amount(-10), a.of(3)));
    };
    expect(computedBy({ relative: 2 ** -50 }, rule)).toBe(-3.33);
    expect(used).toEqual(['doubles']);
  });

  it('asks fractions which of two amounts is less where doubles cannot tell', () => {
    const isLess = <N>(a: Arithmetic<N>) => a.isBelow(a.plus(a.of(0.1), a.of(0.2)), a.of(0.3));
    expect(computedBy({ relative: 2 ** -50 }, isLess)).toBe(false);
    const isMore = <N>(a: Arithmetic<N>) => a.isBelow(a.of(0.3), a.plus(a.of(0.1), a.of(0.2)));
    expect(isMore(inDoubles({ relative: 0 }))).toBe(true);
    expect(computedBy({ relative: 2 ** -50 }, isMore)).toBe(false);
  });

  /** Which arithmetics a rule was run in. */
  const usedBy = (error: DoubleError, rule: <N>(a: Arithmetic<N>) => unknown) => {
    const used: string[] = [];
    computedBy(error, (a) => {
      used.push(a === (exactly as unknown) ? 'fractions' : 'doubles');
      return rule(a);
    });
    return used.at(-1);
  };
  const rounding = { relative: 2 ** -50 };

  it('asks fractions for a figure of more than 15 digits, unless it has no error', () => {
    // Of a quadrillion less than a hundredth.
    const fine = { relative: 2 ** -60 };
    const figure =
      (value: number) =>
      <N>(a: Arithmetic<N>) =>
        a.toDecimal(a.of(value), 2);
    expect(usedBy(fine, figure(1e13 - 1))).toBe('doubles');
    expect(usedBy(fine, figure(1e13))).toBe('fractions');
    expect(usedBy(fine, figure(-1e13))).toBe('fractions');
    expect(usedBy({ relative: 0 }, figure(1e13))).toBe('doubles');
    const inTens = <N>(a: Arithmetic<N>) => a.toDecimal(a.of(1e14), 0);
    expect(usedBy(fine, inTens)).toBe('doubles');
  });

  it('asks fractions for a figure that is as close to a half as its error, which its scale multiplies', () => {
    const figure =
      (scale?: number) =>
      <N>(a: Arithmetic<N>) =>
        a.toDecimal(a.of(1.2335), 2, scale === undefined ? undefined : a.of(scale));
    // 123.35 hundredths are 0.15 from a half; the error is a hundred times 0.001 or 0.002.
    expect(usedBy({ relative: 0, absolute: 0.001 }, figure())).toBe('doubles');
    expect(usedBy({ relative: 0, absolute: 0.002 }, figure())).toBe('fractions');
    expect(usedBy({ relative: 0, absolute: 0.001 }, figure(-2))).toBe('fractions');
    expect(usedBy({ relative: 0, absolute: 0.002 }, figure(0))).toBe('doubles');
  });

  it('compares whole cents, and what has no error, in doubles', () => {
    const isBelow =
      (one: number, other: number) =>
      <N>(a: Arithmetic<N>) =>
        a.isBelow(a.of(one), a.of(other));
    expect(usedBy(rounding, isBelow(3, 3))).toBe('doubles');
    expect(usedBy(rounding, isBelow(3, 0.1 * 3 * 10))).toBe('fractions');
    expect(usedBy(rounding, isBelow(0.5, 0.5))).toBe('fractions');
    expect(usedBy(rounding, isBelow(0.5, 0.6))).toBe('doubles');
    expect(usedBy({ relative: 0 }, isBelow(0.5, 0.5))).toBe('doubles');
    expect(usedBy({ relative: 0, absolute: 0.25 }, isBelow(0.5, 0.75))).toBe('fractions');
    expect(usedBy({ relative: 0, absolute: 0.25 }, isBelow(0.5, 0.8))).toBe('doubles');
  });

  it('passes on what a rule throws', () => {
    const refuse = () => {
      throw new RangeError('no');
    };
    expect(() => computedBy({ relative: 0 }, refuse)).toThrow(RangeError);
  });
});

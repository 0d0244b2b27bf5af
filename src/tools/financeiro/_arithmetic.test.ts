import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arithmetic, computedBy, exactly, inDoubles } from './_arithmetic.ts';

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

  it('passes on what a rule throws', () => {
    const refuse = () => {
      throw new RangeError('no');
    };
    expect(() => computedBy({ relative: 0 }, refuse)).toThrow(RangeError);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketAmounts, bracketOf, bracketTax, partsByBracket } from './brackets.ts';
import { compare, exact, minus, sum, toMoney, zero } from '../lib/numbers/exact.ts';

const bands = [
  { ate: 100, aliquota: 10 },
  { ate: 300, aliquota: 20 },
];
const scale = [
  { ate: 100, aliquota: 0, parcelaDeduzir: 0 },
  { ate: null, aliquota: 10, parcelaDeduzir: 10 },
];
const parts = (from: number, to: number) => partsByBracket(bands, exact(from), exact(to)).map(toMoney);

describe('bands of a contribution', () => {
  it.each([
    [0, 50, [50, 0]],
    [0, 100, [100, 0]],
    [0, 100.01, [100, 0.01]],
    [0, 300, [100, 200]],
    [80, 150, [20, 50]],
    [100, 150, [0, 50]],
    [150, 150, [0, 0]],
  ])('from %d to %d hold their parts of it', (from, to, expected) => {
    expect(parts(from, to)).toEqual(expected);
  });

  it('hold together all that lies within them', () => {
    const amount = fc.integer({ min: 0, max: 30_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [from, to] = [exact(Math.min(a, b)), exact(Math.max(a, b))];
        expect(compare(sum(...partsByBracket(bands, from, to)), minus(to, from))).toBe(0);
      }),
    );
  });

  it('each pay their rate', () => {
    expect(toMoney(sum(...bracketAmounts(bands, partsByBracket(bands, zero, exact(300)))))).toBe(50);
  });
});

describe('bands of a tax', () => {
  it('a limit belongs to its band; above all is the last one', () => {
    expect(bracketOf(scale, exact(100))).toBe(scale[0]);
    expect(bracketOf(scale, exact(100.01))).toBe(scale[1]);
    expect(bracketOf(bands, exact(1000))).toBe(bands[1]);
  });

  it('tax what is above the amount to deduct, and nothing below it', () => {
    const [, last] = scale as [(typeof scale)[0], (typeof scale)[0]];
    expect(toMoney(bracketTax(last, exact(250)))).toBe(15);
    expect(bracketTax(last, exact(50))).toBe(zero);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silent } from '#test/support/told.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  recordGiven,
  greatest,
  least,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  power,
  root,
  roundTo,
  roundedDown,
  roundedUp,
  share,
  step,
  sum,
  times,
  toDecimal,
  toFigure,
  toMoney,
  toPercent,
  zero,
} from './exact.ts';
import { recordedBy, withoutRecording } from './recording.ts';
import { add, divide, fromDecimal, multiply, type Rational, rational, subtract } from './rational.ts';

const reduced = ({ numerator, denominator }: Exact): Rational => rational(numerator, denominator);
const decimals = fc
  .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));

describe('exact', () => {
  it('is the decimal that a number is written as, however many decimals it has', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        expect(reduced(exact(value))).toEqual(reduced(fromDecimal(value)));
      }),
    );
    expect(reduced(exact(0.1))).toEqual({ numerator: 1n, denominator: 10n });
    expect(reduced(exact(0.133145))).toEqual(rational(133_145n, 1_000_000n));
    // Seventeen digits: its product with a million is a whole number, and another one.
    expect(reduced(exact(8_680_108_860.53))).toEqual(rational(868_010_886_053n, 100n));
  });

  it('adds, subtracts, multiplies and divides as reduced fractions do', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const [x, y] = [exact(a), exact(b)];
        const [p, q] = [fromDecimal(a), fromDecimal(b)];
        expect(reduced(plus(x, y))).toEqual(add(p, q));
        expect(reduced(minus(x, y))).toEqual(subtract(p, q));
        expect(reduced(times(x, y))).toEqual(multiply(p, q));
        if (b !== 0) expect(reduced(over(x, y))).toEqual(divide(p, q));
        expect(compare(x, y)).toBe(Math.sign(a - b));
      }),
    );
  });

  it('adds up decimals in as many digits as the longest of them has', () => {
    const fine = roundTo(over(exact(1), exact(3)), 50);
    const mixed = Array.from({ length: 600 }, (_, k) => (k % 3 === 0 ? amount(0.01) : fine));
    for (const added of [sum(...mixed), sum(...mixed.toReversed())]) {
      expect(added.denominator).toBe(10n ** 50n);
      expect(added.numerator).toBe(2n * 10n ** 50n + 400n * fine.numerator);
    }
  });

  it('keeps its denominator positive', () => {
    expect(over(exact(1), exact(-3)).denominator > 0n).toBe(true);
    expect(toMoney(over(exact(1), exact(-3)))).toBe(-0.33);
  });

  it('sums a third three times to the whole', () => {
    const third = share(exact(100), 1, 3);
    expect(compare(sum(third, third, third), exact(100))).toBe(0);
    expect(toMoney(percentOf(share(exact(1000), 20, 30), 7.5))).toBe(50);
  });
});

describe('rounding', () => {
  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [-1.005, -1.01],
    [0.004, 0],
    [0.005, 0.01],
    [-0.004, 0],
    [1_000_000_000.005, 1_000_000_000.01],
  ])('%d to the cent is %d: half away from zero, and never -0', (value, cents) => {
    expect(Object.is(toMoney(exact(value)), cents)).toBe(true);
    expect(toMoney(roundTo(exact(value)))).toBe(cents);
  });

  it('up goes to the next cent, and leaves whole cents alone', () => {
    expect(toMoney(roundedUp(exact(1.001), 2))).toBe(1.01);
    expect(toMoney(roundedUp(exact(1.01), 2))).toBe(1.01);
    expect(toMoney(roundedUp(share(exact(1), 1, 3), 0))).toBe(1);
  });

  it('to decimals and percent; a percentage of nothing is 0', () => {
    expect(toDecimal(share(exact(2), 1, 3), 4)).toBe(0.6667);
    expect(toPercent(exact(1), exact(3))).toBe(33.33);
    expect(toPercent(exact(1), zero)).toBe(0);
  });
});

describe('a figure', () => {
  it('has as many decimals as were asked for, or 15 digits where these would be more', () => {
    expect(toFigure(share(exact(2), 1, 3), 2)).toBe(0.67);
    // 10^13 is the first with two decimals more than 15 digits.
    expect(toFigure(exact(9_999_999_999_999.994), 2)).toBe(9_999_999_999_999.99);
    expect(toFigure(over(exact(1e15), exact(7)), 2)).toBe(142_857_142_857_143);
    expect(toFigure(over(exact(-1e15), exact(7)), 2)).toBe(-142_857_142_857_143);
    expect(toFigure(over(exact(1e13), exact(3)), 2)).toBe(3_333_333_333_333.33);
    expect(toFigure(over(exact(4e13), exact(3)), 2)).toBe(13_333_333_333_333.3);
    expect(toFigure(exact(1e300), 2)).toBe(1e300);
  });

  it('is the nearest decimal where its cents are beyond the whole numbers of a double', () => {
    expect(toMoney(exact(90_071_992_547_409.91))).toBe(90_071_992_547_409.91);
    expect(toMoney(times(exact(123_456_789), exact(1_000_000_007)))).toBe(123_456_789_864_197_520);
  });

  it('cut to the cent never rises', () => {
    expect(toMoney(roundedDown(exact(1.019)))).toBe(1.01);
    expect(toMoney(roundedDown(exact(1.01)))).toBe(1.01);
    expect(toMoney(roundedDown(share(exact(2), 1, 3)))).toBe(0.66);
  });

  it('of an amount is in hundredths', () => {
    expect(amount(0.29)).toEqual({ numerator: 29n, denominator: 100n });
    expect(amount(-1.1)).toEqual({ numerator: -110n, denominator: 100n });
    expect(amount(3)).toEqual({ numerator: 300n, denominator: 100n });
  });

  it('that is given, a step or a root is itself while nobody listens', () => {
    expect(recordGiven(7.5, 'aliquota')).toBe(7.5);
    const value = exact(3);
    expect(step(value, 'passo', 'Passo', 'Step')).toBe(value);
    expect(root(1.5, 'taxa', () => expect.fail('nobody listens'))).toEqual(exact(1.5));
  });
});

describe('an explanation that listens', () => {
  type Call = readonly [what: string, ...parts: unknown[]];

  /** Records the calls that a rule makes to the recorder, in order, with numbers in place of fractions. */
  function toldBy(rule: () => unknown): Call[] {
    const calls: Call[] = [];
    const of = ({ numerator, denominator }: Exact) => Number(numerator) / Number(denominator);
    const tell = <Result>(result: Result, ...call: Call): Result => {
      calls.push(call);
      return result;
    };
    recordedBy(
      {
        value: () => undefined,
        named: (result, value, name, source) => tell(result, 'named', value, name, source),
        computed: (result, operator, a, b) => tell(result, operator, of(a), of(b), of(result)),
        rounded: (result, value, rounding) => tell(result, rounding, of(value), of(result)),
        root: (value, residual) => tell(value, 'root', of(value), of(residual)),
        step: (result, id, pt, en, source) => tell(result, 'step', id, pt, en, source),
        shown: (value, exactly, rounding) => tell(value, 'shown', value, of(exactly), rounding),
        table: () => undefined,
      },
      rule,
    );
    return calls;
  }

  const [a, b] = [exact(7), exact(2)];

  it.each<[string, () => unknown, readonly Call[]]>([
    ['a number', () => exact(7.5, 'taxa', 'Lei'), [['named', 7.5, 'taxa', 'Lei']]],
    ['an amount', () => amount(7.5, 'preco', 'Lei'), [['named', 7.5, 'preco', 'Lei']]],
    ['a sum', () => plus(a, b), [['+', 7, 2, 9]]],
    ['a difference', () => minus(a, b), [['-', 7, 2, 5]]],
    ['a product', () => times(a, b), [['*', 7, 2, 14]]],
    ['a quotient', () => over(a, b), [['/', 7, 2, 3.5]]],
    ['a power', () => power(a, b), [['potencia', 7, 2, 49]]],
    ['the least', () => least(a, b), [['menor', 7, 2, 2]]],
    ['the greatest', () => greatest(a, b), [['maior', 7, 2, 7]]],
    ['what is not negative', () => notNegative(a), [['maior', 7, 0, 7]]],
    [
      'a share',
      () => share(a, 3, 2),
      [
        ['named', 3, undefined, undefined],
        ['*', 7, 3, 21],
        ['named', 2, undefined, undefined],
        ['/', 21, 2, 10.5],
      ],
    ],
    ['the whole', () => share(a, 1, 1), []],
    [
      'a percentage',
      () => percentOf(a, 50, 'taxa', 'Lei'),
      [
        ['named', 50, 'taxa', 'Lei'],
        ['*', 7, 50, 350],
        ['named', 100, undefined, undefined],
        ['/', 350, 100, 3.5],
      ],
    ],
    ['cents', () => roundTo(share(a, 1, 1)), [['centavo', 7, 7]]],
    ['four decimals', () => roundTo(a, 4), [['4 casas', 7, 7]]],
    [
      'cents cut',
      () => roundedDown(exact(1.019)),
      [
        ['named', 1.019, undefined, undefined],
        ['centavo-abaixo', 1.019, 1.01],
      ],
    ],
    [
      'a whole number rounded up, as cents of a hundredth',
      () => roundedUp(b, 0),
      [
        ['*', 2, 0.01, 0.02],
        ['centavo-acima', 0.02, 0.02],
        ['/', 0.02, 0.01, 2],
      ],
    ],
    ['an amount shown', () => toMoney(a), [['shown', 7, 7, 'centavo']]],
    ['a decimal shown', () => toDecimal(a, 3), [['shown', 7, 7, '3 casas']]],
    ['a figure shown', () => toFigure(a, 3), [['shown', 7, 7, '3 casas']]],
    [
      'a large figure shown',
      () => toFigure({ numerator: 10n ** 14n, denominator: 1n }, 2),
      [['shown', 1e14, 1e14, 'nenhum']],
    ],
    [
      'figures around fifteen digits shown',
      () => [
        toFigure({ numerator: 999_999_999_999_999n, denominator: 100n }, 2),
        toFigure({ numerator: -(10n ** 13n), denominator: 1n }, 2),
        toFigure({ numerator: 10n ** 15n, denominator: 1n }, 0),
      ],
      [
        ['shown', 9_999_999_999_999.99, 9_999_999_999_999.99, '2 casas'],
        ['shown', -1e13, -1e13, 'nenhum'],
        ['shown', 1e15, 1e15, 'nenhum'],
      ],
    ],
    [
      'a number given',
      () => recordGiven(7.5, 'taxa', 'Lei'),
      [
        ['named', 7.5, 'taxa', 'Lei'],
        ['shown', 7.5, 7.5, 'nenhum'],
      ],
    ],
    [
      'a root, with what it leaves of its equation',
      () => root(2, 'taxa', (found) => minus(found, b)),
      [
        ['named', 2, 'taxa', undefined],
        ['-', 2, 2, 0],
        ['root', 2, 0],
      ],
    ],
    ['a step', () => step(a, 'id', 'Passo', 'Step', 'Lei'), [['step', 'id', 'Passo', 'Step', 'Lei']]],
  ])('hears of %s', (_, rule, calls) => {
    expect(toldBy(rule)).toEqual(calls);
  });

  it('gives the value that it knows in place of a number that it was shown', () => {
    const known = { numerator: 1n, denominator: 3n };
    const listener = { ...silent, value: () => known };
    for (const make of [exact, amount]) expect(recordedBy(listener, () => make(0.33))).toBe(known);
  });

  it('does not hear a search by trial, and listens again after it, also after a failure', () => {
    const told = toldBy(() => {
      withoutRecording(() => plus(a, b));
      expect(() =>
        withoutRecording(() => {
          throw new Error('none');
        }),
      ).toThrow('none');
      times(a, b);
    });
    expect(told).toEqual([['*', 7, 2, 14]]);
  });
});

describe('bounds', () => {
  it('least, greatest and not negative', () => {
    const [a, b] = [exact(1.1), exact(1.2)];
    expect(least(a, b)).toBe(a);
    expect(greatest(a, b)).toBe(b);
    expect(notNegative(minus(a, b))).toBe(zero);
    expect(notNegative(b)).toBe(b);
  });
});

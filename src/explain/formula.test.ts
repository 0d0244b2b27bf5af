import { describe, expect, it } from 'vitest';
import { fromDecimal, toNumber } from '../lib/numbers/rational.ts';
import { evaluate } from './formula.ts';

const values = new Map([
  ['a', fromDecimal(7)],
  ['b', fromDecimal(0.5)],
  ['c2', fromDecimal(-3)],
]);
const valueOf = (formula: string) => toNumber(evaluate(formula, values));

describe('a formula', () => {
  it.each([
    ['1.25', 1.25],
    ['a', 7],
    ['a + b * 2', 8],
    ['(a + b) * 2', 15],
    ['a - b - 1', 5.5],
    ['a / b / 2', 7],
    ['-a + 1', -6],
    ['a * -c2', 21],
    ['  a-b ', 6.5],
    ['menor(a, b, c2)', -3],
    ['menor(c2, a, b)', -3],
    ['maior(c2, a, b)', 7],
    ['potencia(a, 2)', 49],
    ['se(a > b, 1, 2)', 1],
    ['se(b > a, 1, 2)', 2],
    ['se(a - 7, 1, 2)', 2],
    ['menor(a + 1, 2 * (b + 1))', 3],
  ])('%s is %d', (formula, value) => {
    expect(valueOf(formula)).toBe(value);
  });

  it.each([
    ['<', [1, 0, 0]],
    ['<=', [1, 1, 0]],
    ['>', [0, 0, 1]],
    ['>=', [0, 1, 1]],
    ['==', [0, 1, 0]],
    ['!=', [1, 0, 1]],
  ])('compares by %s: less, equal, greater', (operator, expected) => {
    expect(['6', '7', '8'].map((left) => valueOf(`${left} ${operator} a`))).toEqual(expected);
  });

  it.each([
    '',
    'a b',
    'a +',
    '+ a',
    '(a',
    'a)',
    '(a, b)',
    'a == b == 1',
    '2a',
    'a % b',
    'menor(a',
    'menor(,a)',
    'a toString b',
    'a constructor b',
    '1.',
  ])('is refused where it is malformed: "%s"', (formula) => {
    expect(() => evaluate(formula, values)).toThrow(new SyntaxError(`cannot read the formula "${formula}"`));
  });

  it('names what has no value, and a function that lacks an argument', () => {
    expect(() => evaluate('a + x', values)).toThrow(
      new SyntaxError('the formula "a + x" has no value for "x"'),
    );
    expect(() => evaluate('raiz(a)', values)).toThrow('has no value for "raiz"');
    expect(() => evaluate('toString(a)', values)).toThrow('has no value for "toString"');
    expect(() => evaluate('se(a, b)', values)).not.toThrow();
    for (const formula of ['se(0, b)', 'potencia(a)'])
      expect(() => evaluate(formula, values)).toThrow('a function lacks an argument');
  });
});

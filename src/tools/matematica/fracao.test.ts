import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { fracao } from './fracao.ts';

const work = (input: Record<string, unknown>) => callTool(fracao, input);
const simple = (fraction1: string) => work({ operation: 'simplify', fraction1 }).result;

describe('notation', () => {
  it.each([
    ['3', '3', '3', '3'],
    ['-0', '0', '0', '0'],
    ['3/4', '3/4', '3/4', '0.75'],
    ['-3/4', '-3/4', '-3/4', '-0.75'],
    ['3/-4', '-3/4', '-3/4', '-0.75'],
    ['-3/-4', '3/4', '3/4', '0.75'],
    ['6/8', '3/4', '3/4', '0.75'],
    ['1 3/4', '7/4', '1 3/4', '1.75'],
    ['-1 1/2', '-3/2', '-1 1/2', '-1.5'],
    ['-0 1/2', '-1/2', '-1/2', '-0.5'],
    ['1 5/3', '8/3', '2 2/3', '2.(6)'],
    ['0.75', '3/4', '3/4', '0.75'],
    ['0.1(6)', '1/6', '1/6', '0.1(6)'],
    ['0.(3)', '1/3', '1/3', '0.(3)'],
    ['0.(9)', '1', '1', '1'],
    ['-1.(142857)', '-8/7', '-1 1/7', '-1.(142857)'],
    ['12.3(0)', '123/10', '12 3/10', '12.3'],
    ['999999999999/1', '999999999999', '999999999999', '999999999999'],
  ])('%s is %s, %s, %s', (written, text, mixed, decimalText) => {
    expect(simple(written)).toMatchObject({ text, mixed, decimalText });
  });

  it.each([
    'meio',
    '',
    ' 1/2',
    '1 / 2',
    '1/2/3',
    '+1/2',
    '1 -1/2',
    '1 1/-2',
    '.5',
    '1.',
    '0.()',
    '0.(3)1',
    '1,5',
    '1e3',
  ])('%j is no fraction', (fraction1) => {
    expect(refusal(fracao, { operation: 'simplify', fraction1 })).toMatchObject({
      status: 400,
      fields: ['fraction1'],
    });
  });

  it.each(['1234567890123', '1/1234567890123', '1.234567890123', '0.(123456789012)', '0'.repeat(41)])(
    '%s has a number of more than 12 digits',
    (fraction1) => {
      expect(refusal(fracao, { operation: 'simplify', fraction1 }).status).toBe(400);
    },
  );

  it('inverts: the decimal of a fraction reads as that fraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }), (top, bottom) => {
        const { text, decimalText, mixed } = simple(`${top}/${bottom}`);
        expect(simple(mixed).text).toBe(text);
        if (decimalText.replace(/\D/g, '').length <= 12) expect(simple(decimalText).text).toBe(text);
      }),
    );
  });
});

describe('decimalText', () => {
  // Known periods: 1/7 has 6 digits, 1/17 has 16, 1/97 has 96; 7 is before the period of 1/14 once.
  it.each([
    ['1/7', '0.(142857)'],
    ['1/14', '0.0(714285)'],
    ['1/17', '0.(0588235294117647)'],
    ['1/1024', '0.0009765625'],
    ['-22/7', '-3.(142857)'],
    ['1/999999999999', '0.(000000000001)'],
  ])('%s is %s', (fraction, text) => {
    expect(simple(fraction).decimalText).toBe(text);
  });

  it('has at most 100 decimals, then an ellipsis', () => {
    expect(simple('1/97').decimalText).toMatch(/^0\.\(\d{96}\)$/);
    expect(simple('1/109').decimalText).toMatch(/^0\.\d{100}…$/);
    // A period of 96 after 2 and after 10 decimals.
    expect(simple('1/388').decimalText).toMatch(/^0\.\d\d\(\d{96}\)$/);
    expect(simple('1/99328').decimalText).toMatch(/^0\.\d{100}…$/);
  });
});

describe('operations', () => {
  it.each<[Record<string, unknown>, string, string[]]>([
    [
      { operation: 'add', fraction1: '1/2', fraction2: '1/2' },
      '1',
      ['mmc(2, 2) = 2', '1/2 + 1/2 = 2/2', '= 1'],
    ],
    [
      { operation: 'add', fraction1: '1/2', fraction2: '-1/3' },
      '1/6',
      ['mmc(2, 3) = 6', '3/6 + (-2/6) = 1/6', '= 1/6'],
    ],
    [
      { operation: 'subtract', fraction1: '1/4', fraction2: '5/6' },
      '-7/12',
      ['mmc(4, 6) = 12', '3/12 - 10/12 = -7/12', '= -7/12'],
    ],
    [
      { operation: 'multiply', fraction1: '-2/3', fraction2: '3/4' },
      '-1/2',
      ['((-2) · 3)/(3 · 4) = -6/12', '= -1/2'],
    ],
    [
      { operation: 'divide', fraction1: '1/2', fraction2: '3/4' },
      '2/3',
      ['1/2 ÷ 3/4 = 1/2 · 4/3', '(1 · 4)/(2 · 3) = 4/6', '= 2/3'],
    ],
    [
      { operation: 'divide', fraction1: '1/2', fraction2: '-3' },
      '-1/6',
      ['1/2 ÷ (-3) = 1/2 · (-1/3)', '(1 · (-1))/(2 · 3) = -1/6', '= -1/6'],
    ],
    [{ operation: 'power', fraction1: '2/3', exponent: 3 }, '8/27', ['(2/3)^3 = 2^3/3^3', '= 8/27']],
    [
      { operation: 'power', fraction1: '-2/3', exponent: -3 },
      '-27/8',
      ['(-2/3)^-3 = (-3/2)^3', '(-3/2)^3 = (-3)^3/2^3', '= -27/8'],
    ],
    [{ operation: 'power', fraction1: '5', exponent: 0 }, '1', ['(5)^0 = 5^0/1^0', '= 1']],
    [{ operation: 'simplify', fraction1: '6/8' }, '3/4', ['mdc(6, 8) = 2', '(6 ÷ 2)/(8 ÷ 2) = 3/4', '= 3/4']],
    [
      { operation: 'simplify', fraction1: '0.75' },
      '3/4',
      ['mdc(75, 100) = 25', '(75 ÷ 25)/(100 ÷ 25) = 3/4', '= 3/4'],
    ],
  ])('%j is %s', (input, text, steps) => {
    expect(work(input)).toMatchObject({ result: { text }, steps });
  });

  it.each([
    ['1/2', '1/3', 'maior', '1/6', ['mmc(2, 3) = 6', '3/6 > 2/6', '1/2 > 1/3']],
    ['-1/2', '1/3', 'menor', '-5/6', ['mmc(2, 3) = 6', '-3/6 < 2/6', '-1/2 < 1/3']],
    ['2/4', '0.5', 'igual', '0', ['mmc(2, 2) = 2', '1/2 = 1/2', '1/2 = 1/2']],
  ])('compares %s with %s: %s', (fraction1, fraction2, comparison, text, steps) => {
    const answer = work({ operation: 'compare', fraction1, fraction2 });
    expect(answer).toMatchObject({ comparison, result: { text }, steps });
    expect(Object.keys(answer)).toEqual([
      'operation',
      'fraction1',
      'fraction2',
      'result',
      'comparison',
      'steps',
    ]);
  });

  it('undo one another', () => {
    const fraction = fc
      .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 9999 }))
      .map(([top, bottom]) => `${top}/${bottom}`);
    const calc = (operation: string, fraction1: string, fraction2: string) =>
      work({ operation, fraction1, fraction2 }).result.text;
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const text = simple(a).text;
        expect(calc('subtract', calc('add', a, b), b)).toBe(text);
        if (!b.startsWith('0/')) expect(calc('divide', calc('multiply', a, b), b)).toBe(text);
        expect(calc('add', a, b)).toBe(calc('add', b, a));
      }),
    );
  });
});

describe('refusals', () => {
  it.each([
    [{ operation: 'add', fraction1: '1/2' }, 400, 'fraction2'],
    [{ operation: 'power', fraction1: '1/2' }, 400, 'exponent'],
    [{ operation: 'power', fraction1: '1/2', exponent: 21 }, 400, 'exponent'],
    [{ operation: 'root', fraction1: '1/2' }, 400, 'operation'],
    [{ operation: 'add', fraction1: '1/0', fraction2: '1/2' }, 422, 'fraction1'],
    [{ operation: 'add', fraction1: '1/2', fraction2: '1 1/0' }, 422, 'fraction2'],
    [{ operation: 'divide', fraction1: '1/2', fraction2: '0/5' }, 422, 'fraction2'],
    [{ operation: 'power', fraction1: '0', exponent: 0 }, 422, 'exponent'],
    [{ operation: 'power', fraction1: '0', exponent: -1 }, 422, 'exponent'],
    [{ operation: 'power', fraction1: '999999999999', exponent: 2 }, 422, 'exponent'],
    [{ operation: 'multiply', fraction1: '999999999999', fraction2: '999999999999' }, 422, 'fraction2'],
    [{ operation: 'simplify', fraction1: '999999999999 1/999999999998' }, 422, 'fraction1'],
  ])('%j: %i %s', (input, status, field) => {
    expect(refusal(fracao, input)).toMatchObject({ status, fields: [field] });
  });

  it('0 to a positive power is 0, and 2⁵³ − 1 is the largest number', () => {
    expect(work({ operation: 'power', fraction1: '0', exponent: 3 }).result.text).toBe('0');
    const { numerator } = work({ operation: 'add', fraction1: '1', fraction2: '1' }).result;
    expect(numerator).toBe(2);
    // 2⁵³ − 1 = 6361 · 69431 · 20394401.
    expect(
      work({ operation: 'multiply', fraction1: '441650591', fraction2: '20394401' }).result.numerator,
    ).toBe(Number.MAX_SAFE_INTEGER);
  });
});

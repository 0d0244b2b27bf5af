import { describe, expect, it } from 'vitest';
import { readNumber, writeNumber } from './numbers.ts';

describe('a number that is typed', () => {
  it.each([
    ['', true, 'pt', undefined],
    ['  ', true, 'pt', undefined],
    ['R$', true, 'pt', undefined],
    ['6000', true, 'pt', 6000],
    [' R$ 6.000,50 ', true, 'pt', 6000.5],
    ['6.000', true, 'pt', 6000],
    ['6.000', false, 'pt', 6],
    ['6.000', true, 'en', 6],
    ['6,000', true, 'en', 6000],
    ['6,000', true, 'pt', 6],
    ['6,000', false, 'en', 6],
    ['1.234.567', true, 'pt', 1234567],
    ['1,234,567', true, 'en', 1234567],
    ['1234.567', true, 'pt', 1234.567],
    ['1.2345', true, 'pt', 1.2345],
    ['.500', true, 'pt', 0.5],
    ['6.000,50', false, 'en', 6000.5],
    ['6,000.50', false, 'pt', 6000.5],
    ['1.000.000,5', true, 'pt', 1000000.5],
    ['−5,5', true, 'pt', -5.5],
    ['–5', true, 'pt', -5],
    ['-1.000', true, 'pt', -1000],
    ['-1,000', true, 'en', -1000],
    ['5−', true, 'pt', '5−'],
    ['1 000', true, 'pt', 1000],
    ['5.', true, 'pt', 5],
    [',5', true, 'pt', 0.5],
    [',5.5', false, 'en', 5.5],
    ['.5,5', false, 'en', 5.5],
    ['1234,567', true, 'en', 1234.567],
    ['1,2345', true, 'en', 1.2345],
    ['5−5', true, 'pt', '5−5'],
    ['.', true, 'pt', '.'],
    ['5R$', true, 'pt', '5R$'],
    [' 1e3 ', true, 'pt', '1e3'],
    ['0x10', true, 'pt', '0x10'],
    ['Infinity', true, 'pt', 'Infinity'],
    ['1,2,3', true, 'pt', '1,2,3'],
    ['x1', true, 'pt', 'x1'],
    ['1x', true, 'pt', '1x'],
    ['9'.repeat(400), false, 'pt', '9'.repeat(400)],
  ] as const)('%j (money: %s, %s) is %j', (typed, isMoney, language, value) => {
    expect(readNumber(typed, isMoney, language)).toBe(value);
  });

  it.each([
    [1234.5, true, 'pt', '1.234,50'],
    [1234.5, true, 'en', '1,234.50'],
    [1234.5, false, 'pt', '1234,5'],
    [1234.5, false, 'en', '1234.5'],
    [1, false, 'pt', '1'],
    [0.123456789, true, 'pt', '0,12345679'],
    [0.1234567891234, false, 'pt', '0,1234567891234'],
    [1e-20, false, 'en', '0.00000000000000000001'],
  ] as const)('%d (money: %s, %s) is written %s', (value, isMoney, language, written) => {
    expect(writeNumber(value, isMoney, language)).toBe(written);
  });
});

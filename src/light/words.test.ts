import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { numeroPorExtenso } from '../tools/texto/numero-por-extenso.ts';
import { moneyToWords, numberToWords, ordinalToWords } from './words.ts';

const textOf = (value: string, options: object) =>
  (callTool(numeroPorExtenso, { value, ...options }) as { text: string }).text;

describe('numbers and amounts', () => {
  it('each entry gives the words of the tool', () => {
    const whole = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });
    const written = fc.oneof(
      whole.map(String),
      fc.tuple(whole, fc.stringMatching(/^\d{1,6}$/)).map(([number, decimals]) => `${number}.${decimals}`),
    );
    const gender = fc.constantFrom('masculino', 'feminino');
    const decimalStyle = fc.constantFrom('virgula', 'inteiros');
    fc.assert(
      fc.property(written, gender, decimalStyle, (value, gender, decimalStyle) => {
        expect(numberToWords(value, { gender, decimalStyle })).toBe(textOf(value, { gender, decimalStyle }));
        const [, decimals = ''] = value.split('.');
        const amount = decimals.length > 2 ? null : textOf(value, { currency: true });
        expect(moneyToWords(value)).toBe(amount);
      }),
      { numRuns: sized(50, 20_000) },
    );
  });

  it('may be numbers and bigints, as far as one number is meant', () => {
    expect(numberToWords(-7)).toBe('menos sete');
    expect(numberToWords(10n ** 17n)).toBe('cem quatrilhões');
    expect(numberToWords(2 ** 53 - 1)).toContain('nove quatrilhões');
    for (const none of [
      2 ** 53,
      1e21,
      1e-7,
      Number.NaN,
      Infinity,
      '',
      '1.234,56',
      '1.2.3',
      null,
      {},
      Symbol.iterator,
    ])
      expect(numberToWords(none as never)).toBeNull();
    expect(() => numberToWords(1, { gender: 'neutro' as never })).toThrow(TypeError);
    expect(() => numberToWords(1, { decimalStyle: 'x' as never })).toThrow(TypeError);
  });
});

// The words are those of the Vocabulário Ortográfico and of Cunha and Cintra, Nova gramática, numerals.
describe('ordinals', () => {
  it.each([
    [1, 'primeiro'],
    [10, 'décimo'],
    [11, 'décimo primeiro'],
    [29, 'vigésimo nono'],
    [45, 'quadragésimo quinto'],
    [50, 'quinquagésimo'],
    [60, 'sexagésimo'],
    [70, 'septuagésimo'],
    [83, 'octogésimo terceiro'],
    [90, 'nonagésimo'],
    [100, 'centésimo'],
    [222, 'ducentésimo vigésimo segundo'],
    [345, 'tricentésimo quadragésimo quinto'],
    [400, 'quadringentésimo'],
    [500, 'quingentésimo'],
    [600, 'seiscentésimo'],
    [700, 'septingentésimo'],
    [800, 'octingentésimo'],
    [900, 'noningentésimo'],
    [1000, 'milésimo'],
    [1999, 'milésimo noningentésimo nonagésimo nono'],
  ])('%d is %s', (value, text) => {
    expect(ordinalToWords(value)).toBe(text);
    expect(ordinalToWords(value, { gender: 'feminino' })).toBe(text.replace(/o\b/g, 'a'));
  });

  it('the numbers go from 1 to 1999', () => {
    for (const none of [0, -1, 2000, 1.5, '1.0', 'x', null]) expect(ordinalToWords(none as never)).toBeNull();
  });
});

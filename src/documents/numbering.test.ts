import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMask, isRepeated, mod11, weightedSum } from './check-digits.ts';
import { cpfWeights } from './weights.ts';
import { mod11Pair, mod11Single, type Numbering, numberReader, numberWriter } from './numbering.ts';

const weight = fc.integer({ min: 0, max: 11 });

/** Weights of the digits, weights of the digits and the first check digit, and a base of as many digits. */
const numbered = fc
  .integer({ min: 1, max: 12 })
  .chain((length) =>
    fc.tuple(
      fc.array(weight, { minLength: length, maxLength: length }),
      fc.array(weight, { minLength: length + 1, maxLength: length + 1 }),
      fc.integer({ min: 0, max: 10 ** length - 1 }),
    ),
  );

describe('a number with its check digits', () => {
  it('is written as its digits one by one would be', () => {
    fc.assert(
      fc.property(numbered, ([weights, secondWeights, base]) => {
        const digits = String(base).padStart(weights.length, '0');
        const first = digits + mod11(digits, weights);
        const whole = first + mod11(first, secondWeights);
        const numbering = mod11Pair([weights, secondWeights]);
        const write = numberWriter('0'.repeat(weights.length + 2), numbering);
        expect(write(base)).toBe(whole);
        expect(numberReader(numbering)(whole)).toBe(isRepeated(whole) ? -1 : base % 100);
      }),
    );
  });

  it('stands in its mask, wherever the punctuation is', () => {
    const masks = fc
      .array(fc.constantFrom('0', '0.', '0-', '0 ', '0./'), { minLength: 3, maxLength: 13 })
      .map((places) => places.join(''));
    fc.assert(
      fc.property(masks, fc.nat(), (mask, drawn) => {
        const length = mask.replace(/[^0]/g, '').length - 1;
        const base = drawn % 10 ** length;
        const numbering = mod11Single(Array.from({ length }, (_, i) => i + 2).map((one) => one % 10));
        const bare = numberWriter('0'.repeat(length + 1), numbering);
        expect(numberWriter(mask, numbering)(base)).toBe(applyMask(bare(base), mask));
      }),
    );
  });

  it('has no other check digits', () => {
    const numbering = mod11Pair(cpfWeights);
    // Source of the number: the example of the Receita Federal's rule, 111.444.777-35.
    const fitting = Array.from({ length: 100 }, (_, i) => `111444777${String(i).padStart(2, '0')}`);
    expect(fitting.filter((number) => numberReader(numbering)(number) >= 0)).toEqual(['11144477735']);
  });

  it('has letters in its base alone', () => {
    // A counts 17, by its code in ASCII less 48.
    const numbering: Numbering = { weights: [[1, 1]], check: (sum) => sum % 10 };
    const read = numberReader(numbering, true);
    expect([read('123'), read('A18'), read('1a8'), read('Zz4')]).toEqual([12, 171, 27, 462]);
    // The neighbours of the letters in ASCII.
    for (const text of ['12C', '124', '1@7', '1[4', '1`9', '1{4']) expect(read(text)).toBe(-1);
    expect(numberReader(numbering)('A18')).toBe(-1);
  });

  it('gives a rule the sums and the last two digits', () => {
    const seen: number[][] = [];
    const numbering: Numbering = {
      weights: [
        [1, 2, 3],
        [11, 0, 5],
      ],
      check: (...given) => (seen.push(given), 70),
    };
    expect(numberWriter('000-00', numbering)(459)).toBe('459-70');
    expect(numberReader(numbering)('45970')).toBe(59);
    expect(numberReader(numbering)('45980')).toBe(-1);
    const sums = [weightedSum('459', [1, 2, 3]), weightedSum('459', [11, 0, 5]), 59];
    expect(seen).toEqual([sums, sums, sums]);
  });

  describe('read from a text', () => {
    const read = numberReader(mod11Pair(cpfWeights));

    it.each(['11144477735', '111.444.777-35', ' 1/1.1-4 447 7735.'])('is one: %s', (text) => {
      expect(read(text)).toBe(77);
    });

    it.each([
      '',
      '1114447773',
      '111444777350',
      '111.444.777-3',
      '111,444,777-35',
      '１１１.444.777-35',
      '-.-',
      '00000000000',
    ])('is refused: %s', (text) => expect(read(text)).toBe(-1));

    it.each([...'0123456789'].map((digit) => digit.repeat(11)))(
      'is refused where it is one digit over and over: %s',
      (text) => {
        expect(read(text)).toBe(-1);
        expect(read(`-${text}`)).toBe(-1);
      },
    );
  });
});

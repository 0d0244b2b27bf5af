import { isValidCnh } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { CNH } from 'validation-br/cnh';
import { refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { cnh } from './cnh.ts';

describeDocument(cnh, {
  variants: [{}],
  // A change keeps the first digit only where its sum swaps the remainders 0 and 10. The second digit then stays
  // too where its own sum does the same, or in the 9th position, whose change by one the decrement undoes: at most
  // (2/11 × 1/9)² + 1/11 × 2/99 of the changes.
  flips: { share: 0.997 },
});

describe('cnh', () => {
  it('takes 2 off the second digit when the first remainder is 10', () => {
    // 9 × 9 + 8 × 8 + … + 1 × 1 = 285 leaves 10; 9 × 1 + 8 × 2 + … + 1 × 9 = 165 leaves 0; 0 − 2 is 9 modulo 11.
    expect(accepts(cnh, '98765432109')).toBe(true);
    expect(reasonOf(cnh, '98765432100')).toBe('check-digit');
  });

  it('agrees with validation-br, which reckons the second digit over ten digits without any decrement', () => {
    for (const value of samplesOf(cnh, [{}], (answer) => answer['cnh'] as string, sized(300, 3_000))) {
      expect(CNH.checksum(value.slice(0, 9)) === value.slice(9)).toBe(accepts(cnh, value));
    }
  });

  it('agrees with @brazilian-utils, since version 2.4 right about the decrement', () => {
    expect(isValidCnh('98765432100')).toBe(false);
    for (const value of samplesOf(cnh, [{}], (answer) => answer['cnh'] as string, sized(300, 3_000))) {
      expect(isValidCnh(value)).toBe(accepts(cnh, value));
    }
  });

  it('generates numbers of every branch: a decrement, a first and a second digit that is 10', () => {
    const values = [...samplesOf(cnh, [{}], (answer) => answer['cnh'] as string, 1_000)];
    const sum = (value: string, weight: (i: number) => number) =>
      Array.from(value.slice(0, 9), (digit, i) => Number(digit) * weight(i)).reduce((a, b) => a + b) % 11;
    const firsts = values.map((value) => sum(value, (i) => 9 - i));
    expect(new Set(firsts).size).toBe(11);
    const decremented = values.filter((_, i) => firsts[i] === 10);
    expect(new Set(decremented.map((value) => sum(value, (i) => i + 1))).size).toBe(11);
  });

  it('refuses repeated digits first', () => {
    for (let digit = 0; digit <= 9; digit++) {
      expect(reasonOf(cnh, String(digit).repeat(11))).toBe('repeated-digits');
    }
  });

  it.each(['9876543210', '987654321090', '9876543210A'])('%s has not the shape', (value) => {
    expect(refusal(cnh, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});

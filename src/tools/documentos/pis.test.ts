import { isValidPis } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { PIS } from 'validation-br/pis-pasep';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { pis } from './pis.ts';

describeDocument(pis, {
  variants: [{}, { formatted: false }],
  // One digit, weights that 11 does not divide: a change passes only where it swaps the remainders 0 and 1, which
  // both give 0: at most 2/11 × 1/9 of the changes.
  flips: { share: 0.979 },
});

describe('pis', () => {
  it('agrees with two other programs', () => {
    for (const value of samplesOf(pis, [{ count: 3 }], (answer) => answer['pis'] as string[])) {
      const bare = value.replace(/[.-]/g, '');
      expect(isValidPis(value)).toBe(accepts(pis, value));
      expect(PIS.checksum(bare.slice(0, 10)) === bare[10]).toBe(accepts(pis, value));
    }
  });

  it('accepts any first digit, and the remainder 0', () => {
    // The worked example of the package validation-br.
    expect(callTool(pis, { action: 'validate', value: '26827649960' }).formatted).toBe('268.27649.96-0');
    expect(accepts(pis, '268.27649.96-1')).toBe(false);
    // 3 × 3 + 2 × 1 = 11.
    expect(accepts(pis, '31000000000')).toBe(true);
  });

  it('starts with 1 or 2, each about as often', () => {
    let ones = 0;
    for (let round = 0; round < 100; round++) {
      const drawn = callTool(pis, { count: 100, formatted: false, seed: `${round}` }).pis as string[];
      for (const one of drawn) {
        expect(one).toMatch(/^[12]\d{10}$/);
        if (one.startsWith('1')) ones++;
      }
    }
    // Expected in 10,000 draws: 5,000; the deviation is 50.
    expect(Math.abs(ones - 5_000)).toBeLessThan(300);
  });

  it('refuses repeated digits, then a wrong check digit', () => {
    expect(reasonOf(pis, '00000000000')).toBe('repeated-digits');
    expect(reasonOf(pis, '120.38619.49-5')).toBe('check-digit');
  });

  it.each(['1203861949', '120386194940', '1203861949A', '120,38619.49-4'])(
    '%s has not the shape',
    (value) => {
      expect(refusal(pis, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
    },
  );
});

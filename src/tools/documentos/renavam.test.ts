import { isValidRenavam } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { Renavam } from 'validation-br/renavam';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { renavam } from './renavam.ts';

describeDocument(renavam, {
  variants: [{}],
  // One digit, weights that 11 does not divide: a change passes only where it swaps the remainders 0 and 1, which
  // both give 0: at most 2/11 × 1/9 of the changes.
  flips: { share: 0.979 },
});

describe('renavam', () => {
  // The examples of the package validation-br.
  it.each([
    ['14283256656', true],
    ['95059845976', true],
    ['26827649960', true],
    ['67747331626', false],
  ])('judges %s: %s', (value, valid) => {
    expect(accepts(renavam, value)).toBe(valid);
  });

  it('agrees with two other programs', () => {
    for (const value of samplesOf(
      renavam,
      [{}],
      (answer) => answer['renavam'] as string,
      sized(300, 3_000),
    )) {
      expect(isValidRenavam(value)).toBe(accepts(renavam, value));
      expect(Renavam.checksum(value.slice(0, 10)) === value[10]).toBe(accepts(renavam, value));
    }
  });

  it('pads 9 and 10 digits with zeros', () => {
    expect(callTool(renavam, { action: 'validate', value: '3607626105' }).formatted).toBe('03607626105');
    expect(isValidRenavam('639884962')).toBe(true);
    for (const value of ['639884962', '0639884962', '0063988496-2']) {
      expect(callTool(renavam, { action: 'validate', value }).formatted).toBe('00639884962');
    }
  });

  it('refuses repeated digits of any length, then a wrong check digit', () => {
    for (const length of [9, 10, 11]) expect(reasonOf(renavam, '0'.repeat(length))).toBe('repeated-digits');
    expect(reasonOf(renavam, '111111111')).toBe('repeated-digits');
    expect(reasonOf(renavam, '12345678901')).toBe('check-digit');
  });

  it.each(['36076261', '036076261050', '0360762610X'])('%s has not the shape', (value) => {
    expect(refusal(renavam, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});

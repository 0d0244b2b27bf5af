import { isValidCei, isValidCno } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { cno } from './cno.ts';

describeDocument(cno, {
  variants: [{}, { formatted: false }],
  // Tens and units are added, so that a sum that grows by 9 and carries gives the same digit.
  flips: { share: 0.94 },
});

describe('cno', () => {
  it('agrees with the CNO and the CEI of @brazilian-utils', () => {
    for (const value of samplesOf(cno, [{ count: 5 }], (answer) => answer['cnos'] as string[])) {
      expect(isValidCno(value)).toBe(accepts(cno, value));
      expect(isValidCei(value)).toBe(accepts(cno, value));
    }
  });

  it('takes a CNO of the tests of glasswalk3r/brazilian-ids', () => {
    expect(accepts(cno, '35.238.66461/20')).toBe(true);
  });

  it('refuses repeated digits, then a wrong check digit', () => {
    expect(reasonOf(cno, '0'.repeat(12))).toBe('repeated-digits');
    expect(reasonOf(cno, '11.583.00249/84')).toBe('check-digit');
  });

  it.each(['11583002498', '1158300249855', '11583002498X'])('%s has not the shape', (value) => {
    expect(refusal(cno, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});

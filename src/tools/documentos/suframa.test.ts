import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf } from '#test/support/documents.ts';
import { suframa } from './suframa.ts';

describeDocument(suframa, {
  variants: [{}],
  // One digit, weights that 11 does not divide: a change passes only where it swaps the remainders 0 and 1, which both
  // give 0: at most 2/11 × 1/9 of the changes.
  flips: { share: 0.979 },
});

describe('suframa', () => {
  // The tests of erpbrasil.base; numbers that public documents of companies show: 20.0103.41-5 and 210140267.
  it.each([
    ['123456789', null],
    ['143456784', null],
    ['148456782', null],
    ['148451780', null],
    ['088451780', null],
    ['20.0103.41-5', null],
    ['210140267', null],
    ['123456788', 'check-digit'],
    ['423456780', 'check-digit'],
    ['008451788', 'prefix'],
    ['222222222', 'repeated-digits'],
  ])('%s: %s', (value, reason) => {
    if (reason === null) expect(accepts(suframa, value)).toBe(true);
    else expect(reasonOf(suframa, value)).toBe(reason);
  });

  it('says the parts of a number', () => {
    expect(callTool(suframa, { action: 'validate', value: '200103415' })).toEqual({
      valid: true,
      value: '200103415',
      formatted: '20.0103.41-5',
      sector: '20',
      sequence: '0103',
      place: '41',
    });
  });

  it.each(['12345678', '1234567890', '12345678X'])('%s has not the shape', (value) => {
    expect(refusal(suframa, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});

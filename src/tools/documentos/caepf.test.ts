import { isValidCaepf } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { CAEPF } from 'validation-br/caepf';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { caepf } from './caepf.ts';

describeDocument(caepf, {
  variants: [{}, { formatted: false }],
  // Each of the two digits mixes up the remainders 0 and 10: a change passes only where both do.
  flips: { share: 0.998 },
});

describe('caepf', () => {
  it('agrees with two other programs', () => {
    for (const value of samplesOf(caepf, [{ count: 5 }], (answer) => answer['caepfs'] as string[])) {
      const bare = value.replace(/\D/g, '');
      const isRight = accepts(caepf, value) || reasonOf(caepf, value) === 'serial';
      expect(isValidCaepf(value)).toBe(isRight);
      expect(CAEPF.checksum(bare.slice(0, 12)) === bare.slice(12)).toBe(isRight);
    }
  });

  it('names the holder’s CPF, whose check digits are its own', () => {
    // The worked example of validation-br and of @brazilian-utils.
    expect(callTool(caepf, { action: 'validate', value: '293.118.610/001-84' })).toMatchObject({
      cpf: '293.118.610-49',
      sequence: '001',
    });
  });

  it('counts activities from 001', () => {
    const drawn: string[] = callTool(caepf, { count: 100, formatted: false }).caepfs;
    expect(drawn.every((one) => Number(one.slice(9, 12)) > 0)).toBe(true);
    const none = `293118610000${CAEPF.checksum('293118610000')}`;
    expect(reasonOf(caepf, none)).toBe('serial');
  });

  it('refuses in this order: repeated digits, check digits, activity', () => {
    expect(reasonOf(caepf, '0'.repeat(14))).toBe('repeated-digits');
    expect(reasonOf(caepf, '29311861000000')).toBe('check-digit');
    // The check digit without the 12 that is added.
    expect(reasonOf(caepf, '293.118.610/001-72')).toBe('check-digit');
  });

  it.each(['2931186100018', '293118610001844', '2931186100018A'])('%s has not the shape', (value) => {
    expect(refusal(caepf, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
  });
});

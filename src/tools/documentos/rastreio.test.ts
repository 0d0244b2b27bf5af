import { describe, expect, it } from 'vitest';
import { PostalTrackCode } from 'validation-br/postal-track-code';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { rastreio } from './rastreio.ts';

describeDocument(rastreio, {
  variants: [{}],
  // One digit, weights that 11 does not divide: a change passes only where two remainders share a digit, which 5 and 0
  // have twice: at most 4/11 × 1/9 of the changes.
  flips: { share: 0.959 },
});

describe('rastreio', () => {
  // The worked examples of validation-br and of "S10 (UPU standard)" of Wikipedia (47312482 has the digit 9).
  it.each([
    ['JT194690698BR', true],
    ['jt 194 690 698 br', true],
    ['RB473124829GB', true],
    ['JT194690697BR', false],
  ])('judges %s: %s', (value, valid) => {
    expect(accepts(rastreio, value)).toBe(valid);
  });

  it('agrees with another program', () => {
    for (const value of samplesOf(
      rastreio,
      [{}],
      (answer) => (answer['codigos'] as string[])[0] as string,
      300,
    )) {
      const bare = value.replaceAll(' ', '');
      expect(PostalTrackCode.checksum(bare.slice(2, 10)) === bare[10]).toBe(accepts(rastreio, value));
    }
  });

  it('says the parts of a code', () => {
    expect(callTool(rastreio, { action: 'validate', value: 'JT194690698BR' })).toEqual({
      valid: true,
      value: 'JT194690698BR',
      formatted: 'JT 194 690 698 BR',
      service: 'JT',
      serial: '19469069',
      country: 'BR',
    });
    expect(reasonOf(rastreio, 'JT194690697BR')).toBe('check-digit');
  });

  it.each(['J1194690698BR', 'JT19469069BR', 'JT194690698B1'])('%s has not the shape', (value) => {
    expect(refusal(rastreio, { action: 'validate', value })).toMatchObject({
      status: 400,
      fields: ['value'],
    });
  });
});

import { isValidPassport } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { mrzCheckDigit } from '../../documents/passaporte.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { describeDocument } from '#test/support/documents.ts';
import { passaporte } from './passaporte.ts';

describeDocument(passaporte, { variants: [{}] });

describe('passaporte', () => {
  it.each([
    // The specimens of ICAO Doc 9303, parts 3 and 5: L898902C3 6 and D23145890 7.
    ['L898902C3', 6],
    ['D23145890', 7],
    // F 15 × 7 + Z 35 × 3 + 1 + 14 + 9 + 4 + 35 + 18 = 291.
    ['FZ123456', 1],
    ['<<<', 0],
  ])('%s is followed by %i in the machine-readable line', (number, digit) => {
    expect(mrzCheckDigit(number)).toBe(digit);
  });

  it('generates series from FA to FZ and from GA to GZ', () => {
    const series = new Set<string>();
    for (let round = 0; round < 20; round++) {
      for (const one of callTool(passaporte, { count: 100, seed: `${round}` }).passaportes as string[]) {
        expect(one).toMatch(/^[FG][A-Z]\d{6}$/);
        expect(isValidPassport(one)).toBe(true);
        series.add(one.slice(0, 2));
      }
    }
    expect(series.size).toBe(52);
  });

  it.each(['AA 000001', 'zz-999999', 'F.Z/123456'])('accepts %s: any series, even an old one', (value) => {
    expect(callTool(passaporte, { action: 'validate', value })).toMatchObject({
      valid: true,
      series: value.replace(/[^a-z]/gi, '').toUpperCase(),
      verifiable: false,
    });
  });

  it.each(['F1234567', 'FZ12345', 'FZ1234567', '12FZ3456', 'ÇZ123456', 'Fſ123456', 'FZ12345O'])(
    '%s has not the shape',
    (value) => {
      expect(refusal(passaporte, { action: 'validate', value })).toMatchObject({
        status: 400,
        fields: ['value'],
      });
    },
  );
});

import { describe, expect, it } from 'vitest';
import {
  ACCOUNTS,
  brField,
  crcOf,
  LOCATIONS,
  parseBrCode,
  parseBrFields,
  pixTemplate,
  sealBrCode,
} from './br-code.ts';

describe('fields', () => {
  it('have an id, a length of two digits and a value', () => {
    expect(brField('59', 'Fulano de Tal')).toBe('5913Fulano de Tal');
    expect(brField('01', '')).toBe('0100');
    expect(Object.fromEntries(parseBrFields('0002015802BR0100') ?? [])).toEqual({
      '00': '01',
      '58': 'BR',
      '01': '',
    });
    expect(parseBrFields('')?.size).toBe(0);
  });

  it('have lengths in characters, and an emoji is one character', () => {
    expect(Object.fromEntries(parseBrFields('0202😀😀0301x') ?? [])).toEqual({ '02': '😀😀', '03': 'x' });
  });

  it.each(['0', '00', '000', '0003ab', '0x01a', 'x001a', '001', '00-1', '0001a0', '0001a0001b', '0001ab'])(
    'are not what %s is made of',
    (text) => expect(parseBrFields(text)).toBeNull(),
  );
});

describe('a whole code', () => {
  // ISO/IEC 13239; reveng.sourceforge.io, catalogue of CRC algorithms, CRC-16/IBM-3740: the check value.
  it('has a CRC of four capital digits', () => {
    expect(crcOf('123456789')).toBe('29B1');
    expect(crcOf('')).toBe('FFFF');
  });

  it('begins with the format 01 and ends with its CRC, in capitals or not', () => {
    const code = sealBrCode('0002015802BR');
    expect([...(parseBrCode(code) ?? new Map()).keys()]).toEqual(['00', '58', '63']);
    expect(parseBrCode(code.toLowerCase())?.get('58')).toBe('br');
    for (const wrong of [
      '0002015802BR',
      `${code}0`,
      `${code.slice(0, -1)}g`,
      code.slice(0, -1),
      sealBrCode('0002025802BR'),
      sealBrCode('5802BR000201'),
    ])
      expect([wrong, parseBrCode(wrong)]).toEqual([wrong, null]);
  });
});

describe('the fields of the Pix', () => {
  const gui = '0014br.gov.bcb.pix';
  const under = (id: number, value: string, range: readonly [number, number]) =>
    pixTemplate(new Map([[String(id), value]]), range);

  // BCB, Manual do BR Code: of an account under 26 to 51, of a location under 80 to 99.
  it.each([
    [ACCOUNTS, [26, 27, 50, 51], [25, 52, 80]],
    [LOCATIONS, [80, 81, 98, 99], [79, 100, 26]],
  ] as const)('stand under the ids from %j', (range, inside, outside) => {
    for (const id of inside)
      expect(under(id, `${gui}0101x`, range)).toEqual(
        new Map([
          ['00', 'br.gov.bcb.pix'],
          ['01', 'x'],
        ]),
      );
    for (const id of outside) expect(under(id, `${gui}0101x`, range)).toBeNull();
  });

  it('are told by their identifier, in capitals or not, and may be broken', () => {
    expect(under(26, '0014BR.GOV.BCB.PIX0101x', ACCOUNTS)).toBeInstanceOf(Map);
    expect(under(26, gui, ACCOUNTS)).toBeInstanceOf(Map);
    expect(under(26, `${gui}01`, ACCOUNTS)).toBe('broken');
    expect(under(26, '0014br.gov.bcb.pux0101x', ACCOUNTS)).toBeNull();
    expect(under(26, `0101x${gui}`, ACCOUNTS)).toBeNull();
  });

  it('are those of the first id that has the identifier', () => {
    const both = new Map([
      ['26', '0003abc'],
      ['27', `${gui}0101a`],
      ['28', `${gui}0101b`],
    ]);
    expect((pixTemplate(both, ACCOUNTS) as Map<string, string>).get('01')).toBe('a');
  });
});

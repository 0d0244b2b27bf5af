import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { crc32 } from './crc32.ts';

const check = (text: string, more: Record<string, unknown> = {}) => callTool(crc32, { text, ...more }).crc32;

describe('dev-crc32', () => {
  it('has the check values of both variants', () => {
    // "Check" of CRC-32/ISO-HDLC and CRC-32/ISCSI in the catalogue of parametrised CRC algorithms.
    expect(check('123456789')).toBe('cbf43926');
    expect(check('123456789', { variant: 'crc32c' })).toBe('e3069283');
  });

  it.each([
    // RFC 3720 B.4, the CRC-32C of 32 bytes, there with the least significant byte first.
    ['00'.repeat(32), '8a9136aa'],
    ['ff'.repeat(32), '62a8ab43'],
    ['000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '46dd794e'],
  ])('crc32c of the bytes %s', (text, expected) => {
    expect(check(text, { variant: 'crc32c', inputEncoding: 'hex' })).toBe(expected);
  });

  it.each([
    // Python 3's zlib.crc32.
    ['The quick brown fox jumps over the lazy dog', '414fa339'],
    ['São Paulo', '93851e91'],
    ['a', 'e8b7be43'],
  ])('crc32 of %j', (text, expected) => {
    expect(check(text)).toBe(expected);
  });

  it('of nothing is zero, in eight digits', () => {
    expect(callTool(crc32, { text: '' })).toEqual({
      variant: 'crc32',
      crc32: '00000000',
      decimal: 0,
      signed: 0,
      bytes: 0,
    });
  });

  it('gives one number in three ways', () => {
    for (const text of ['a', 'b', 'cc', 'São Paulo', '123456789']) {
      const answer = callTool(crc32, { text });
      expect(Number.parseInt(answer.crc32, 16)).toBe(answer.decimal);
      expect(answer.signed).toBe(answer.decimal > 0x7fff_ffff ? answer.decimal - 2 ** 32 : answer.decimal);
    }
  });

  it('counts bytes, not characters', () => {
    expect(callTool(crc32, { text: 'ção' }).bytes).toBe(5);
    expect(callTool(crc32, { text: 'w6fDo28=', inputEncoding: 'base64' })).toMatchObject({
      crc32: check('ção'),
      bytes: 5,
    });
  });

  it.each([
    [{ text: '\udfff' }, 422, 'text'],
    [{ text: 'a b c', inputEncoding: 'hex' }, 422, 'text'],
    [{}, 400, 'text'],
    [{ text: 'x', variant: 'crc16' }, 400, 'variant'],
  ])('%j is refused: %i', (input, status, field) => {
    expect(refusal(crc32, input)).toEqual({ status, fields: [field] });
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { binary } from './binary.ts';

const encode = (text: string, base: number, separator = ' '): string =>
  callTool(binary, { text, base, separator }).result;
const decode = (text: string, base: number): string =>
  callTool(binary, { text, base, action: 'decode' }).result;

describe('dev-binary', () => {
  it.each([
    // `printf 'Olá' | od -An -t o1`, `-t u1`, `-t x1`.
    [8, '117 154 303 241'],
    [10, '79 108 195 161'],
    [16, '4f 6c c3 a1'],
  ])('writes the bytes of "Olá" in base %i', (base, expected) => {
    expect(encode('Olá', base)).toBe(expected);
    expect(decode(expected, base)).toBe('Olá');
  });

  it('pads to the width of the base, but not decimal', () => {
    expect([2, 8, 10, 16].map((base) => encode('\t', base))).toEqual(['00001001', '011', '9', '09']);
  });

  it('joins by the separator, of up to five characters', () => {
    expect(encode('ab', 16, '')).toBe('6162');
    expect(encode('ab', 16, ', 0x')).toBe('61, 0x62');
    expect(refusal(binary, { text: 'ab', separator: '123456' })).toEqual({
      status: 400,
      fields: ['separator'],
    });
  });

  it('cuts what is longer than the width into bytes, but not decimal', () => {
    expect(decode('0100111101101001', 2)).toBe('Oi');
    expect(decode('4f69 21', 16)).toBe('Oi!');
    expect(decode('117151', 8)).toBe('Oi');
    expect(decode('079 105', 10)).toBe('Oi');
    expect(refusal(binary, { text: '79105', base: 10, action: 'decode' })).toEqual({
      status: 422,
      fields: ['text'],
    });
  });

  it('takes groups apart at white space and , ; | _ -', () => {
    expect(decode('  4f,69;21|4F_69-21\n\t4f , ; 69 ', 16)).toBe('Oi!Oi!Oi');
    expect(callTool(binary, { text: ' - ', action: 'decode' })).toMatchObject({ result: '', bytes: 0 });
  });

  it('gives back every text in every base', () => {
    const separator = fc.constantFrom(' ', ', ', '-', '|', '\n');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(2, 8, 10, 16),
        separator,
        (text, base, separator) => {
          expect(decode(encode(text, base, separator), base)).toBe(text);
        },
      ),
    );
  });

  it.each([
    ['01001112', 2],
    ['01001', 2],
    ['01001111 0110', 2],
    ['8', 8],
    ['777', 8],
    ['256', 10],
    ['-1a', 10],
    ['4g', 16],
    ['4', 16],
    ['0x4f', 16],
    ['11111111', 2],
    ['c3', 16],
  ])('%j in base %i is no text: 422', (text, base) => {
    expect(refusal(binary, { text, base, action: 'decode' })).toEqual({ status: 422, fields: ['text'] });
  });

  it.each([
    [{ text: '\ud800' }, 422, 'text'],
    [{}, 400, 'text'],
    [{ text: 'a', base: 3 }, 400, 'base'],
    [{ text: 'a', base: '2' }, 400, 'base'],
  ])('%j is refused: %i', (input, status, field) => {
    expect(refusal(binary, input)).toEqual({ status, fields: [field] });
  });
});

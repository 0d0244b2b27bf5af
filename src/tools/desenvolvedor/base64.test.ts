import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { base64 } from './base64.ts';

const encode = (text: string, more: Record<string, unknown> = {}): string =>
  callTool(base64, { text, ...more }).result;
const decode = (text: string, more: Record<string, unknown> = {}): string =>
  callTool(base64, { text, action: 'decode', ...more }).result;

// RFC 4648 section 10.
const vectors = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
] as const;

describe('dev-base64', () => {
  it.each(vectors)('%j is %j', (text, encoded) => {
    expect(encode(text)).toBe(encoded);
    expect(decode(encoded)).toBe(text);
  });

  it.each(vectors)('%j without padding, when it is urlSafe or asked for', (text, encoded) => {
    const bare = encoded.replaceAll('=', '');
    expect(encode(text, { urlSafe: true })).toBe(bare);
    expect(encode(text, { padding: false })).toBe(bare);
    expect(encode(text, { urlSafe: true, padding: true })).toBe(encoded);
    expect(decode(bare)).toBe(text);
  });

  it('writes "-" and "_" in place of "+" and "/" only when urlSafe', () => {
    const bytes = { text: 'fbefbeffefff', inputEncoding: 'hex' };
    expect(callTool(base64, bytes)).toEqual({
      action: 'encode',
      result: '++++/+//',
      urlSafe: false,
      bytes: 6,
    });
    expect(callTool(base64, { ...bytes, urlSafe: true })).toMatchObject({
      result: '----_-__',
      urlSafe: true,
    });
  });

  it('reads both alphabets, mixed too, and passes over white space', () => {
    for (const text of ['++++/+//', '----_-__', '++--/-_/', ' ++++\r\n\t/+// ']) {
      expect(decode(text, { outputEncoding: 'hex' })).toBe('fbefbeffefff');
    }
  });

  it('encodes bytes that it reads from hexadecimal or Base64', () => {
    expect(encode('666F6F', { inputEncoding: 'hex' })).toBe('Zm9v');
    expect(encode('Zm9v', { inputEncoding: 'base64', urlSafe: true })).toBe('Zm9v');
  });

  it('decodes to hexadecimal what is not UTF-8', () => {
    expect(callTool(base64, { text: '/w==', action: 'decode', outputEncoding: 'hex' })).toEqual({
      action: 'decode',
      result: 'ff',
      bytes: 1,
    });
    expect(refusal(base64, { text: '/w==', action: 'decode' })).toEqual({ status: 422, fields: ['text'] });
  });

  it('keeps a byte order mark', () => {
    expect(decode(encode('\uFEFFa'))).toBe('\uFEFFa');
  });

  // RFC 2397, sections 2 and 4.
  it.each([
    ['data:text/plain;charset=utf-8;base64,T2zDoQ==', 'Olá', 'text/plain;charset=utf-8'],
    [' data:image/svg+xml;base64,PHN2Zy8%2B\n', '<svg/>', 'image/svg+xml'],
    ['data:,A%20brief%20note', 'A brief note', 'text/plain;charset=US-ASCII'],
    ['DATA:;charset=utf-8,Ol%C3%A1,%20é 100%', 'Olá, é 100%', 'text/plain;charset=utf-8'],
    ['data:;base64,', '', 'text/plain;charset=US-ASCII'],
  ])('decodes the URL %j', (text, result, mediaType) => {
    expect(callTool(base64, { text, action: 'decode' })).toMatchObject({ result, mediaType });
  });

  it('decodes a data: URL of other bytes to hexadecimal, and refuses one whose Base64 is wrong', () => {
    expect(
      callTool(base64, { text: 'data:image/gif,GIF%ff', action: 'decode', outputEncoding: 'hex' }),
    ).toEqual({
      action: 'decode',
      result: '474946ff',
      bytes: 4,
      mediaType: 'image/gif',
    });
    for (const text of ['data:;base64,a', 'data:;base64,ab%zz', 'data:image/png;base64']) {
      expect(refusal(base64, { text, action: 'decode' })).toEqual({ status: 422, fields: ['text'] });
    }
  });

  it('gives back every text: astral, combining, control characters', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, fc.boolean(), fc.boolean(), (text, urlSafe, padding) => {
        expect(decode(encode(text, { urlSafe, padding }))).toBe(text);
      }),
    );
  });

  it('gives back every sequence of bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
        const encoded = encode(hex, { inputEncoding: 'hex' });
        expect(encoded).toBe(btoa(String.fromCharCode(...bytes)));
        expect(decode(encoded, { outputEncoding: 'hex' })).toBe(hex);
      }),
    );
  });

  it.each(['a', 'abcde', 'ab=', 'abc==', 'abcd=', 'a=bc', '=', '====', 'ab*=', 'ç', 'ab==cd=='])(
    '%j is not Base64: 422',
    (text) => {
      expect(refusal(base64, { text, action: 'decode' })).toEqual({ status: 422, fields: ['text'] });
    },
  );

  it.each([
    [{ text: 'a\ud800' }, 422, 'text'],
    [{ text: 'xyz', inputEncoding: 'hex' }, 422, 'text'],
    [{}, 400, 'text'],
    [{ text: 'a', action: 'zip' }, 400, 'action'],
    [{ text: 'a', outputEncoding: 'base64' }, 400, 'outputEncoding'],
    [{ text: 'a', padding: 'yes' }, 400, 'padding'],
  ])('%j is refused: %i', (input, status, field) => {
    expect(refusal(base64, input)).toEqual({ status, fields: [field] });
  });
});

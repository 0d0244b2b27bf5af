import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { urlEncode } from './url-encode.ts';

const encode = (text: string, mode?: string): string =>
  callTool(urlEncode, { text, ...(mode && { mode }) }).result;
const decode = (text: string, mode?: string): string =>
  callTool(urlEncode, { text, action: 'decode', ...(mode && { mode }) }).result;

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

describe('dev-url-encode', () => {
  it('component: leaves the unreserved characters of RFC 3986 section 2.3, and no other', () => {
    for (const character of ASCII) {
      const kept = /[A-Za-z0-9\-._~]/.test(character);
      const code = character.charCodeAt(0).toString(16).toUpperCase();
      expect(encode(character)).toBe(kept ? character : `%${code}`);
    }
  });

  it('uri: leaves what has a meaning in an address', () => {
    expect(encode('https://a.br/ção?x=1&y=é#z', 'uri')).toBe('https://a.br/%C3%A7%C3%A3o?x=1&y=%C3%A9#z');
    expect(decode('https://a.br/%C3%A7%2Fb', 'uri')).toBe('https://a.br/ç%2Fb');
  });

  it('form: is what URLSearchParams of the WHATWG standard writes and reads', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(ASCII));
    fc.assert(
      fc.property(text, (text) => {
        const encoded = new URLSearchParams([['', text]]).toString().slice(1);
        expect(encode(text || 'a', 'form')).toBe(text === '' ? 'a' : encoded);
        expect(decode(encoded || 'a', 'form')).toBe(text === '' ? 'a' : text);
      }),
    );
  });

  it('form: a space is "+", and a plus is escaped', () => {
    expect(encode('a b+c~*', 'form')).toBe('a+b%2Bc%7E*');
    expect(decode('a+b%2Bc', 'form')).toBe('a b+c');
    expect(decode('a+b', 'component')).toBe('a+b');
  });

  // RFC 3986 section 2.1: upper and lower case digits are equivalent. ã is C3 A3 in UTF-8.
  it('takes percent sequences in any case', () => {
    expect(decode('%c3%A3')).toBe('ã');
  });

  it.each(['component', 'uri', 'form'])('%s: gives back every text', (mode) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decode(encode(`x${text}`, mode), mode)).toBe(`x${text}`);
      }),
    );
  });

  it('takes the empty string', () => {
    expect(callTool(urlEncode, { text: '' })).toEqual({ action: 'encode', mode: 'component', result: '' });
  });

  it.each(['100%', '%zz', '%C3', '%ff', '%ED%A0%80', 'a%2'])('%j cannot be decoded: 422', (text) => {
    for (const mode of ['component', 'uri', 'form']) {
      expect(refusal(urlEncode, { text, action: 'decode', mode })).toEqual({ status: 422, fields: ['text'] });
    }
  });

  it.each([
    [{ text: '\ud800' }, 422, 'text'],
    [{ text: '\udc00', action: 'decode' }, 422, 'text'],
    [{}, 400, 'text'],
    [{ text: 'a', mode: 'path' }, 400, 'mode'],
  ])('%j is refused: %i', (input, status, field) => {
    expect(refusal(urlEncode, input)).toEqual({ status, fields: [field] });
  });
});

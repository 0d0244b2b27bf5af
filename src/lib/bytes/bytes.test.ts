import { describe, expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8, fromBase64, fromHex, toBase64, toBase64Url, toHex } from './bytes.ts';
import { joinChunks } from './chunks.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('Base64', () => {
  // The test vectors of RFC 4648 section 10.
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('of %j is %j', (text, encoded) => {
    expect(toBase64(ascii(text))).toBe(encoded);
    expect(toBase64Url(ascii(text))).toBe(encoded.replace(/=/g, ''));
    for (const form of [encoded, encoded.replace(/=/g, ''), ` ${encoded}\n`]) {
      expect(fromBase64(form)).toEqual(ascii(text));
    }
  });

  it('has two letters that differ in a URL (RFC 4648 section 5), and both are read', () => {
    const bytes = Uint8Array.of(0xfb, 0xff, 0xbf);
    expect([toBase64(bytes), toBase64Url(bytes)]).toEqual(['+/+/', '-_-_']);
    for (const form of ['+/+/', '-_-_', '+_-/']) expect(fromBase64(form)).toEqual(bytes);
  });

  // Node's Buffer serves as an independent implementation.
  it('is that of Node, for every byte and for lengths beyond one piece', () => {
    for (const length of [256, 8191, 8192, 8193, 20_000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) & 255);
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(fromBase64(Buffer.from(bytes).toString('base64url'))).toEqual(bytes);
    }
  });

  it.each(['Z', 'Zg=', 'Zg===', 'Z===', '=', '==', 'Zm8==', 'Zm9v=', 'Zm9v==', 'Zg==Zg==', 'Zg!=', 'ç', '.'])(
    '%j is not',
    (text) => {
      expect(fromBase64(text)).toBeNull();
    },
  );
});

describe('hexadecimal', () => {
  it('has two digits a byte, in any case', () => {
    expect(toHex(Uint8Array.of(0, 9, 15, 16, 171, 255))).toBe('00090f10abff');
    expect(fromHex('00090F10 abFF\n')).toEqual(Uint8Array.of(0, 9, 15, 16, 171, 255));
    expect(fromHex('')).toEqual(new Uint8Array());
  });

  it('is read byte by byte, however many there are', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
    expect(fromHex(Buffer.from(bytes).toString('hex'))).toEqual(bytes);
  });

  it.each(['0', '000', '0g', 'g0', '0x00', '-1'])('%j is not', (text) => {
    expect(fromHex(text)).toBeNull();
  });
});

describe('UTF-8', () => {
  // RFC 3629 section 7 gives these bytes; the mark of the last one is kept.
  it.each([
    ['A\u2262\u0391.', '41e289a2ce912e'],
    ['日本語', 'e697a5e69cace8aa9e'],
    ['\ufeff\u{233b4}', 'efbbbff0a38eb4'],
  ])('%j is %s', (text, hex) => {
    expect(toHex(encodeUtf8(text) as Uint8Array)).toBe(hex);
    expect(decodeUtf8(fromHex(hex) as Uint8Array)).toBe(text);
  });

  it('has no half of a surrogate pair, and no other bytes than its own', () => {
    for (const text of ['\ud800', '\udc00', 'a\ud83d']) expect(encodeUtf8(text)).toBeNull();
    for (const hex of ['ff', 'c3', 'c080', 'eda080'])
      expect(decodeUtf8(fromHex(hex) as Uint8Array)).toBeNull();
  });
});

describe('chunks', () => {
  it('are joined in their order', () => {
    const chunks = ['ab', '', 'c', 'def'].map(ascii);
    expect(joinChunks(chunks, 6)).toEqual(ascii('abcdef'));
    expect(joinChunks([ascii('ab')], 2)).toEqual(ascii('ab'));
    expect(joinChunks([], 0)).toEqual(new Uint8Array());
    for (let count = 0; count <= chunks.length; count++) {
      const some = chunks.slice(0, count);
      expect(joinChunks(some)).toEqual(ascii(['', 'ab', 'ab', 'abc', 'abcdef'][count] as string));
    }
  });

  it('of one piece are that piece', () => {
    const chunk = ascii('ab');
    expect(joinChunks([chunk])).toBe(chunk);
  });
});

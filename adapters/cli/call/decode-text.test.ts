import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure, sameText } from '../usage.ts';
import { decodeText, type Encoding } from './decode-text.ts';

async function decode(bytes: Uint8Array | readonly number[], encoding: Encoding, size = 1_000) {
  async function* inPieces() {
    const all = Uint8Array.from(bytes);
    for (let i = 0; i < all.length; i += size) yield all.subarray(i, i + size);
  }
  let text = '';
  for await (const piece of decodeText(inPieces(), encoding)) text += piece;
  return text;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
/** ISO 8859-1 has the first 256 code points of Unicode as its bytes. */
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the text of a file', () => {
  it.each([1, 2, 3, 1_000])(
    'is read in pieces of %d bytes as in one, in the encoding that Excel chose',
    async (size) => {
      for (const text of ['', 'nome', 'a;São José;ç', 'ação', 'fim é'])
        for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), latin1(text)])
          expect(await decode(bytes, 'excel', size)).toBe(text);
      expect(await decode(utf8('x ☕ € 💰'), 'excel', size)).toBe('x ☕ € 💰');
    },
  );

  it('of any letters of Latin-1 is read whole, unless they make up a sign of UTF-8', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abc;ÁÃÇÉÍÓÕÚáãçéíóõú') });
    await fc.assert(
      fc.asyncProperty(letters, fc.integer({ min: 1, max: 5 }), async (text, size) => {
        expect(await decode(latin1(text), 'excel', size)).toBe(text);
        expect(await decode(utf8(text), 'excel', size)).toBe(text);
        expect(await decode(latin1(text), 'latin1', size)).toBe(text);
      }),
    );
  });

  // The page of Unicode's mapping table CP1252.TXT: 0x80 is U+20AC, 0x96 is U+2013.
  it('has the signs that Windows adds to Latin-1', async () => {
    expect(await decode([0x80, 0x20, 0x96], 'latin1')).toBe('€ –');
  });

  it('names the line that is not of its encoding, and the way to read it', async () => {
    const mixed = [...utf8('a\r\né\n'), 0xe9];
    await expect(decode(mixed, 'utf-8')).rejects.toThrow(
      new Failure(
        sameText('line 3: not UTF-8; save the file as CSV UTF-8, or add --excel-br or --encoding latin1'),
      ),
    );
    await expect(decode(mixed, 'excel')).rejects.toThrow('line 3: not UTF-8');
    expect(await decode(mixed, 'latin1')).toBe('a\r\nÃ©\né');
  });
});

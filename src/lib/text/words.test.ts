import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { removeAccents } from './accents.ts';
import { blocksOf, unixLines } from './lines.ts';
import { percentEncode } from './percent-encoding.ts';
import { WORD, wordsOf } from './words.ts';

describe('words', () => {
  // Compounds with a hyphen and elisions are one word (Acordo Ortográfico de 1990, bases XV to XVIII).
  it.each([
    ["guarda-chuva, d’água e copo d'água", ['guarda-chuva', 'd’água', 'e', 'copo', "d'água"]],
    ['custa 1.234,56 ou 3,5.', ['custa', '1.234,56', 'ou', '3,5']],
    ['fim.Começo', ['fim', 'Começo']],
    ['1,a 2.b', ['1', 'a', '2', 'b']],
    ['-a- b--c -', ['a', 'b', 'c']],
    ['a\u0301rea', ['a\u0301rea']],
    [
      'guarda\u2011chuva cora\u00adção ultra\u2060som',
      ['guarda\u2011chuva', 'cora\u00adção', 'ultra\u2060som'],
    ],
    // UAX #29, WB4: a mark belongs to what is before it.
    ['☀️ ⚠️ ✌️', []],
    ['amo ❤️ pizza', ['amo', 'pizza']],
    ['ℹ️ leia 1️⃣ e 2', ['leia', 'e', '2']],
    ['\u0301a-\u0301b', ['a', 'b']],
    ['…?!', []],
    // The ends of the first plane.
    ['\uffffa \u{10000}b', ['a', '\u{10000}b']],
    ['', []],
  ])('of %j are those that people see', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are what the expression matches', () => {
    const unit = fc.constantFrom(...'aé1½Ⅷ漢𝒜𝟗.,-‐\'’" \n\u0301\ufe0f\ud835\ud800');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        expect(wordsOf(text)).toEqual(text.match(WORD) ?? []);
      }),
      { numRuns: sized(100, 5000) },
    );
  });
});

describe('lines', () => {
  it('end in LF, whatever they ended in', () => {
    expect(unixLines('a\r\nb\rc\nd\r\r\ne\n\r')).toBe('a\nb\nc\nd\n\ne\n\n');
  });

  it('are in one block until a blank one', () => {
    expect(blocksOf('\na\nb\n\n \t\nc\n')).toEqual([['a', 'b'], ['c']]);
    expect(blocksOf(' \n')).toEqual([]);
  });
});

describe('accents', () => {
  it('are taken off, of composed letters and of others', () => {
    expect(removeAccents('ÀÉîõü çÑ a\u0301 ﬁ ø ß ªº')).toBe('AEiou cN a ﬁ ø ß ªº');
    // U+036F is the last mark of the block, U+0370 a letter after it.
    expect(removeAccents('a\u0300b\u036fc\u0370')).toBe('abc\u0370');
  });
});

describe('percent-encoding', () => {
  // RFC 3986: section 2.3 lists what is unreserved, section 2.2 what is reserved.
  it('leaves what is unreserved alone', () => {
    const unreserved = 'ABCXYZabcxyz0189-._~';
    expect(percentEncode(unreserved)).toBe(unreserved);
    expect(percentEncode(":/?#[]@!$&'()*+,;=")).toBe(
      '%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D',
    );
    expect(percentEncode('ã 😀%')).toBe('%C3%A3%20%F0%9F%98%80%25');
    expect(() => percentEncode('\ud800')).toThrow(URIError);
  });
});

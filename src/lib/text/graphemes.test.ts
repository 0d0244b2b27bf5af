import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { countsOfGraphemes, graphemes } from './graphemes.ts';
import { wordsOf } from './words.ts';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const bySegmenter = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe('graphemes', () => {
  // UAX #29, GB6 to GB8, with the types of HangulSyllableType.txt: the first and last of each range, and their neighbours.
  it.each([
    [
      'a leading consonant',
      0x1100,
      [0x115f, 0x1160, 0x11a7, 0xa960, 0xa97c, 0xd7b0, 0xd7c6, 0xac00, 0xd7a3],
      [0x11a8, 0xa95f, 0xa97d, 0xd7af, 0xd7c7, 0xd7a4],
    ],
    [
      'a vowel',
      0x1161,
      [0x1160, 0x11a8, 0x11ff, 0xd7cb, 0xd7fb, 0xd7b0],
      [0x1100, 0x1200, 0xd7ca, 0xd7fc, 0xac00],
    ],
    ['a trailing consonant', 0x11a8, [0x11ff, 0xd7cb, 0xd7fb], [0x1161, 0xd7c6, 0xd7ca, 0xd7fc]],
  ])('%s takes these jamo, and no others', (_, first, taken, left) => {
    const isOne = (next: number) => graphemes(String.fromCodePoint(first, next)).length === 1;
    expect(taken.filter((next) => !isOne(next))).toEqual([]);
    expect(left.filter(isOne)).toEqual([]);
  });

  it('are those of Intl.Segmenter, whatever meets', () => {
    // Letters, marks, jamo, conjuncts, joiners, flags, modifiers, keycaps, prepended signs, controls, lone surrogates.
    const unit = fc.constantFrom(
      ...[
        'a',
        'é',
        'Ж',
        '漢',
        '가',
        ' ',
        '\n',
        '\r',
        '\u0301',
        '\u0903',
        '\u1100',
        '\u1161',
        '\u11a8',
        'क',
        '\u094d',
      ],
      ...[
        '\u200d',
        '👨',
        '👩',
        '☎',
        '\ufe0f',
        '🇧',
        '🇷',
        '👍',
        '🏽',
        '1',
        '\u20e3',
        '\u0600',
        '\u00ad',
        '\u200b',
        '\ud800',
        '\udc00',
        'ক',
        '\u09cd',
        '\u11a9',
        '각',
        '\u{110bd}',
        '\u{e0041}',
        '\u2065',
        '\u0e33',
        '\u102b',
      ],
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        expect(graphemes(text)).toEqual(bySegmenter(text));
      }),
      { numRuns: sized(50, 2000) },
    );
  });

  it('are so in long stretches too, wherever they are cut', () => {
    const unit = fc.constantFrom('🇧', '🇷', '👨', '\u200d', '👍', '🏽', 'क', '\u094d', '\u0301');
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.string({ unit, minLength: 200, maxLength: 600 }), (shift, text) => {
        expect(graphemes('x'.repeat(shift) + text)).toEqual(bySegmenter('x'.repeat(shift) + text));
      }),
      { numRuns: 200 },
    );
  });

  it('are so of every character: twice, with marks, after what joins and before what is joined', () => {
    for (let code = 0; code < 0xe1000; code += sized(499, 1)) {
      // Nothing is assigned between these planes.
      if (code >= 0x34000 && code < 0xe0000) continue;
      // The segmenters of the runtimes disagree on the initial RA of Zanabazar Square.
      if (code === 0x11a3a) continue;
      const one = String.fromCodePoint(code);
      const text = `a${one}${one}\u0301${one}\u0903${one}\u200d${one}\u1100${one}\u11a8${one}क\u094d${one}\u094dक\u0600${one}🇧${one}☎\u200d${one}a`;
      if (graphemes(text).length !== bySegmenter(text).length) expect.fail(code.toString(16));
    }
  });

  it('are so of the first and the last character of what joins, and of their neighbours, in pairs', () => {
    // Controls, CR and LF, U+0600, joiners, the ends of a plane, jamo and syllables of Hangul, vowels of Kirat Rai, halves of flags.
    const edges = [
      ...[
        0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x5ff, 0x600, 0x601, 0x200c, 0x200d, 0x200e, 0xfffe, 0xffff,
        0x10000,
      ],
      ...[0x10ff, 0x1100, 0x115f, 0x1160, 0x11a7, 0x11a8, 0x11ff, 0x1200, 0xa95f, 0xa960, 0xa97c, 0xa97d],
      ...[
        0xabff, 0xac00, 0xac01, 0xac1b, 0xac1c, 0xac1d, 0xd7a3, 0xd7a4, 0xd7af, 0xd7b0, 0xd7c6, 0xd7c7,
        0xd7ca,
      ],
      ...[0xd7cb, 0xd7fb, 0xd7fc, 0x16d62, 0x16d63, 0x16d64, 0x16d66, 0x16d67, 0x16d68, 0x16d6a, 0x16d6b],
      ...[0x1f1e5, 0x1f1e6, 0x1f1e7, 0x1f1fe, 0x1f1ff, 0x1f200, 0x261d, 0x1f44d, 0x0915, 0x094d, 0x0301],
    ].map((code) => String.fromCodePoint(code));
    const between = [
      '',
      '\u0301',
      '\u0903',
      '\u200d',
      '\u200d\u0301',
      '\u0301\u200d',
      '\u094d',
      '\u094d\u0903',
      '\u200e',
    ];
    const wrong = edges.flatMap((first) =>
      between
        .map((middle) => edges.map((last) => `${first}${middle}${last}${last}.`).join(''))
        .filter((text) => graphemes(text).join('|') !== bySegmenter(text).join('|'))
        .map((text) => [...text].map((one) => one.codePointAt(0)?.toString(16)).join(' ')),
    );
    expect(wrong).toEqual([]);
  });

  // Which scripts have conjuncts differs between versions of Unicode.
  it('are so of conjuncts of each script, with the first marks of a block between their letters', () => {
    const scripts = [
      ...[
        [0x915, 0x94d],
        [0x958, 0x94d],
        [0x995, 0x9cd],
        [0xa95, 0xacd],
        [0xb15, 0xb4d],
        [0xc15, 0xc4d],
      ],
      ...[
        [0xd15, 0xd4d],
        [0x1000, 0x1039],
        [0x1780, 0x17d2],
        [0x1a20, 0x1a60],
        [0x1b0b, 0x1b44],
      ],
      ...[
        [0x1b83, 0x1bab],
        [0xa989, 0xa9c0],
        [0xaae0, 0xaaf6],
        [0x11103, 0x11133],
        [0x11900, 0x1193e],
      ],
    ].map(([letter, linker]) => [
      String.fromCodePoint(letter as number),
      String.fromCodePoint(linker as number),
    ]);
    const marks = ['', '\u0300', '\u0900', '\u093c', '\u200d', '\u200c', '\u0903', '\u1cd0', '\ufe00'];
    const texts = scripts.flatMap(([letter, linker]) =>
      marks.flatMap((mark) => [
        `${letter}${linker}${mark}${letter}a`,
        `${letter}${mark}${linker}${letter}a`,
        `${letter}${mark}${letter}a`,
        `क\u094d${mark}${letter}a`,
        `${letter}\u094d${mark}क${linker}कa`,
      ]),
    );
    expect(texts.filter((text) => graphemes(text).join('|') !== bySegmenter(text).join('|'))).toEqual([]);
    expect([graphemes(''), graphemes('x')]).toEqual([[], ['x']]);
  });

  it('of one character with thousands of marks is one', () => {
    expect(graphemes(`a${'\u0301'.repeat(50_000)}b`)).toHaveLength(2);
  });

  it('are counted in each word by itself, also where what stands before it holds it together', () => {
    const unit = fc.constantFrom(...'ação 1.-\n\u0301\u0600क\u094d\u200dℹ가\u1100\u11a8😀');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const words = wordsOf(text);
        expect(countsOfGraphemes(text, words)).toEqual(words.map((word) => bySegmenter(word).length));
      }),
      { numRuns: sized(50, 2000) },
    );
  });

  it('are counted apart where a joiner alone is between two words', () => {
    const text = 'क\u094d\u200d\u094dक';
    expect(graphemes(text)).toHaveLength(1);
    expect(countsOfGraphemes(text, wordsOf(text))).toEqual([1, 1]);
  });
});

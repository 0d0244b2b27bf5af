import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes, graphemes } from './graphemes.ts';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const bySegmenter = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe('graphemes', () => {
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
      ],
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        expect(graphemes(text)).toEqual(bySegmenter(text));
      }),
      { numRuns: 2000 },
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

  it('part any two characters that are passed over without the segmenter', () => {
    for (let code = 0x20; code < 0x20000; code++) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const character = String.fromCodePoint(code);
      // Four plain letters on each side make the run long enough to be passed over.
      const text = `aaaa${character}aaaa`;
      if (graphemes(text).length !== bySegmenter(text).length) expect.fail(code.toString(16));
    }
  });

  it('of one character with thousands of marks is one', () => {
    expect(graphemes(`a${'\u0301'.repeat(50_000)}b`)).toHaveLength(2);
  });

  it('are counted as they are found', () => {
    for (const text of ['', 'ação', '👨‍👩‍👧', 'a\u0301', '\r\n', 'a\u00adb']) {
      expect(countGraphemes(text)).toBe(bySegmenter(text).length);
    }
  });
});

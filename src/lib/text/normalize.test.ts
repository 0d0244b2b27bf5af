import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStreamSafe, normalize } from './normalize.ts';

// Unicode Standard Annex #15: figure 3 (canonical composites) and section 13 (the Stream-Safe Text Format).
const ACUTE = '\u0301';
const CGJ = '\u034f';

describe('normalize', () => {
  it('of a stream-safe text is what the platform gives', () => {
    expect(normalize('e\u0301', 'NFC')).toBe('\u00e9');
    expect(normalize('\u00e9', 'NFD')).toBe('e\u0301');
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter(isStreamSafe);
    fc.assert(
      fc.property(text, fc.constantFrom('NFC' as const, 'NFD' as const), (some, form) => {
        expect(normalize(some, form)).toBe(some.normalize(form));
      }),
    );
  });

  it('of any other text has no more than 30 marks in a row, but for the joiners between them', () => {
    const marks = normalize(`a${ACUTE.repeat(95)}`, 'NFD')
      .slice(1)
      .split(CGJ);
    expect(marks.map(({ length }) => length)).toEqual([30, 30, 30, 5]);
    expect(normalize(`a${ACUTE.repeat(30)}`, 'NFD')).toBe(`a${ACUTE.repeat(30)}`);
  });

  it('sorts marks only within a piece, so that their number costs no more than once', () => {
    // In canonical order all of U+0316 (class 220) stand before all of U+0301 (class 230).
    const mixed = normalize(`a${`${ACUTE}\u0316`.repeat(31)}`, 'NFD');
    expect(mixed).toBe(`a${[15, 15, 1].map((n) => '\u0316'.repeat(n) + ACUTE.repeat(n)).join(CGJ)}`);
  });
});

it.each([
  ['a'.repeat(100_000), true],
  [ACUTE.repeat(30), true],
  [ACUTE.repeat(31), false],
  [`${'é'.repeat(40)}${ACUTE.repeat(30)}b${ACUTE}`, true],
  [`á${'\u{1e944}'.repeat(31)}`, false],
])('%j has few enough marks in a row: %s', (text, isSafe) => {
  expect(isStreamSafe(text)).toBe(isSafe);
});

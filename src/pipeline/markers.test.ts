import { describe, expect, it } from 'vitest';
import { guardText, SENT_TWICE, TOO_LONG, TOO_MARKED } from './markers.ts';

const ACUTE = '\u0301';

describe('a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    [`a${ACUTE.repeat(30)}`, 31],
    ['é'.repeat(100), Infinity],
  ])('%j of at most %d is looked at', (text, max) => {
    expect(guardText(text, max, false)).toBe(text);
  });

  it('of more than its length is not, whatever is in it', () => {
    expect(guardText('abcd', 3, false)).toBe(TOO_LONG);
    expect(guardText('abcd', 3, true)).toBe(TOO_LONG);
    expect(guardText(ACUTE.repeat(40), 39, false)).toBe(TOO_LONG);
  });

  it('of more than 30 combining marks in a row is not, unless it is read as bytes', () => {
    const text = `a${ACUTE.repeat(31)}`;
    expect(guardText(text, 99, false)).toBe(TOO_MARKED);
    expect(guardText(text, 99, true)).toBe(text);
  });
});

it('no marker is taken for another, nor for a value', () => {
  expect(new Set([SENT_TWICE, TOO_LONG, TOO_MARKED]).size).toBe(3);
  for (const marker of [SENT_TWICE, TOO_LONG, TOO_MARKED]) expect(typeof marker).toBe('symbol');
});

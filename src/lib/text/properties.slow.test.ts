import { expect, it } from 'vitest';
import { CLOSER, DIGIT, LETTER, MARK, NUMBER, propertiesOf, SIGN, SPACE } from './properties.ts';

it.each([
  ['letters', LETTER, /\p{L}/u],
  ['marks', MARK, /\p{M}/u],
  ['numbers', NUMBER, /\p{N}/u],
  ['decimal digits', DIGIT, /\p{Nd}/u],
  ['punctuation and symbols', SIGN, /[\p{P}\p{S}]/u],
  ['closing marks', CLOSER, /[\p{Pe}\p{Pf}]/u],
  ['white space', SPACE, /\s/u],
])('%s are those of the regular expression', (_name, property, expression) => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    // Nothing is assigned between these planes.
    if (code === 0x34000) code = 0xe0000;
    const hasIt = (propertiesOf(code) & property) !== 0;
    if (hasIt !== expression.test(String.fromCodePoint(code))) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

it('the properties of the last character of a page are not those of the next', () => {
  expect([0xff, 0x100].map((code) => propertiesOf(code) & LETTER)).toEqual([LETTER, LETTER]);
  expect([0xd7ff, 0xd800, 0xdfff, 0xe000].map(propertiesOf)).toEqual([0, 0, 0, 0]);
  expect([0xffff, 0x10000, 0x10ffff].map((code) => propertiesOf(code) & LETTER)).toEqual([0, LETTER, 0]);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainOf } from './pasted.ts';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

/** Code points of Unicode by their properties: what nobody sees and what is no white space. */
const unseen = [
  ...between(0x200b, 0x200f),
  ...between(0x202a, 0x202e),
  ...between(0x2060, 0x2064),
  '\u00ad',
  '\ufeff',
];
const dashes = [...between(0x2010, 0x2015), '\u2212'];

it('characters that nobody sees are dropped wherever they stand', () => {
  // Default_Ignorable_Code_Point is the property of characters without a glyph, and Cf the category of formats.
  for (const one of unseen) expect(one).toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cf}/u);
  for (const one of unseen) expect(plainOf(`${one}1${one}${one}2${one}`)).toBe('12');
});

it('a space that does not break is a space, and every dash or minus sign a hyphen', () => {
  for (const one of '\u00a0\u2007\u202f') expect(plainOf(`1${one}2`)).toBe('1 2');
  for (const one of dashes) expect(plainOf(`1${one}2`)).toBe('1-2');
});

it('digits and letters of full width are those of their compatibility decomposition', () => {
  const wide = [...between(0xff10, 0xff19), ...between(0xff21, 0xff3a), ...between(0xff41, 0xff5a)];
  for (const one of wide) expect(plainOf(one)).toBe(one.normalize('NFKC'));
  expect(plainOf('＠')).toBe('＠');
});

it('white space of every kind goes from both ends', () => {
  const white = between(0, 0xffff).filter((one) => /\p{White_Space}/u.test(one));
  for (const one of white) expect(plainOf(`${one}${one}1 2${one}`)).toBe('1 2');
});

it('one plain space at the start stays, which may be a plus sign of a query', () => {
  expect(plainOf(' 55 11')).toBe(' 55 11');
  expect(plainOf('  55 11')).toBe('55 11');
  expect(plainOf('\u200b 55 11')).toBe(' 55 11');
  expect(plainOf('\u00a055 11')).toBe('55 11');
});

it('text in ASCII stays as it is, but for its ends', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(plainOf(`.${text}.`)).toBe(`.${text}.`)));
});

it('a plain value is plain already', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => void expect(plainOf(plainOf(text))).toBe(plainOf(text)),
    ),
  );
});

import { codePointTable } from './code-point-table.ts';

export const LETTER = 1;
export const MARK = 2;
/** Digits, and other numbers such as ½ and Ⅷ. */
export const NUMBER = 4;
/** Decimal digits. */
export const DIGIT = 8;
/** Punctuation marks and symbols. */
export const SIGN = 16;
/** Closing brackets and quotation marks. */
export const CLOSER = 32;
/** Characters that `trim` removes. */
export const SPACE = 64;

/** The properties of a code point, each a bit. A surrogate has no properties. */
export const propertiesOf = /* @__PURE__ */ codePointTable([
  [LETTER, /\p{L}+/gu],
  [MARK, /\p{M}+/gu],
  [NUMBER, /\p{N}+/gu],
  [DIGIT, /\p{Nd}+/gu],
  [SIGN, /[\p{P}\p{S}]+/gu],
  [CLOSER, /[\p{Pe}\p{Pf}]+/gu],
  [SPACE, /\s+/gu],
]);

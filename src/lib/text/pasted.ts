/** Traces that a text brings along when it is copied from a PDF, a page or a spreadsheet. */

/** Soft hyphen, zero-width characters, marks of direction, invisible operators and the byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/g;
const NO_BREAK_SPACE = /[\u00a0\u2007\u202f]/g;
/** Hyphens and dashes of the General Punctuation block, and the minus sign. */
const DASH = /[\u2010-\u2015\u2212]/g;
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
/** Distance from a digit or letter of full width to the one of ASCII (Unicode, Halfwidth and Fullwidth Forms). */
const FROM_FULL_WIDTH = 0xfee0;

/** White space at both ends. One plain space at the start stays: a `+` that a query holds unencoded arrives as it. */
const ENDS = /^(?! \S)[\s\u0085]+|[\s\u0085]+$/g;

const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;

/** The value without the characters that nobody sees, and with plain ones for those that look like them. */
export function plainOf(value: string): string {
  if (PLAIN.test(value)) return value;
  return value
    .replace(INVISIBLE, '')
    .replace(ENDS, '')
    .replace(NO_BREAK_SPACE, ' ')
    .replace(DASH, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_FULL_WIDTH));
}

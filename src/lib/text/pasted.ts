/** Traces that a text brings along when it is copied from a PDF, a page or a spreadsheet. */

/** Soft hyphen, zero-width characters, marks of direction, invisible operators and the byte order mark. */
const INVISIBLE = /[\xad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
/** Hyphens and dashes of the General Punctuation block, and the minus sign. */
const DASHES = /[\u2010-\u2015\u2212]/g;
/** No-break spaces, and digits and letters of full width, capital or small: each has one character of ASCII for its compatibility decomposition. */
const COMPATIBLE = /[\xa0\u2007\u202f\uff10-\uff19\uff21-\uff3a]/gi;

/** White space at both ends. One plain space at the start stays: a `+` that a query holds unencoded arrives as it. */
const ENDS = /^(?! \S)[\s\x85]+|[\s\x85]+$/g;

const BEFORE = /^[\s\x85]+/;
// Tried only where a run begins: from each of its characters on, it would take the square of the run's length.
const AFTER = /(?<![\s\x85])[\s\x85]+$/;

/** A space at an end, or a character that is not of ASCII or not printed. */
const ODD = /^ | $|[^ -~]/;

/**
 * The value without the characters that nobody sees and without white space at its ends, and with plain characters for
 * those that look like them.
 */
export function plainOf(value: string): string {
  if (!ODD.test(value)) return value;
  return value
    .replace(INVISIBLE, '')
    .replace(ENDS, '')
    .replace(DASHES, '-')
    .replace(COMPATIBLE, (sign) => sign.normalize('NFKC'));
}

/** The white space at both ends of a value, and the plain text between. */
export function splitEnds(value: string): readonly [before: string, text: string, after: string] {
  if (!ODD.test(value)) return ['', value, ''];
  const seen = value.replace(INVISIBLE, '');
  const after = AFTER.exec(seen)?.[0] ?? '';
  const before = after.length === seen.length ? '' : (BEFORE.exec(seen)?.[0] ?? '');
  return [before, plainOf(seen.slice(before.length, seen.length - after.length)), after];
}

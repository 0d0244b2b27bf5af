/** Lists that data sets hold as one text, which is smaller than an array and is split only when it is needed. */

/** Splits a text at white space. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Splits a text at its commas. */
export function splitItems(text: string): string[] {
  return text.trim().split(/,\s+/);
}

/** Splits a text at its line breaks. */
export function splitLines(text: string): string[] {
  return text.trim().split('\n');
}

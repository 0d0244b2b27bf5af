/** Lists that data sets hold as one text, which is smaller than an array and is split only when it is needed. */

/** What white space separates. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** What commas separate. */
export function splitItems(text: string): string[] {
  return text.trim().split(/,\s+/);
}

/** What line breaks separate. */
export function splitLines(text: string): string[] {
  return text.trim().split('\n');
}

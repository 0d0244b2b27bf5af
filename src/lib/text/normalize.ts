/**
 * Unicode normalisation in time that grows with the text. A run of combining marks is sorted as a whole, which takes
 * the square of its length; the Stream-Safe Text Format (UAX #15, 13) cuts it with U+034F after 30.
 */

/** Combining marks in a row that are not too many. */
const MAX_MARKS = 30;

const BEYOND_LATIN = /[^\0-\u02ff]/;
// Tried only where a run of marks begins: from each of its marks on, it would take the square of the run's length.
const MANY_MARKS = /\p{M}(?<!\p{M}\p{M})\p{M}{30}/u;

/** Tests that a text has no more than 30 combining marks in a row. */
export function isStreamSafe(text: string): boolean {
  // Most texts are too short for so many marks, or have no marks: every mark lies beyond U+02FF.
  return text.length <= MAX_MARKS || !BEYOND_LATIN.test(text) || !MANY_MARKS.test(text);
}

/** Gives the text in a normalisation form. The result for a text that is not stream-safe includes what makes it so. */
export function normalize(text: string, form: 'NFC' | 'NFD'): string {
  if (form === 'NFC' && !BEYOND_LATIN.test(text)) return text;
  const safe = isStreamSafe(text) ? text : text.replace(/\p{M}{30}(?=\p{M})/gu, '$&\u034f');
  return safe.normalize(form);
}

import { plainOf } from '../lib/text/pasted.ts';

/** A code as it is compared: without punctuation, in capitals. */
export const cleanCode = (code: string): string =>
  plainOf(code)
    .replaceAll(/[\s.\-/]/g, '')
    .toUpperCase();

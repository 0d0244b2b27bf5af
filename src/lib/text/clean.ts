import { isPunctuation } from './punctuation.ts';

/** The common cleaning of a document: no spaces, `.`, `-` or `/`, letters in capitals. Nothing else is repaired. */
export function clean(value: string): string {
  let bare = '';
  let from = 0;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    // From a to z alone: capitals of the whole text would turn other letters into plain ones, such as ſ into S.
    const isSmall = code > 96 && code < 123;
    if (!isSmall && !isPunctuation(code)) continue;
    bare += value.slice(from, i) + (isSmall ? String.fromCharCode(code - 32) : '');
    from = i + 1;
  }
  return bare + value.slice(from);
}

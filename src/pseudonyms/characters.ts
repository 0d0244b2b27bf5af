/** How values are read and written: by their digits and letters, with all else left in its place. */
import { isPunctuation } from '../lib/text/punctuation.ts';

const BARE = /^[0-9A-Z]*$/;

/** The characters of a value without its punctuation, in capitals. */
export function bareOf(value: string): string {
  if (BARE.test(value)) return value;
  // Check before letters are turned into capitals: that would make plain ones of others, such as S of ſ.
  return value.replace(/[ ./-]+/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** The value with other characters in the places of those that `bareOf` gives, which are as many. */
export function writeInto(value: string, characters: string): string {
  if (value.length === characters.length) return characters;
  let text = '';
  let taken = 0;
  for (let i = 0; i < value.length; i++)
    text += isPunctuation(value.charCodeAt(i)) ? value[i] : characters[taken++];
  return text;
}

/**
 * Makes a number with right check digits as wrong as the one that was sent: each digit that differs from the right one moves by
 * the same difference, modulo 10. All three are of one length.
 */
export function moveDigits(sent: string, right: string, other: string): string {
  if (sent === right) return other;
  let moved = '';
  for (let i = 0; i < sent.length; i++)
    moved +=
      sent[i] === right[i]
        ? (other[i] as string)
        : (digitAt(other, i) + digitAt(sent, i) - digitAt(right, i) + 10) % 10;
  return moved;
}

/** Moves a check digit modulo 11 in the same way; `ten` stands for 10. */
export function moveModulo11(sent: string, right: string, other: string, ten: string): string {
  const valueOf = (sign: string) => (sign === ten ? 10 : Number(sign));
  const moved = (valueOf(other) + valueOf(sent) - valueOf(right) + 11) % 11;
  return moved === 10 ? ten : String(moved);
}

function digitAt(text: string, i: number): number {
  return text.charCodeAt(i) - 48;
}

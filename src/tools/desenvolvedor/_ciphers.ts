/** Classical ciphers of the 26 letters, case kept. An accented letter moves without its marks, which stay where they are. */
import { normalize } from '../../lib/text/normalize.ts';

/**
 * Replaces each letter A–Z: `move` gets its index 0–25 and gives the new index, which is taken mod 26. The text becomes
 * NFC.
 */
function moveLetters(text: string, move: (index: number) => number): string {
  // Replace whole runs: a call for each letter takes several times as long.
  const moved = normalize(text, 'NFD').replace(/[A-Za-z]+/g, (letters) => {
    let run = '';
    for (let i = 0; i < letters.length; i++) {
      const code = letters.charCodeAt(i);
      const first = code < 97 ? 65 : 97;
      run += String.fromCharCode(first + (((move(code - first) % 26) + 26) % 26));
    }
    return run;
  });
  return normalize(moved, 'NFC');
}

export function caesar(text: string, shift: number): string {
  return moveLetters(text, (index) => index + shift);
}

/** A for Z, B for Y: its own inverse. */
export function atbash(text: string): string {
  return moveLetters(text, (index) => 25 - index);
}

/** The key, of capital letters, advances with each letter that moves; `sign` is 1 to encode and -1 to decode. */
export function vigenere(text: string, key: string, sign: 1 | -1): string {
  let next = 0;
  return moveLetters(text, (index) => index + sign * (key.charCodeAt(next++ % key.length) - 65));
}

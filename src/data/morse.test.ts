import { expect, it } from 'vitest';
import { morseCodes, morseSignals, nationalMorseCodes } from './morse.ts';

/** Pairs of a text, each a character and its code. */
const pairs = (text: string) =>
  Object.fromEntries(
    [...text.trim().matchAll(/(\S+) +([.-]+)(?:\s|$)/g)].map(([, sign, code]) => [sign, code]),
  );

// Recommendation ITU-R M.1677-1 (10/2009), Annex 1, part I, section 1.1: letters, figures, punctuation marks.
const international = `
  A .-    B -...  C -.-.  D -..   E .     É ..-.. F ..-.  G --.   H ....  I ..    J .---  K -.-   L .-..  M --
  N -.    O ---   P .--.  Q --.-  R .-.   S ...   T -     U ..-   V ...-  W .--   X -..-  Y -.--  Z --..
  1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----. 0 -----
  . .-.-.-  , --..--  : ---...  ? ..--..  ' .----.  - -....-  / -..-.
  ( -.--.   ) -.--.-  " .-..-.  = -...-   + .-.-.   @ .--.-.`;

// These signs are not in the recommendation; amateurs send them ("Morse code" of Wikipedia).
const others = `! -.-.--  & .-...  ; -.-.-.  _ ..--.-  $ ...-..-`;

it('characters have their codes of ITU-R M.1677-1, and five more', () => {
  expect(morseCodes).toEqual({ ...pairs(international), ...pairs(others) });
});

it('signals are those of ITU-R M.1677-1, section 1.1.3, and distress', () => {
  // Understood, error, starting signal, end of work; SOS of the Radio Regulations.
  expect(morseSignals).toEqual(pairs('<SN> ...-.  <HH> ........  <KA> -.-.-  <SK> ...-.-  <SOS> ...---...'));
});

it('letters of national use have the codes of "Morse code", non-English extensions, of Wikipedia', () => {
  const published =
    'À .--.- Å .--.- Á .--.- Ä .-.- Æ .-.- Ç -.-.. È .-..- Ñ --.-- Ó ---. Ö ---. Ø ---. Ü ..--';
  expect(Object.fromEntries(nationalMorseCodes)).toEqual(pairs(published));
});

import { bareOf, writeInto } from './characters.ts';
import { codeOfLetters, LETTERS, lettersOf } from './letters.ts';
import { mapped, refused, type Rule } from './outcome.ts';

const SERIES = 2;
const NUMBERS = 1_000_000;

/** The rule of `passaporte`: two letters and six digits, which are one number. */
export const passaporteRule: Rule = (value, keyed) => {
  const passport = bareOf(value);
  if (!/^[A-Z]{2}\d{6}$/.test(passport)) return refused('passaporte', 'format');
  const x = codeOfLetters(passport.slice(0, SERIES)) * NUMBERS + Number(passport.slice(SERIES));
  const other = keyed.number('passaporte', '', LETTERS ** SERIES * NUMBERS, x);
  const letters = lettersOf(Math.floor(other / NUMBERS), SERIES);
  return mapped(writeInto(value, letters + String(other % NUMBERS).padStart(6, '0')));
};

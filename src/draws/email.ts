/** E-mail addresses made of names. */
import { below, digits, pick, type Random } from '../lib/random.ts';
import { drawGivenName, drawSurname, genders, plainLetters } from './people.ts';

const MAX_DIGITS = 4;

const forms: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}${last}`,
  (first, last) => `${first[0]}.${last}`,
  (first, last) => `${first}_${last}`,
];

/** An address at the host, which is written in small letters. */
export function drawEmail(random: Random, host: string): string {
  const first = plainLetters(drawGivenName(random, pick(random, genders)));
  const last = plainLetters(drawSurname(random, []));
  const local = pick(random, forms)(first, last) + digits(random, below(random, MAX_DIGITS + 1));
  return `${local}@${host}`;
}

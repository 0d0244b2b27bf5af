/** Finds rows by words of their names. */
import { fold } from '../lib/text/search.ts';
import { nextTurn } from '../lib/turns.ts';

/** Words that a query need not have, unless it has no others. */
const SMALL = new Set('de da do das dos e em a o para com por'.split(' '));

/** Rows that are folded before other work has its turn: some ten milliseconds. */
const ROWS_A_TURN = 2500;

/** Signs that no name has: they part the names of a row, and rows. */
const [NAME, ROW] = ['\n', '\r'];

/**
 * The names of each row as they are compared: words of small letters and digits of ASCII, a blank before and after each, and
 * a line before and after each name.
 */
export async function indexOf<Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): Promise<readonly string[]> {
  const index: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_TURN) {
    if (from > 0) await nextTurn();
    const part = rows.slice(from, from + ROWS_A_TURN).map((row) => namesOf(row).join(NAME));
    // A text of many rows is folded in a fifth of the time that the rows would take one by one.
    const folded = fold(ROW + part.join(ROW) + ROW)
      .replaceAll(/[^a-z0-9\n\r]+/g, ' ')
      .replaceAll(/ ?([\n\r]) ?/g, ' $1 ');
    for (const names of folded.split(ROW).slice(1, -1)) index.push(NAME + names + NAME);
  }
  return index;
}

/** The words of a query, folded as names are. */
const wordsOf = (query: string) => fold(query).match(/[a-z0-9]+/g) ?? [];

/** Gives the first digits of a code that a query may be, without punctuation; undefined where it has anything else. */
export function digitsOf(query: string): string | undefined {
  const digits = query.replaceAll(/[\s.\-/]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/**
 * Gives the places of the rows that a query finds, the nearest first: a name that is the query, one that begins with it, one
 * that has each of its words, one that has words that begin so. Of equals the name with fewer words comes first, then
 * the order of the table.
 */
export function search(
  index: readonly string[],
  places: readonly number[],
  query: string,
): readonly number[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !SMALL.has(word));
  const words = (telling.length > 0 ? telling : all).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const whole = ` ${all.join(' ')}`;
  const rankOf = (names: string) => {
    if (names.includes(`${NAME}${whole} ${NAME}`)) return 0;
    if (names.includes(`${NAME}${whole}`)) return 1;
    return words.every((word) => names.includes(`${word} `)) ? 2 : 3;
  };
  return places
    .flatMap((place) => {
      const names = index[place] as string;
      if (!words.every((word) => names.includes(word))) return [];
      const length = names.slice(1, names.indexOf(NAME, 1)).split(' ').length;
      return [{ place, rank: rankOf(names), length }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.length - b.length || a.place - b.place)
    .map(({ place }) => place);
}

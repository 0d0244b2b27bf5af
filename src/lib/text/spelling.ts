/** Guesses the name or choice that a misspelt one means. */
import { foldName, foldOwnName } from './folded.ts';

/** A longer name is not compared: that would cost more than the hint is worth. */
const LONGEST = 64;

/**
 * The candidates that a name probably means, the most likely first: the same but for case and signs, two neighbours
 * swapped, another letter changed, a synonym, one that differs in two letters and less than half of the name, then one
 * that holds the name or is held by it. `areSynonyms` gets folded names. Of several that are as likely, the wanted ones
 * come first.
 */
export function likelyMeant(
  name: string,
  candidates: readonly string[],
  areSynonyms: (a: string, b: string) => boolean = () => false,
  isWanted: (candidate: string) => boolean = () => false,
): readonly string[] {
  if (name.length > LONGEST) return [];
  const folded = foldName(name);
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(folded, foldOwnName(candidate), areSynonyms) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted(
      (a, b) =>
        Math.min(a.rank, HELD) - Math.min(b.rank, HELD) ||
        Number(isWanted(b.candidate)) - Number(isWanted(a.candidate)) ||
        a.rank - b.rank,
    )
    .map(({ candidate }) => candidate);
}

/** The rank of a candidate that holds the name or is held by it. */
const HELD = 3;

function rankOf(name: string, candidate: string, areSynonyms: (a: string, b: string) => boolean): number {
  if (name === candidate) return 0;
  const apart = distance(name, candidate, 2);
  if (apart === 1 && name.length > 2) return lettersOf(name) === lettersOf(candidate) ? 0.5 : 1;
  if (areSynonyms(name, candidate)) return 1.5;
  if (apart <= 2 && 2 * apart < name.length) return apart;
  const [short, long] = name.length < candidate.length ? [name, candidate] : [candidate, name];
  // If several candidates hold the name, the shortest adds the least to it.
  return short.length >= 3 && long.includes(short) ? HELD + (long.length - short.length) / 1000 : Infinity;
}

function lettersOf(name: string): string {
  return [...name].toSorted().join('');
}

/**
 * Letters to insert, leave out, change, or swap with their neighbour (optimal string alignment). Names that are more than
 * `most` apart may be infinitely far.
 */
export function distance(a: string, b: string, most = Infinity): number {
  // A letter that the other name has nowhere takes a change of its own.
  if (Math.abs(a.length - b.length) > most || lettersBeside(a, b) > most) return Infinity;
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const [above, row] = [rows[i - 1] as number[], [i]];
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + changed,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] as number) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) as number;
}

/** How many letters of a name another one has nowhere. */
function lettersBeside(name: string, other: string): number {
  let count = 0;
  for (let i = 0; i < name.length; i++) if (!other.includes(name.charAt(i))) count++;
  return count;
}

/**
 * Of some names, the one that a misspelt one most likely means; the first of equals, and undefined if none is like it:
 * alike but for case, or at most two letters (one, in a short name) inserted, left out, changed or swapped with their
 * neighbour (optimal string alignment).
 */
export function closest(name: string, candidates: readonly string[]): string | undefined {
  let [found, least]: [string | undefined, number] = [undefined, 3];
  for (const candidate of candidates) {
    const allowed = Math.min(candidate.length, name.length) <= 4 ? 1 : 2;
    if (Math.abs(candidate.length - name.length) > allowed) continue;
    const apart = distance(candidate.toLowerCase(), name.toLowerCase());
    if (apart <= allowed && apart < least) [found, least] = [candidate, apart];
  }
  return found;
}

function distance(a: string, b: string): number {
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

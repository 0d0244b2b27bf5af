/** Where a value lies: names of members and places in lists. */
export type Path = readonly (string | number)[];

/** A longer name is not a misspelt one. */
const LONGEST_NAME = 100;

/** A path as `details` names it: `canais[0].nome`. */
export function nameOf(path: Path): string {
  const name = path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`))
    .join('');
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

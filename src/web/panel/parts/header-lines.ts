/** Headers of a webhook as a person types them: one a line, `name: value`. */

/** Stands for a value that is stored and never shown. */
const HIDDEN = '••••••••';

export const linesOf = (names: readonly string[]): string =>
  names.map((name) => `${name}: ${HIDDEN}`).join('\n');

/** True for a text in which a value is still hidden, so that it cannot be sent again. */
export const hidesValues = (text: string): boolean => text.includes(HIDDEN);

/**
 * The changes from the headers that there are to those typed: a value of null takes one away, and a value that is still
 * hidden stays. Null where a line has no colon.
 */
export function changesIn(text: string, names: readonly string[]): Record<string, string | null> | null {
  const changes: Record<string, string | null> = Object.fromEntries(names.map((name) => [name, null]));
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    if (colon < 0) return null;
    const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    delete changes[name.toLowerCase()];
    if (value !== HIDDEN) changes[name] = value;
  }
  return changes;
}

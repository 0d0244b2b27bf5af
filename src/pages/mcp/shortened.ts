/** Answers in a length that an agent's context holds. */
import { isRecord } from './json.ts';

/** A value whose lists and texts are cut, and how many items or characters those had that were cut, by their paths. */
export interface Shortened {
  readonly value: unknown;
  readonly counts: Readonly<Record<string, number>>;
}

/** Characters that are left of a long text. */
const TEXT = 2_000;

/** Cuts the lists of a value to so many items, at any depth. The paths of items have `*`: `tables.clientes`, `faixas.*.notas`. */
export function shorten(value: unknown, most: number): Shortened {
  const counts: Record<string, number> = {};
  return { value: cut(value, ''), counts };

  function note(path: string, count: number): void {
    counts[path] = Math.max(counts[path] ?? 0, count);
  }

  function cut(one: unknown, path: string): unknown {
    const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
    if (typeof one === 'string' && one.length > TEXT) {
      note(path, one.length);
      return `${one.slice(0, TEXT)}…`;
    }
    if (Array.isArray(one)) {
      if (one.length > most) note(path, one.length);
      return one.slice(0, most).map((item) => cut(item, inside('*')));
    }
    if (!isRecord(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, cut(member, inside(key))]));
  }
}

/** Characters of JSON that an answer takes unless all of it is asked for. */
export const LONGEST = 25_000;

/** Items that are left of each list of a long answer: the most with which it fits. */
const LEFT = [3, 2, 1, 0];

/** A long answer, cut so that it fits. */
export function shortenLong(answer: unknown): Shortened {
  const ways = LEFT.map((most) => shorten(answer, most));
  return ways.find(({ value }) => JSON.stringify(value).length <= LONGEST) ?? (ways.at(-1) as Shortened);
}

/** The type of a drawing, which stands in its place in an answer. */
export const DRAWING = 'image/svg+xml';

/** An answer, and the drawings that were taken out of it. */
export interface WithoutDrawings {
  readonly value: unknown;
  readonly drawings: readonly string[];
}

export function withoutDrawings(answer: unknown): WithoutDrawings {
  const drawings: string[] = [];
  return { value: without(answer), drawings };

  function without(one: unknown): unknown {
    if (typeof one === 'string' && one.startsWith('<svg')) {
      drawings.push(one);
      return DRAWING;
    }
    if (Array.isArray(one)) return one.map(without);
    if (!isRecord(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, without(member)]));
  }
}

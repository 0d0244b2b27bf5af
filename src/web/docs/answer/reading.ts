/** Finds the value in an answer that a person asked for: its one number or text. */
import type { Values, WholeTool } from '../core/types.ts';

export interface Hero {
  readonly name: string;
  /** Path to the value, if deeper than the answer itself. */
  readonly path?: readonly string[];
  readonly value: unknown;
  /** The values that it is joined of. */
  readonly parts?: readonly unknown[];
}

export interface Reading {
  readonly hero: Hero | null;
  /** Items that were generated, where the answer is a list of them. */
  readonly items: readonly unknown[] | null;
  /** The field that holds the items. */
  readonly at?: string;
}

/** Most values that are joined to a text; more become a list. */
const MAX_JOINED = 4;

/** Fields that describe an answer, and are not part of its result. */
export const ASIDE: ReadonlySet<string> = new Set([
  'premissas',
  'assumptions',
  'aviso',
  'disclaimer',
  'tabela',
  'avisos',
  'warnings',
  'comparacao',
  'explicacao',
]);

const isOne = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

interface Named extends Pick<WholeTool, 'inputSchema'> {
  /** The paths of the main value. */
  readonly result: readonly string[];
}

/**
 * Finds the value that the tool names. If the tool names none, it takes a list of texts that comes first, or the first
 * number or text in a field that was not part of the input.
 */
export function readAnswer({ inputSchema, result }: Named, input: Values, answer: unknown): Reading {
  if (typeof answer !== 'object' || answer === null) return { hero: null, items: null };
  const values = answer as Values;
  const asked = inputSchema.properties ?? {};
  const entries = Object.entries(values).filter(([name]) => !ASIDE.has(name));
  const own = entries.filter(([name, value]) => isOne(value) && !Object.hasOwn(asked, name));
  const { name, path, value, parts } = namedIn(result, input, answer) ?? firstOf(entries, own) ?? {};
  if (name === undefined) return { hero: null, items: null };
  // Values of many objects are read in the table of these objects.
  if (Array.isArray(value) && path?.includes('*') && path.at(-1) !== '*') return { hero: null, items: null };
  return Array.isArray(value)
    ? { hero: null, items: value, at: path?.[0] ?? name }
    : { hero: { name, value, ...(path && { path }), ...(parts && { parts }) }, items: null };
}

/** Finds the first of the paths that leads to a value; a value that was sent is taken only if there is no other. */
function namedIn(paths: readonly string[], input: Values, answer: unknown): Hero | undefined {
  const found = paths.flatMap((text) => {
    const path = text.split('.');
    const at = valuesAt(answer, path);
    const all = [at].flat();
    if (all.length === 0 || !all.every(isOne)) return [];
    const name = path.findLast((part) => part !== '*' && !/^\d+$/.test(part)) ?? text;
    const isList = Array.isArray(at) && (!path.includes('*') || all.length > MAX_JOINED);
    const isJoined = !isList && all.length > 1;
    const value = isList ? all : isJoined ? all.join(' · ') : all[0];
    return [{ name, path, value, ...(isJoined && { parts: all }) }];
  });
  const sent = new Set(Object.values(input).map(String));
  return found.find(({ value }) => !sent.has(String(value))) ?? found[0];
}

/** Gives the value at a path, of each item where it has a `*`; an empty list where it leads nowhere. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value ?? [];
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return typeof value === 'object' && value !== null ? valuesAt((value as Values)[key], rest) : [];
}

type Entry = readonly [name: string, value: unknown];

function firstOf(entries: readonly Entry[], own: readonly Entry[]): Hero | undefined {
  const [first] = entries;
  const isList = first && Array.isArray(first[1]) && first[1].length > 0 && first[1].every(isOne);
  const found = isList
    ? first
    : (own.find(([, value]) => typeof value === 'number') ??
      own.find(([, value]) => typeof value === 'string') ??
      entries.find(([, value]) => typeof value === 'number' || typeof value === 'string'));
  return found && { name: found[0], value: found[1] };
}

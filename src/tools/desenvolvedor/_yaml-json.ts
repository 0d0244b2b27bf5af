import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { JsonMember, JsonNode } from './_json/tree.ts';
import { MAX_DEPTH, YamlError } from './_yaml-error.ts';

/** Values of a document whose aliases are written out. */
const MAX_VALUES = 20_000;

/** How often an anchor may be used, times the same of an anchor inside it: `maxAliasCount` of the library. */
const MAX_ALIASES = 100;

/** A value in JSON, and what it is with its aliases written out. */
interface Built {
  readonly json: JsonNode;
  /** The value as the name of a member; null for a collection. */
  readonly name: string | null;
  readonly values: number;
  /** Levels of collections in it. */
  readonly depth: number;
  /** The most uses of an anchor in it, times the same of the anchors inside that; 1 without any. */
  readonly weight: number;
}

interface Anchored {
  /** Null while its value is read. */
  built: Built | null;
  uses: number;
}

/** A node of the library as JSON, integers as they are written. Throws `YamlError`. */
export function toJson(root: unknown): { readonly root: JsonNode; readonly hasAliases: boolean } {
  // The last one of each name so far.
  const anchors = new Map<string, Anchored>();
  let hasAliases = false;

  function build(node: unknown, level: number): Built {
    if (isAlias(node)) {
      hasAliases = true;
      return use(node.source, startOf(node), level);
    }
    const { anchor } = (node ?? {}) as { readonly anchor?: string };
    const entry: Anchored = { built: null, uses: 0 };
    if (anchor !== undefined) anchors.set(anchor, entry);
    entry.built = buildNew(node, level);
    return entry.built;
  }

  function use(name: string, offset: number, level: number): Built {
    const entry = anchors.get(name);
    if (!entry) throw new YamlError('unknown-alias', offset);
    const { built } = entry;
    // A value without an end has itself inside.
    if (!built) throw new YamlError('alias-bomb', offset);
    const weight = ++entry.uses * built.weight;
    if (weight > MAX_ALIASES) throw new YamlError('alias-bomb', offset);
    if (level + built.depth > MAX_DEPTH) throw new YamlError('depth', offset);
    return { ...built, weight };
  }

  function buildNew(node: unknown, level: number): Built {
    if (!isMap(node) && !isSeq(node)) return scalar(node);
    if (level >= MAX_DEPTH) throw new YamlError('depth', startOf(node));
    const inside: Built[] = [];
    const add = (part: unknown) => {
      const built = build(part, level + 1);
      inside.push(built);
      return built;
    };
    const json = isMap(node)
      ? { members: membersOf(node.items, add) }
      : { items: node.items.map((item) => add(item).json) };
    let [values, depth, weight] = [1, 0, 1];
    for (const built of inside) {
      values += built.values;
      depth = Math.max(depth, built.depth);
      weight = Math.max(weight, built.weight);
    }
    // The tokens bound what is written, so only aliases can make it so many.
    if (values > MAX_VALUES) throw new YamlError('alias-bomb', startOf(node));
    return { json, name: null, values, depth: depth + 1, weight };
  }

  return { root: build(root, 0).json, hasAliases };
}

interface Member {
  readonly key: unknown;
  readonly value: unknown;
}

function membersOf(pairs: readonly Member[], add: (node: unknown) => Built): JsonMember[] {
  const names = new Set<string>();
  return pairs.map(({ key, value }) => {
    const { name } = add(key);
    if (name === null) throw new YamlError('not-json', startOf(key));
    if (names.has(name)) throw new YamlError('duplicate-key', startOf(key));
    names.add(name);
    return { key: JSON.stringify(name), name, value: add(value).json };
  });
}

function scalar(node: unknown): Built {
  const value = isScalar(node) ? node.value : null;
  const json = typeof value === 'number' ? numberOf(node as Scalar, value) : JSON.stringify(value);
  const name = typeof value === 'string' ? value : json;
  return { json, name, values: 1, depth: 0, weight: 1 };
}

/** An integer with all of its digits, any other number as JavaScript writes the double. */
function numberOf(node: Scalar, value: number): string {
  const source = node.source as string;
  // Octal or hexadecimal: no float has these letters.
  if (/[ox]/.test(source)) return String(BigInt(source));
  if (node.tag?.endsWith(':float') !== true && /^[-+]?\d+$/.test(source)) {
    const digits = source.replace(/[-+]?0*(?=\d)/, '');
    return source.startsWith('-') && digits !== '0' ? `-${digits}` : digits;
  }
  if (!Number.isFinite(value)) throw new YamlError('not-json', startOf(node));
  return JSON.stringify(value);
}

/** Where a node begins. One that the library made of nothing may have no place: the start of the text. */
function startOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}

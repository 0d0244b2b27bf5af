import { isDigit, scannerOf } from './scan.ts';
import type { JsonArray, JsonFacts, JsonMember, JsonNode, JsonObject } from './tree.ts';

export const MAX_JSON_DEPTH = 500;

// Findings of each kind that are listed; all are counted. Their paths may be as long as the text.
const MAX_FINDINGS = 100;
const MAX_PATH = 1000;

const LARGEST_SAFE = String(Number.MAX_SAFE_INTEGER);
const LITERALS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };

/** Reads a text. Throws `JsonSyntaxError`. */
export function readJson(text: string): { readonly root: JsonNode; readonly facts: JsonFacts } {
  const facts: JsonFacts = {
    depth: 0,
    keys: 0,
    duplicateKeys: [],
    unsafeIntegers: [],
    duplicateKeyCount: 0,
    unsafeIntegerCount: 0,
  };
  const scan = scannerOf(text);
  const { skipSpace, take, readString, fail } = scan;

  function readNumber(path: string): string {
    const value = scan.readNumber();
    if (isUnsafe(value) && !/[.e]/i.test(value) && facts.unsafeIntegerCount++ < MAX_FINDINGS)
      facts.unsafeIntegers.push({ value, path, line: scan.line });
    return value;
  }

  function readObject(path: string, level: number): JsonObject {
    const members: JsonMember[] = [];
    const names = new Set<string>();
    take('{');
    skipSpace();
    if (scan.peek() === '}') {
      take('}');
      return { members };
    }
    do {
      skipSpace();
      const keyLine = scan.line;
      const key = readString();
      const name = key.includes('\\') ? (JSON.parse(key) as string) : key.slice(1, -1);
      const inner = pathTo(path, name);
      facts.keys++;
      if (names.has(name) && facts.duplicateKeyCount++ < MAX_FINDINGS) {
        facts.duplicateKeys.push({ path: inner, line: keyLine });
      }
      names.add(name);
      skipSpace();
      take(':');
      members.push({ key, name, value: readValue(inner, level) });
      skipSpace();
    } while (take(',}') === ',');
    return { members };
  }

  function readArray(path: string, level: number): JsonArray {
    const items: JsonNode[] = [];
    take('[');
    skipSpace();
    if (scan.peek() === ']') {
      take(']');
      return { items };
    }
    do {
      items.push(readValue(pathTo(path, String(items.length)), level));
      skipSpace();
    } while (take(',]') === ',');
    return { items };
  }

  function readValue(path: string, outer: number): JsonNode {
    skipSpace();
    const first = scan.peek();
    if (first === '{' || first === '[') {
      const level = outer + 1;
      if (level > MAX_JSON_DEPTH) fail(scan.at, true);
      facts.depth = Math.max(facts.depth, level);
      return first === '{' ? readObject(path, level) : readArray(path, level);
    }
    if (first === '"') return readString();
    if (first === '-' || isDigit(first)) return readNumber(path);
    const literal = LITERALS[first];
    return literal === undefined ? fail() : scan.readLiteral(literal);
  }

  const root = readValue('', 0);
  skipSpace();
  if (scan.at < text.length) fail();
  return { root, facts };
}

function isUnsafe(integer: string): boolean {
  const digits = integer.startsWith('-') ? integer.slice(1) : integer;
  const { length } = LARGEST_SAFE;
  return digits.length > length || (digits.length === length && digits > LARGEST_SAFE);
}

function pathTo(path: string, name: string): string {
  if (path.length > MAX_PATH) return path;
  const inner = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return inner.length > MAX_PATH ? `${inner.slice(0, MAX_PATH)}…` : inner;
}

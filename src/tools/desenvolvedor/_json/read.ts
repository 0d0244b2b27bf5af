import type { JsonArray, JsonFacts, JsonMember, JsonNode, JsonObject } from './tree.ts';

export const MAX_JSON_DEPTH = 500;

// Findings of each kind that are listed; all are counted. Their paths may be as long as the text.
const MAX_FINDINGS = 100;
const MAX_PATH = 1000;

/** The place of a syntax error: the first character with which no valid JSON can go on, or the text's end. */
export class JsonSyntaxError extends Error {
  /** 0-based, in UTF-16 units. */
  readonly position: number;
  readonly tooDeep: boolean;

  constructor(position: number, tooDeep: boolean) {
    super();
    this.position = position;
    this.tooDeep = tooDeep;
  }
}

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
  let at = 0;
  let line = 1;

  const fail = (position = at, tooDeep = false): never => {
    throw new JsonSyntaxError(position, tooDeep);
  };

  function skipSpace(): void {
    for (; at < text.length; at++) {
      const character = text[at];
      if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) line++;
      else if (character !== ' ' && character !== '\t' && character !== '\r') return;
    }
  }

  function take(characters: string): string {
    const character = text[at];
    if (character === undefined || !characters.includes(character)) return fail();
    at++;
    return character;
  }

  function readLiteral(literal: string): string {
    for (const character of literal) take(character);
    return literal;
  }

  function readDigits(): void {
    take('0123456789');
    while (isDigit(text[at])) at++;
  }

  function readNumber(path: string): string {
    const start = at;
    if (text[at] === '-') at++;
    if (text[at] === '0') at++;
    else readDigits();
    const integer = text.slice(start, at);
    if (text[at] === '.') {
      at++;
      readDigits();
    }
    if (text[at] === 'e' || text[at] === 'E') {
      at++;
      if (text[at] === '+' || text[at] === '-') at++;
      readDigits();
    }
    const value = text.slice(start, at);
    if (value === integer && isUnsafe(value)) {
      if (facts.unsafeIntegerCount++ < MAX_FINDINGS) facts.unsafeIntegers.push({ value, path, line });
    }
    return value;
  }

  function readString(): string {
    const start = at;
    take('"');
    for (; text[at] !== '"'; at++) {
      if (at >= text.length || text.charCodeAt(at) < 0x20) fail();
      if (text[at] !== '\\') continue;
      at++;
      if (text[at] === 'u') {
        for (let i = 0; i < 4; i++) if (!/[0-9a-f]/i.test(text.charAt(++at))) fail();
      } else if (!/["\\/bfnrt]/.test(text.charAt(at))) fail();
    }
    at++;
    return text.slice(start, at);
  }

  function readObject(path: string, level: number): JsonObject {
    const members: JsonMember[] = [];
    const names = new Set<string>();
    at++;
    skipSpace();
    if (text[at] === '}') {
      at++;
      return { members };
    }
    do {
      skipSpace();
      const keyLine = line;
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
    at++;
    skipSpace();
    if (text[at] === ']') {
      at++;
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
    const first = text[at] ?? '';
    if (first === '{' || first === '[') {
      const level = outer + 1;
      if (level > MAX_JSON_DEPTH) fail(at, true);
      facts.depth = Math.max(facts.depth, level);
      return first === '{' ? readObject(path, level) : readArray(path, level);
    }
    if (first === '"') return readString();
    if (first === '-' || isDigit(first)) return readNumber(path);
    const literal = LITERALS[first];
    return literal === undefined ? fail() : readLiteral(literal);
  }

  const root = readValue('', 0);
  skipSpace();
  if (at < text.length) fail();
  return { root, facts };
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
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

/** The tokens of a JSON text (RFC 8259), read one after another. */

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

/** A place in a text, which moves on with each token that is read. */
export interface Scanner {
  readonly at: number;
  /** From 1. */
  readonly line: number;
  /** The next character; empty at the end. */
  peek(): string;
  skipSpace(): void;
  /** Reads one of some characters. This and the others throw a `JsonSyntaxError` where something else comes. */
  take(characters: string): string;
  readLiteral(literal: string): string;
  readNumber(): string;
  readString(): string;
  fail(position?: number, tooDeep?: boolean): never;
}

export function scannerOf(text: string): Scanner {
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

  function readNumber(): string {
    const start = at;
    if (text[at] === '-') at++;
    if (text[at] === '0') at++;
    else readDigits();
    if (text[at] === '.') {
      at++;
      readDigits();
    }
    if (text[at] === 'e' || text[at] === 'E') {
      at++;
      if (text[at] === '+' || text[at] === '-') at++;
      readDigits();
    }
    return text.slice(start, at);
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

  return {
    get at() {
      return at;
    },
    get line() {
      return line;
    },
    peek: () => text[at] ?? '',
    skipSpace,
    take,
    readLiteral,
    readNumber,
    readString,
    fail,
  };
}

export function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

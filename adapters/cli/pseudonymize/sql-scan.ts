/** Where things end in SQL: outside quotes, comments and the bodies of functions. */

export type Dialect = 'pgdump' | 'mysqldump';

/** Characters that a sign of SQL may need behind it: the tag of a dollar quote has 63. */
const AHEAD = 70;
const SIGNS = /['"`$,;()[\]]|--|\/\*|#/g;
/** The same with the words that open and close a body without quotes (`BEGIN ATOMIC`, for which psql counts the same ones). */
const SIGNS_AND_WORDS =
  /['"`$,;()[\]]|--|\/\*|#|(?<![\w$\u0080-\u00ff])(?:begin|case|end)(?![\w$\u0080-\u00ff])/gi;
const TAG = /\$(?:[A-Za-z_\u0080-\u00ff][\w\u0080-\u00ff]*)?\$/y;
const NAME_SIGN = /[\w$\u0080-\u00ff]/;

/** Finds the first of some signs outside all brackets and quotes. It goes on with further pieces of the same text. */
export class Scan {
  /** Where to go on, once no sign was found. */
  at = 0;
  readonly #stops: string;
  readonly #dialect: Dialect;
  readonly #signs: RegExp;
  #depth = 0;
  #bodies = 0;
  /** The text that ends a quote or comment that is open. */
  #end: string | undefined;
  #hasEscapes = false;
  #comments = 0;

  constructor(dialect: Dialect, stops: string, isRoutine = false) {
    this.#dialect = dialect;
    this.#stops = stops;
    this.#signs = isRoutine ? SIGNS_AND_WORDS : SIGNS;
  }

  /** The place of the sign, or −1: then `at` says up to where the text was read. `before` stands in front of the text. */
  find(text: string, from: number, before: string, isEnded: boolean): number {
    let at = from;
    for (;;) {
      if (this.#end !== undefined || this.#comments > 0) {
        at = this.#close(text, at, isEnded);
        if (at < 0) return -1;
      }
      const signs = this.#signs;
      signs.lastIndex = at;
      const match = signs.exec(text);
      if (!match || (match.index + AHEAD > text.length && !isEnded)) {
        // A sign or word may be cut at the end.
        this.at = Math.max(at, match ? match.index : isEnded ? text.length : text.length - AHEAD);
        if (match && this.at === match.index) return this.#atEnd(text, match, before);
        return -1;
      }
      const place = this.#read(text, match, before);
      if (place !== undefined) return place;
      at = this.#next;
    }
  }

  #next = 0;

  /** A sign near the end of what is there: commas and brackets need nothing behind them. */
  #atEnd(text: string, match: RegExpExecArray, before: string): number {
    if (!/^[,;()[\]]$/.test(match[0])) return -1;
    const place = this.#read(text, match, before);
    if (place !== undefined) return place;
    return this.find(text, this.#next, before, false);
  }

  #read(text: string, match: RegExpExecArray, before: string): number | undefined {
    const { index } = match;
    const sign = match[0];
    this.#next = index + sign.length;
    const isMysql = this.#dialect === 'mysqldump';
    const previous = index > 0 ? (text[index - 1] as string) : before;
    switch (sign) {
      case "'":
        this.#open("'", isMysql || this.#isEscaping(text, index, previous));
        return undefined;
      case '"':
        this.#open('"', isMysql);
        return undefined;
      case '`':
        if (isMysql) this.#open('`', false);
        return undefined;
      case '$': {
        TAG.lastIndex = index;
        const [tag] = isMysql || NAME_SIGN.test(previous) ? [] : (TAG.exec(text) ?? []);
        if (tag === undefined) return undefined;
        this.#next = index + tag.length;
        this.#open(tag, false);
        return undefined;
      }
      case '#':
        if (isMysql) this.#open('\n', false);
        return undefined;
      case '--':
        this.#open('\n', false);
        return undefined;
      case '/*':
        this.#comments = 1;
        return undefined;
      case '(':
      case '[':
        this.#depth++;
        return undefined;
      case ')':
      case ']':
        if (this.#depth === 0 && this.#stops.includes(sign)) return index;
        this.#depth--;
        return undefined;
      case ',':
      case ';':
        return this.#depth === 0 && this.#bodies === 0 && this.#stops.includes(sign) ? index : undefined;
      default:
        this.#countWord(sign.toLowerCase());
        return undefined;
    }
  }

  #countWord(word: string): void {
    if (word === 'begin' || (this.#bodies > 0 && word === 'case')) this.#bodies++;
    if (this.#bodies > 0 && word === 'end') this.#bodies--;
  }

  /** True if a quote is that of `E'…'`. */
  #isEscaping(text: string, index: number, previous: string): boolean {
    return /[eE]/.test(previous) && (index < 2 || !NAME_SIGN.test(text[index - 2] as string));
  }

  #open(end: string, hasEscapes: boolean): void {
    this.#end = end;
    this.#hasEscapes = hasEscapes;
  }

  /** The place behind the quote or comment that is open, or −1. */
  #close(text: string, from: number, isEnded: boolean): number {
    if (this.#comments > 0) return this.#closeComment(text, from);
    const end = this.#end as string;
    for (let at = from; ;) {
      const found = text.indexOf(end, at);
      const escaped = this.#hasEscapes ? text.indexOf('\\', at) : -1;
      if (escaped >= 0 && (found < 0 || escaped < found)) {
        at = escaped + 2;
        if (at <= text.length) continue;
        this.at = escaped;
        return -1;
      }
      if (found < 0) {
        this.at = isEnded ? text.length : Math.max(from, text.length - end.length + 1);
        return -1;
      }
      this.#end = undefined;
      return found + end.length;
    }
  }

  /** PostgreSQL nests comments, MySQL does not. */
  #closeComment(text: string, from: number): number {
    const marks = /\/\*|\*\//g;
    marks.lastIndex = from;
    for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
      if (mark[0] === '*/') this.#comments--;
      else if (this.#dialect === 'pgdump') this.#comments++;
      if (this.#comments === 0) return marks.lastIndex;
    }
    this.at = Math.max(from, text.length - 1);
    return -1;
  }
}

/** The place of a sign in a text that is whole, or −1. */
export function findSign(text: string, from: number, dialect: Dialect, stops: string): number {
  return new Scan(dialect, stops).find(text, from, '', true);
}

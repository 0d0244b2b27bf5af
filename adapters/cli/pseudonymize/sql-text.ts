/** The text of a dump, and how its parts are passed without being changed. */
import { Failure } from '../usage.ts';
import { LOOKED } from './rows.ts';
import { requireShort } from './sql-cells.ts';
import { type Dialect, Scan } from './sql-scan.ts';
import type { Steps, Window } from './window.ts';

/** Characters of a statement that is read as a whole. */
const MOST_STATEMENT = 16 * 2 ** 20;
const FIRST_LINE = '-- PostgreSQL database dump';

export class SqlText {
  readonly window: Window;
  readonly dialect: Dialect;
  /** Dumps whose first line was read, and not their last one. */
  #halves = 0;

  constructor(window: Window, dialect: Dialect) {
    this.window = window;
    this.dialect = dialect;
  }

  /** Passes white space and comments. */
  *passBlanks(): Steps {
    const { window, dialect } = this;
    for (;;) {
      yield* window.need(2);
      const { text, at } = window;
      if (at === text.length) return;
      const isHash = dialect === 'mysqldump' && text[at] === '#';
      if (/\s/.test(text[at] as string)) window.at++;
      else if (text.startsWith('--', at) || isHash) yield* this.passLine();
      else if (text.startsWith('/*', at)) yield* this.#passComment();
      else return;
    }
  }

  /** Passes the rest of a line. */
  *passLine(): Steps {
    const { window } = this;
    yield* window.need(64);
    if (window.text.startsWith(FIRST_LINE, window.at))
      this.#halves += window.text.startsWith(`${FIRST_LINE} complete`, window.at) ? -1 : 1;
    for (;;) {
      const end = window.text.indexOf('\n', window.at);
      window.at = end < 0 ? window.text.length : end + 1;
      if (end >= 0 || !(yield* window.more())) return;
    }
  }

  *#passComment(): Steps {
    const { window, dialect } = this;
    let depth = 0;
    for (;;) {
      const marks = /\/\*|\*\//g;
      marks.lastIndex = window.at;
      const mark = marks.exec(window.text);
      if (!mark) {
        window.at = Math.max(window.at, window.isEnded ? window.text.length : window.text.length - 1);
        if (!(yield* window.more()))
          throw new Failure({
            pt: `linha ${window.line()}: um comentário fica aberto`,
            en: `line ${window.line()}: a comment is left open`,
          });
        continue;
      }
      window.at = marks.lastIndex;
      if (mark[0] === '*/') depth--;
      else if (depth === 0 || dialect === 'pgdump') depth++;
      if (depth === 0) return;
    }
  }

  /** Passes a statement with its semicolon. */
  *passStatement(isRoutine = false): Steps {
    yield* this.#passUpTo(new Scan(this.dialect, ';', isRoutine), 1);
  }

  /** Passes a part of a row up to one of some signs, and so many characters more. */
  *passInRow(signs: string, more: number, line: () => number): Steps {
    if (!(yield* this.#passUpTo(new Scan(this.dialect, signs), more))) throw openRow(line());
  }

  /** Passes all up to the sign that a scan looks for, and so many characters more. False where the file ends first. */
  *#passUpTo(scan: Scan, more: number): Steps<boolean> {
    const { window } = this;
    for (;;) {
      const end = scan.find(window.text, window.at, window.before(window.at), window.isEnded);
      if (end >= 0) {
        window.at = end + more;
        return true;
      }
      window.at = scan.at;
      if (!(yield* window.more())) {
        window.at = window.text.length;
        return false;
      }
    }
  }

  /** The text of a statement, which is not passed yet. */
  *statementHere(): Steps<string> {
    const { window } = this;
    for (;;) {
      const end = this.#find(';');
      if (end >= 0 || window.isEnded) return window.text.slice(window.at, end < 0 ? undefined : end);
      if (window.text.length - window.at > MOST_STATEMENT)
        throw new Failure({
          pt: `linha ${window.line()}: um comando tem mais de ${MOST_STATEMENT} bytes`,
          en: `line ${window.line()}: a statement is longer than ${MOST_STATEMENT} bytes`,
        });
      yield* window.more();
    }
  }

  /** Where the expression ends that begins here. */
  *expressionEnd(line: () => number): Steps<number> {
    const { window } = this;
    for (;;) {
      const end = this.#find(',)');
      if (end >= 0) {
        requireShort(window.text.slice(window.at, end), line);
        return end;
      }
      if (window.isEnded) throw openRow(line());
      requireShort(window.text.slice(window.at), line);
      yield* window.more();
    }
  }

  /** True if the expression that begins here ends near by, so that it can be looked at. */
  isExpressionNear(): boolean {
    const end = this.#find(',)');
    return end >= 0 && end - this.window.at <= LOOKED;
  }

  #find(signs: string): number {
    const { window } = this;
    return new Scan(this.dialect, signs).find(
      window.text,
      window.at,
      window.before(window.at),
      window.isEnded,
    );
  }

  /** Throws where a dump by pg_dump has its first line, and not its last one. */
  requireWhole(): void {
    if (this.#halves > 0)
      throw new Failure({
        pt: `linha ${this.window.line()}: o dump acaba antes da última linha`,
        en: `line ${this.window.line()}: the dump ends before its last line`,
      });
  }
}

const openRow = (line: number) =>
  new Failure({
    pt: `linha ${line}: uma linha fica aberta até o fim do arquivo`,
    en: `line ${line}: a row is left open to the end of the file`,
  });

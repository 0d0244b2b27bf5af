/** The rows of INSERT, in brackets each. */
import { Failure } from '../usage.ts';
import type { Encoding } from './encoding.ts';
import type { Rows } from './rows.ts';
import { decodeCell, requireCount } from './sql-cells.ts';
import type { SqlText } from './sql-text.ts';
import { readLiteral, writeLiteral } from './sql-values.ts';
import { WaitingCells } from './waiting-cells.ts';
import type { Steps } from './window.ts';

export class InsertRows {
  readonly #sql: SqlText;
  readonly #encoding: Encoding;
  readonly #rows: Rows | undefined;
  /** The columns of a row; undefined where no list of them was seen. */
  readonly #count: number | undefined;

  constructor(sql: SqlText, encoding: Encoding, rows: Rows | undefined, count: number | undefined) {
    this.#sql = sql;
    this.#encoding = encoding;
    this.#rows = rows;
    this.#count = count;
  }

  /** Reads all rows, and the rest of the statement. */
  *read(): Steps {
    const { window } = this.#sql;
    for (;;) {
      yield* this.#sql.passBlanks();
      const sign = window.text[window.at];
      if (sign === '(') yield* this.#readRow();
      else if (sign === ',') window.at++;
      else return yield* this.#sql.passStatement();
    }
  }

  /** Reads a row from its bracket on. */
  *#readRow(): Steps {
    const { window } = this.#sql;
    const rows = this.#rows;
    const start = window.line();
    const line = () => start;
    const places = new Set(rows?.places());
    window.at++;
    if (rows && places.size === 0) {
      yield* this.#sql.passInRow(')', 1, line);
      return rows.end();
    }
    const waiting = new WaitingCells(window);
    for (let place = 0; ; place++) {
      if (rows?.isDerived(place)) {
        const end = yield* this.#sql.expressionEnd(line);
        window.replace(window.at, end, 'DEFAULT');
        window.at = end;
      } else if (rows && (rows.isRead(place) || (places.has(place) && this.#sql.isExpressionNear()))) {
        const end = yield* this.#sql.expressionEnd(line);
        this.#take(rows, place, end, { waiting, line });
        window.at = end;
      } else yield* this.#sql.passInRow(',)', 0, line);
      const sign = window.text[window.at];
      window.at++;
      if (sign === ',') continue;
      waiting.end();
      if (rows) requireCount(place + 1, this.#count, line);
      return rows?.end();
    }
  }

  /** Takes a cell, and writes those whose changes are then known, in the form of the literals that stood there. */
  #take(
    rows: Rows,
    place: number,
    end: number,
    { waiting, line }: { readonly waiting: WaitingCells; readonly line: () => number },
  ): void {
    const { window, dialect } = this.#sql;
    const sent = window.text.slice(window.at, end);
    const literal = readLiteral(sent, dialect);
    const isRead = rows.isRead(place);
    if (isRead && !literal)
      throw new Failure({
        pt: `linha ${line()}: uma coluna com regra tem uma expressão, e não um valor`,
        en: `line ${line()}: a column under a rule has an expression, and no value`,
      });
    if (rows.isChanged(place)) waiting.keep(place, end);
    const text = literal?.text;
    const value = typeof text === 'string' ? decodeCell(text, isRead, this.#encoding, line) : text;
    for (const [changed, other] of rows.take(place, value, line)) {
      const held = waiting.take(changed);
      const form = held && readLiteral(held.sent, dialect);
      if (form && other !== undefined)
        held.put(writeLiteral(other === null ? null : this.#encoding.encode(other), form, dialect));
    }
  }
}

/** The part of a file that is in memory, one character a byte: all before `at` is read, and what no reader changes is passed on. */
import { Failure } from '../usage.ts';

/** A reader: it asks for more of the file with each step. */
export type Steps<Result = void> = Generator<undefined, Result, undefined>;

/** Characters that may wait for the value of a column further on in their row. */
const MOST_HELD = 16 * 2 ** 20;

export class Window {
  text = '';
  at = 0;
  isEnded = false;
  /** Cells that wait for others. Nothing is passed on before the last of them is changed. */
  waiting = 0;
  /** True while nothing is written: a file is read for its structure first. */
  readonly #isDry: boolean;
  #from = 0;
  /** Line breaks before a place in the text, up to which they are counted. */
  #lines = 0;
  #counted = 0;
  #before = '';
  #out: string[] = [];
  #held = 0;

  constructor(isDry: boolean) {
    this.#isDry = isDry;
  }

  add(text: string): void {
    this.text += text;
  }

  /** The line of a place, from 1. */
  line(at = this.at): number {
    const [from, to] = [Math.min(at, this.#counted), Math.max(at, this.#counted)];
    const between = countLines(this.text.slice(from, to));
    if (at < this.#counted) return 1 + this.#lines - between;
    this.#lines += between;
    this.#counted = at;
    return 1 + this.#lines;
  }

  /** The character before a place, or an empty text. */
  before(at: number): string {
    return at > 0 ? (this.text[at - 1] as string) : this.#before;
  }

  /** Writes another text in place of a part that is read. */
  replace(start: number, end: number, text: string): void {
    this.#passTo(start);
    this.#push(text);
    this.#from = end;
  }

  /** Keeps the place of a part that is read, for a text that is known later. Gives what writes it. */
  keepPlace(start: number, end: number): (text: string) => void {
    const sent = this.text.slice(start, end);
    this.#passTo(start);
    const index = this.#push(sent) - 1;
    const out = this.#out;
    this.#from = end;
    return (text) => {
      if (!this.#isDry) out[index] = text;
    };
  }

  /** Gives up what is read, and waits for more. False at the end of the file. */
  *more(): Steps<boolean> {
    if (this.isEnded) return false;
    this.release();
    yield;
    return true;
  }

  /** Waits until so many characters are there, or the file ends. */
  *need(count: number): Steps {
    while (this.text.length - this.at < count && (yield* this.more()));
  }

  release(): void {
    this.#passTo(this.at);
    if (this.at === 0) return;
    this.#lines = this.line() - 1;
    this.#counted = 0;
    this.#before = this.text[this.at - 1] as string;
    this.text = this.text.slice(this.at);
    this.at = 0;
    this.#from = 0;
  }

  /** Takes what can be written by now. */
  take(): string {
    if (this.waiting > 0) {
      if (this.#held > MOST_HELD)
        throw new Failure({
          pt: `linha ${this.line()}: há mais de ${MOST_HELD} bytes entre uma coluna e o parâmetro dela`,
          en: `line ${this.line()}: more than ${MOST_HELD} bytes stand between a column and its parameter`,
        });
      return '';
    }
    const written = this.#out.join('');
    this.#out = [];
    this.#held = 0;
    return written;
  }

  #passTo(at: number): void {
    if (at <= this.#from) return;
    this.#push(this.text.slice(this.#from, at));
    this.#from = at;
  }

  #push(text: string): number {
    if (this.#isDry) return 0;
    this.#held += text.length;
    return this.#out.push(text);
  }
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Reads pieces of a file with a reader, and gives what is to be written. */
export async function* read(
  pieces: AsyncIterable<Uint8Array>,
  window: Window,
  steps: Steps,
): AsyncGenerator<string, void, undefined> {
  steps.next();
  for await (const piece of pieces) {
    window.add(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1'));
    steps.next();
    yield window.take();
  }
  window.isEnded = true;
  steps.next();
  window.release();
  yield window.take();
}

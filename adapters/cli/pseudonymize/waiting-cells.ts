import type { Window } from './window.ts';

/** A cell that is read, in the form in which it stood. */
export interface WaitingCell {
  readonly sent: string;
  put(text: string): void;
}

/** The cells of a row whose new texts are known further on in it. Nothing is passed on until each one has its text, or stays. */
export class WaitingCells {
  readonly #window: Window;
  readonly #cells = new Map<number, WaitingCell>();

  constructor(window: Window) {
    this.#window = window;
  }

  /** Keeps the cell of a place, from where the window stands to `end`. */
  keep(place: number, end: number): void {
    const { text, at } = this.#window;
    this.#cells.set(place, { sent: text.slice(at, end), put: this.#window.keepPlace(at, end) });
    this.#window.waiting++;
  }

  /** Gives the cell of a place, which waits no longer. */
  take(place: number): WaitingCell | undefined {
    const cell = this.#cells.get(place);
    if (this.#cells.delete(place)) this.#window.waiting--;
    return cell;
  }

  /** Ends the row: the cells that are left stay as they stood. */
  end(): void {
    this.#window.waiting -= this.#cells.size;
    this.#cells.clear();
  }
}

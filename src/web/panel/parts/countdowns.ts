/** Times that count down, and a call when one is over. */
import { h, put } from '../../shared/dom.ts';

const SECOND = 1000;
/** Least milliseconds between two calls: the work that is due may be late, and an account has a limit. */
const PAUSE = 5 * SECOND;

export interface Countdowns {
  /** Adds a text that shows the milliseconds left. */
  add(milliseconds: number, write: (left: number) => string): HTMLElement;
  /** Calls back soon, as what is under way may be over by then. */
  again(): void;
  /** Removes all countdowns. */
  clear(): void;
  /** Makes no more calls, whatever is added. */
  end(): void;
}

/** Makes countdowns. `onover` is called once for all that are over together. */
export function createCountdowns(onover: () => void): Countdowns {
  let running: {
    readonly end: number;
    readonly element: HTMLElement;
    readonly write: (left: number) => string;
  }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let hasEnded = false;
  let called = -Infinity;

  function tick(): void {
    timer = undefined;
    const now = Date.now();
    for (const { end, element, write } of running) put(element, write(end - now));
    if ((isOver || running.some(({ end }) => end <= now)) && now - called >= PAUSE) {
      isOver = false;
      called = now;
      onover();
    }
    arm();
  }
  function arm(): void {
    if (!hasEnded && (isOver || running.length > 0)) timer ??= setTimeout(tick, SECOND);
  }
  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    running = [];
    isOver = false;
  }

  return {
    add(milliseconds, write) {
      const element = h('span', null, write(milliseconds));
      running.push({ end: Date.now() + milliseconds, element, write });
      arm();
      return element;
    },
    again() {
      isOver = true;
      arm();
    },
    clear,
    end() {
      hasEnded = true;
      clear();
    },
  };
}

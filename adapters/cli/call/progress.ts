/** Milliseconds between two lines of progress. */
const EVERY = 200;

export interface Progress {
  /** Tells of a call that was answered. */
  count(isRefused: boolean): void;
  /** Takes the line away. */
  clear(): void;
}

/** A line on a terminal that says how far a command is. */
export function progressOn(say: (text: string) => void, now = () => performance.now()): Progress {
  const began = now();
  let [calls, refused, last, isShown] = [0, 0, began, false];
  return {
    count(isRefused) {
      calls++;
      refused += Number(isRefused);
      const at = now();
      if (at - last < EVERY) return;
      [last, isShown] = [at, true];
      const rate = Math.round((calls / (at - began)) * 1_000);
      say(`\r\u001b[K${calls} calls, ${refused} refused, ${rate} a second`);
    },
    clear() {
      if (isShown) say('\r\u001b[K');
      isShown = false;
    },
  };
}

export const noProgress: Progress = { count: () => undefined, clear: () => undefined };

export interface Progress {
  /** Tells of a call that was answered. */
  count(isRefused: boolean): void;
  /** Takes the line away. */
  clear(): void;
}

interface ProgressOptions {
  readonly now?: () => number;
  /** Milliseconds between two lines. */
  readonly every?: number;
  readonly write: (calls: number, refused: number, perSecond: number) => string;
}

/** A line on a terminal that says how far a command is. */
export function progressOn(
  say: (text: string) => void,
  { now = () => performance.now(), every = 200, write }: ProgressOptions,
): Progress {
  const began = now();
  let [calls, refused, last, isShown] = [0, 0, began, false];
  return {
    count(isRefused) {
      calls++;
      refused += Number(isRefused);
      const at = now();
      if (at - last < every) return;
      [last, isShown] = [at, true];
      say(`\r\u001b[K${write(calls, refused, Math.round((calls / (at - began)) * 1_000))}`);
    },
    clear() {
      if (isShown) say('\r\u001b[K');
      isShown = false;
    },
  };
}

export const noProgress: Progress = { count: () => undefined, clear: () => undefined };

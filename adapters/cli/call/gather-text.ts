/** Characters that are gathered before they are printed, and milliseconds after which they are at the latest. */
const [CHARACTERS, PATIENCE] = [65_536, 200];

/** Text that is printed in pieces of some size. */
export interface GatheredText {
  add(text: string): void;
  /** Prints what there is, if it is enough or has waited long; the first text at once, to show that the run works. */
  printIfDue(): Promise<void>;
  print(): Promise<void>;
}

export function gatherText(write: (text: string) => Promise<void>): GatheredText {
  let [waiting, printed] = ['', -Infinity];
  async function print(): Promise<void> {
    const piece = waiting;
    waiting = '';
    if (piece !== '') await write(piece);
    printed = performance.now();
  }
  return {
    add: (text) => void (waiting += text),
    async printIfDue() {
      if (waiting.length >= CHARACTERS || performance.now() - printed >= PATIENCE) await print();
    },
    print,
  };
}
